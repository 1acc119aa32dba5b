import { describe, expect, test } from 'vitest'
import { fallbackRates } from '../money/exchange.ts'
import type { Country } from '../places/countries.ts'
import { groupPurchases } from './group-purchases.ts'
import { traveler } from './testing/sample-trip.ts'
import { bought, summarizeForm } from './testing/trip-summary.ts'

const today = '2026-11-25'

const group = (
  country: Country,
  text: string,
  editionId: 'guide-2025-05' | 'law-2026-11' = 'guide-2025-05',
) =>
  groupPurchases({
    purchases: bought(text, country),
    travelers: [traveler('mei'), traveler('kenji')],
    homeCountry: 'JP',
    editionId,
    rates: fallbackRates,
    today,
  }).forms

type Case = [country: Country, edge: string, purchases: string, ...forms: string[]]

describe('the guide: one store on one day, from its own minimum on', () => {
  test.each<Case>([
    ['france', 'EUR 100.00 counts', '25 100.00 X', 'a 100.00, ready'],
    ['france', 'EUR 99.99 lacks a cent, today only', '25 99.99 X', 'a 99.99, short 0.01 by 2026-11-25'],
    ['france', 'two receipts of one day', '25 60 X; 25 40 X', 'a+b 100.00, ready'],
    [
      'france',
      'two days are two purchases',
      '24 60 X; 25 60 X',
      'a 60.00, lost: days-over 2026-11-24, 40.00',
      'b 60.00, short 40.00 by 2026-11-25',
    ],
    [
      'france',
      'two stores of one brand are two',
      '25 60 Chanel-Cambon; 25 60 Chanel-Montaigne',
      'a 60.00, short 40.00 by 2026-11-25',
      'b 60.00, short 40.00 by 2026-11-25',
    ],
    [
      'france',
      'a mall joins nothing',
      '25 60 X ~m; 25 60 Y ~m',
      'a 60.00, short 40.00 by 2026-11-25',
      'b 60.00, short 40.00 by 2026-11-25',
    ],
    ['spain', 'EUR 90.15 lacks a cent', '25 90.15 X', 'a 90.15, short 0.01 by 2026-11-25'],
    ['spain', 'EUR 90.16 counts', '25 90.16 X', 'a 90.16, ready'],
    ['spain', 'two receipts of one day', '25 45 X; 25 45.16 X', 'a+b 90.16, ready'],
    ['italy', 'EUR 154.93 lacks a cent', '25 154.93 X', 'a 154.93, short 0.01 by 2026-11-25'],
    ['italy', 'EUR 154.94 counts', '25 154.94 X', 'a 154.94, ready'],
    ['italy', 'two receipts of one day', '25 100 X; 25 54.94 X', 'a+b 154.94, ready'],
    ['germany', 'EUR 49.99 lacks a cent', '25 49.99 X', 'a 49.99, short 0.01 by 2026-11-25'],
    ['germany', 'EUR 50.00 counts', '25 50.00 X', 'a 50.00, ready'],
    ['germany', 'two receipts of one day', '25 30 X; 25 30 X', 'a+b 60.00, ready'],
    ['germany', 'yesterday’s store is closed', '24 49.99 X', 'a 49.99, lost: days-over 2026-11-24, 0.01'],
    ['germany', 'USD 54.00 at 1.08 counts', '25 USD54.00 X', 'a 50.00, ready'],
  ])('%s: %s', (country, _edge, text, ...forms) => {
    expect(group(country, text).map(summarizeForm)).toEqual(forms)
  })
})

describe('what today’s law says beside the guide', () => {
  test.each<[country: Country, edge: string, purchases: string, decided: boolean | null, ...law: string[]]>([
    ['spain', 'the guide says no, the law yes', '25 78 X', true, 'a 78.00, ready'],
    ['spain', 'both say yes', '25 90.16 X', null],
    ['italy', 'the guide says no, the law yes', '25 100 X', true, 'a 100.00, ready'],
    ['italy', 'both say no, by another sum', '25 60 X', false, 'a 60.00, short 10.01 by 2026-11-25'],
    [
      'germany',
      'the guide joins two receipts, the law does not',
      '25 30 X; 25 30 X',
      true,
      'a 30.00, short 20.01 by 2026-11-25',
      'b 30.00, short 20.01 by 2026-11-25',
    ],
    [
      'germany',
      'EUR 50.00: the guide says yes, the law no',
      '25 50.00 X',
      true,
      'a 50.00, short 0.01 by 2026-11-25',
    ],
    [
      'france',
      'the law joins two days, the guide does not',
      '24 60 X; 25 60 X',
      true,
      'a+b 120.00, ready, ask by 2026-11-26',
    ],
    ['france', 'both say no, by another cent', '25 60 X', false, 'a 60.00, short 40.01 by 2026-11-27'],
    ['france', 'both say yes: the law’s days add nothing to decide', '25 120 X', null],
  ])('%s: %s', (country, _edge, text, decided, ...law) => {
    const [form] = group(country, text)
    expect(form?.byLaw?.isDecidedDifferently ?? null).toBe(decided)
    expect(form?.byLaw?.forms.map(summarizeForm) ?? []).toEqual(law)
  })

  test('is one sentence with its source', () => {
    expect(group('france', '24 60 X; 25 31.90 X')[0]?.byLaw).toMatchObject({
      text: 'By law: EUR 8.11 more in the same store, at X by Thu 26 Nov turns EUR 91.90 into a form.',
      source: { kind: 'official' },
    })
  })

  test('is nothing where the law is what is computed', () => {
    expect(group('spain', '25 78 X', 'law-2026-11')[0]?.byLaw).toBeNull()
  })
})
