import { expect, test } from 'vitest'
import { fallbackRates } from '../../money/exchange.ts'
import { locationIdOf } from '../../places/location-id.ts'
import { readSummary } from './read-summary.ts'
import { suggest } from './suggest.ts'

test('every kind of suggestion falls into a reason, what to do, and its page, and nothing is lost', () => {
  const made = suggest({
    today: '2026-11-21',
    editionId: 'guide-2025-05',
    rates: fallbackRates,
    favoriteIds: [locationIdOf('france', 'paris'), locationIdOf('france', 'cdg')],
    destinations: ['Madrid'],
    calculations: [
      { id: 'one', day: '2026-09-01', purchase: { currency: 'EUR', cents: 125_000 }, country: 'france' },
      { id: 'two', day: '2026-11-20', purchase: { currency: 'USD', cents: 2000 }, country: 'spain' },
    ],
    talks: [{ id: 'three', questions: ['What comes back on 300 EUR?'], isIdle: true }],
  })
  expect(new Set(made.map(({ key }) => key.split(':')[0]))).toEqual(
    new Set(['deadline', 'unfinished', 'below-minimum', 'desk', 'guide']),
  )
  for (const { key, summary } of made) {
    const { reason, rest, page } = readSummary(summary)
    expect([reason, rest, page && `${page.label}: ${page.path}`].filter(Boolean).join(' ')).toBe(summary)
    expect(reason).toMatch(/^(?:You|[A-Z]\w+ is among) .*\.$/)
    expect(rest).not.toBe('')
    expect(Boolean(page)).toBe(/^(?:desk|guide):/.test(key))
  }
})

test('a summary of one sentence, of another origin, or empty stays whole', () => {
  expect(readSummary('Group two receipts')).toEqual({ reason: 'Group two receipts', rest: '', page: null })
  expect(readSummary('One. Two: /a/b and more')).toEqual({
    reason: 'One.',
    rest: 'Two: /a/b and more',
    page: null,
  })
  expect(readSummary('See: //elsewhere/page')).toMatchObject({ page: null })
  expect(readSummary('')).toEqual({ reason: '', rest: '', page: null })
})
