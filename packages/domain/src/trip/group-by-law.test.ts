import { describe, expect, test } from 'vitest'
import { fallbackRates } from '../money/exchange.ts'
import type { Country } from '../places/countries.ts'
import { newestLawEditionId } from '../vat/rules.ts'
import { groupPurchases } from './group-purchases.ts'
import { traveler } from './testing/sample-trip.ts'
import { bought, summarizeForm } from './testing/trip-summary.ts'

const group = (country: Country, text: string, today: string) =>
  groupPurchases({
    purchases: bought(text, country),
    travelers: [traveler('mei'), traveler('kenji')],
    homeCountry: 'JP',
    editionId: newestLawEditionId,
    rates: fallbackRates,
    today,
  }).forms

type Case = [edge: string, purchases: string, today: string, ...forms: string[]]

describe('France by law: more than EUR 100 with one seller on up to three days, counted from the first', () => {
  test.each<Case>([
    ['EUR 100.00 is not more than 100', '25 100.00 X', '2026-11-25', 'a 100.00, short 0.01 by 2026-11-27'],
    ['EUR 100.01 is', '25 100.01 X', '2026-11-25', 'a 100.01, ready, ask by 2026-11-27'],
    ['EUR 99.99 lacks two cents', '25 99.99 X', '2026-11-25', 'a 99.99, short 0.02 by 2026-11-27'],
    ['two days lack 22.40', '24 45.71 X; 25 31.90 X', '2026-11-25', 'a+b 77.61, short 22.40 by 2026-11-26'],
    [
      'the missing sum is enough',
      '24 45.71 X; 25 31.90 X; 26 22.40 X',
      '2026-11-26',
      'a+b+c 100.01, ready, ask by 2026-11-26',
    ],
    [
      'a cent less is not',
      '24 45.71 X; 25 31.90 X; 26 22.39 X',
      '2026-11-26',
      'a+b+c 100.00, short 0.01 by 2026-11-26',
    ],
    [
      'the first and the third day',
      '23 60 X; 25 40.01 X',
      '2026-11-25',
      'a+b 100.01, ready, ask by 2026-11-25',
    ],
    [
      'the first and the fourth day do not',
      '22 60 X; 25 60 X',
      '2026-11-25',
      'a 60.00, lost: days-over 2026-11-24, 40.01',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    ['on the third day it is still open', '22 92 X', '2026-11-24', 'a 92.00, short 8.01 by 2026-11-24'],
    ['on the fourth it is lost', '22 92 X', '2026-11-25', 'a 92.00, lost: days-over 2026-11-24, 8.01'],
    [
      'over the end of a month',
      '2026-11-30 60 X; 2026-12-02 60 X',
      '2026-12-02',
      'a+b 120.00, ready, ask by 2026-12-02',
    ],
    [
      'over the end of a leap February',
      '2028-02-28 60 X; 2028-03-01 60 X',
      '2028-03-01',
      'a+b 120.00, ready, ask by 2028-03-01',
    ],
    [
      'a leap February makes it the fourth day',
      '2028-02-27 60 X; 2028-03-01 60 X',
      '2028-03-01',
      'a 60.00, lost: days-over 2028-02-29, 40.01',
      'b 60.00, short 40.01 by 2028-03-03',
    ],
    [
      'over the end of a common February',
      '2027-02-27 60 X; 2027-03-01 60 X',
      '2027-03-01',
      'a+b 120.00, ready, ask by 2027-03-01',
    ],
    [
      'over New Year',
      '2026-12-31 60 X; 2027-01-02 60 X',
      '2027-01-02',
      'a+b 120.00, ready, ask by 2027-01-02',
    ],
    [
      'over the change to summer time',
      '2027-03-27 60 X; 2027-03-29 60 X',
      '2027-03-29',
      'a+b 120.00, ready, ask by 2027-03-29',
    ],
    [
      'over the change to winter time',
      '2026-10-24 60 X; 2026-10-26 60 X',
      '2026-10-26',
      'a+b 120.00, ready, ask by 2026-10-26',
    ],
    [
      'a purchase that is planned counts its own days',
      '27 60 X',
      '2026-11-25',
      'a 60.00, short 40.01 by 2026-11-29',
    ],
    [
      'a form that passes grows on',
      '24 120 X; 25 10 X',
      '2026-11-25',
      'a+b 130.00, ready, ask by 2026-11-26',
    ],
    [
      'four days make two forms',
      '22 120 X; 25 120 X',
      '2026-11-25',
      'a 120.00, ready, ask by 2026-11-24, over',
      'b 120.00, ready, ask by 2026-11-27',
    ],
    [
      'the middle joins the side that it completes',
      '22 60 X; 24 50 X; 26 40 X',
      '2026-11-26',
      'a+b 110.00, ready, ask by 2026-11-24, over',
      'c 40.00, short 60.01 by 2026-11-28',
    ],
    [
      'the middle is split between two forms',
      '22 60 X; 24 50 X; 24 60 X; 26 60 X',
      '2026-11-26',
      'a+b 110.00, ready, ask by 2026-11-24, over',
      'c+d 120.00, ready, ask by 2026-11-26',
    ],
    [
      'the day after the law’s last day for the goods',
      '2026-07-10 120 X',
      '2026-11-01',
      'a 120.00, lost: export-over 2026-10-31',
    ],
    [
      'the law’s last day for the goods itself',
      '2026-07-10 120 X',
      '2026-10-31',
      'a 120.00, ready, ask by 2026-07-12, over',
    ],
    [
      'over two months the earlier counts for the goods',
      '2026-07-31 60 X; 2026-08-01 60 X',
      '2026-11-01',
      'a+b 120.00, lost: export-over 2026-10-31',
    ],
  ])('%s', (_edge, text, today, ...forms) => {
    expect(group('france', text, today).map(summarizeForm)).toEqual(forms)
  })
})

describe('France: who is one seller', () => {
  const today = '2026-11-25'
  test.each<[edge: string, purchases: string, ...forms: string[]]>([
    [
      'two shops are not',
      '25 60 X; 25 60 Y',
      'a 60.00, short 40.01 by 2026-11-27',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    [
      'one name in two towns is not',
      '25 60 X @Paris; 25 60 X @Nice',
      'a 60.00, short 40.01 by 2026-11-27',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    [
      'one name, however it is written',
      '25 60 Galeries-Lafayette; 25 60 GALERIES_LAFAYETTE',
      'a+b 120.00, ready, ask by 2026-11-27',
    ],
    [
      'accents make no other name',
      '25 60 Hermès @Lille; 25 60 Hermes @Lille',
      'a+b 120.00, ready, ask by 2026-11-27',
    ],
    [
      'two shops of a brand in one town',
      '25 60 Chanel-Cambon; 25 60 Chanel-Montaigne',
      'a+b 120.00, ready, ask by 2026-11-27',
    ],
    [
      'a name that only begins like a brand',
      '25 60 Chanel; 25 60 Chanelle',
      'a 60.00, short 40.01 by 2026-11-27',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    [
      'one brand with two VAT numbers is not',
      '25 60 Chanel #FR1; 25 60 Chanel #FR2',
      'a 60.00, short 40.01 by 2026-11-27',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    ['two names with one VAT number', '25 60 X #FR-1; 25 60 Y #fr1', 'a+b 120.00, ready, ask by 2026-11-27'],
    ['one place with two names', '25 60 X !p; 25 60 Y !p', 'a+b 120.00, ready, ask by 2026-11-27'],
    ['a number is lent to the same shop', '25 60 X #FR1; 25 60 X', 'a+b 120.00, ready, ask by 2026-11-27'],
    [
      'a number is lent to neither of two',
      '25 60 X #FR1; 25 60 X #FR2; 25 60 X',
      'a 60.00, short 40.01 by 2026-11-27',
      'b 60.00, short 40.01 by 2026-11-27',
      'c 60.00, short 40.01 by 2026-11-27',
    ],
    [
      'two passports are two forms',
      '25 60 X ^mei; 25 60 X ^kenji',
      'a 60.00, short 40.01 by 2026-11-27',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    [
      'no passport chosen stands apart',
      '25 60 X ^mei; 25 60 X ^',
      'a 60.00, short 40.01 by 2026-11-27',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    [
      'what stands on an issued form is left out',
      '25 60 X =form; 25 60 X',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    ['shops of one mall that joins', '25 60 X ~m; 25 60 Y ~m', 'a+b 120.00, ready, ask by 2026-11-27'],
    [
      'shops of two malls are not',
      '25 60 X ~m; 25 60 Y ~n',
      'a 60.00, short 40.01 by 2026-11-27',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    [
      'a mall over four days is not',
      '22 60 X ~m; 25 60 Y ~m',
      'a 60.00, lost: days-over 2026-11-24, 40.01',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    [
      'seller or mall: the one that brings more',
      '25 60 X ~m; 25 60 X; 25 90 Y ~m',
      'a+c 150.00, ready, ask by 2026-11-27',
      'b 60.00, short 40.01 by 2026-11-27',
    ],
    [
      'seller and mall both, where the sums allow it',
      '25 60 X ~m; 25 60 X; 25 30 X ~m; 25 90 Y ~m',
      'a+b 120.00, ready, ask by 2026-11-27',
      'c+d 120.00, ready, ask by 2026-11-27',
    ],
    [
      'one invoice is not divided',
      '25 60 X ~m /i; 25 60 X ~m /i; 25 70 Y ~m; 25 60 X',
      'a+b+c 190.00, ready, ask by 2026-11-27',
      'd 60.00, short 40.01 by 2026-11-27',
    ],
  ])('%s', (_edge, text, ...forms) => {
    expect(group('france', text, today).map(summarizeForm).sort()).toEqual(forms)
  })
})

describe('Spain by law: every amount by itself', () => {
  test.each<Case>([
    ['one cent', '25 0.01 X', '2026-11-25', 'a 0.01, ready'],
    ['below the guide’s minimum', '25 78 X', '2026-11-25', 'a 78.00, ready'],
    ['one shop on one day: two forms', '25 40 X; 25 50 X', '2026-11-25', 'a 40.00, ready', 'b 50.00, ready'],
    ['one invoice: one form', '25 40 X /i; 25 50 X /i', '2026-11-25', 'a+b 90.00, ready'],
    ['0.00 is no purchase', '25 0 X', '2026-11-25', 'a 0.00, excluded: nothing'],
    ['the last day for the goods', '2026-07-31 40 X', '2026-10-31', 'a 40.00, ready'],
    ['the day after', '2026-07-31 40 X', '2026-11-01', 'a 40.00, lost: export-over 2026-10-31'],
    ['three days later nothing is lost', '20 40 X', '2026-11-25', 'a 40.00, ready'],
  ])('%s', (_edge, text, today, ...forms) => {
    expect(group('spain', text, today).map(summarizeForm)).toEqual(forms)
  })
})

describe('Italy and Germany by law: one document', () => {
  test.each<[country: Country, ...Case]>([
    [
      'italy',
      'EUR 70.00 is not more than 70',
      '25 70.00 X',
      '2026-11-25',
      'a 70.00, short 0.01 by 2026-11-25',
    ],
    ['italy', 'EUR 70.01 is', '25 70.01 X', '2026-11-25', 'a 70.01, ready'],
    [
      'italy',
      'the day after, the invoice is closed',
      '24 70.00 X',
      '2026-11-25',
      'a 70.00, lost: invoice-closed 2026-11-24, 0.01',
    ],
    [
      'italy',
      'two receipts of one shop and day',
      '25 40 X; 25 40 X',
      '2026-11-25',
      'a 40.00, short 30.01 by 2026-11-25',
      'b 40.00, short 30.01 by 2026-11-25',
    ],
    ['italy', 'the same on one invoice', '25 40 X /i; 25 40 X /i', '2026-11-25', 'a+b 80.00, ready'],
    [
      'italy',
      'one mall joins nothing',
      '25 40 X ~m; 25 40 Y ~m',
      '2026-11-25',
      'a 40.00, short 30.01 by 2026-11-25',
      'b 40.00, short 30.01 by 2026-11-25',
    ],
    [
      'italy',
      'one invoice is not of two sellers',
      '25 40 X /i; 25 40 Y /i',
      '2026-11-25',
      'a 40.00, short 30.01 by 2026-11-25',
      'b 40.00, short 30.01 by 2026-11-25',
    ],
    [
      'italy',
      'one invoice is not of two passports',
      '25 40 X /i; 25 40 X /i ^kenji',
      '2026-11-25',
      'a 40.00, short 30.01 by 2026-11-25',
      'b 40.00, short 30.01 by 2026-11-25',
    ],
    [
      'germany',
      'EUR 50.00 is not more than 50',
      '25 50.00 X',
      '2026-11-25',
      'a 50.00, short 0.01 by 2026-11-25',
    ],
    ['germany', 'EUR 50.01 is', '25 50.01 X', '2026-11-25', 'a 50.01, ready'],
    [
      'germany',
      'joining receipts is not allowed',
      '25 30 X; 25 30 X',
      '2026-11-25',
      'a 30.00, short 20.01 by 2026-11-25',
      'b 30.00, short 20.01 by 2026-11-25',
    ],
    ['germany', 'one invoice is', '25 30 X /i; 25 30 X /i', '2026-11-25', 'a+b 60.00, ready'],
    [
      'germany',
      'the day after, the receipt is closed',
      '24 30 X',
      '2026-11-25',
      'a 30.00, lost: invoice-closed 2026-11-24, 20.01',
    ],
  ])('%s: %s', (country, _edge, text, today, ...forms) => {
    expect(group(country, text, today).map(summarizeForm)).toEqual(forms)
  })
})

describe('other currencies count in euros at the day’s rate, rounded to the cent', () => {
  test.each<[edge: string, purchases: string, ...forms: string[]]>([
    ['USD 108.00 at 1.08 is EUR 100.00', '25 USD108.00 X', 'a 100.00, short 0.01 by 2026-11-27'],
    ['a cent more is EUR 100.01', '25 USD108.01 X', 'a 100.01, ready, ask by 2026-11-27'],
    ['JPY 16,321.00 at 163.21 is EUR 100.00', '25 JPY16321.00 X', 'a 100.00, short 0.01 by 2026-11-27'],
    ['JPY 16,321.81 is EUR 100.00496, down', '25 JPY16321.81 X', 'a 100.00, short 0.01 by 2026-11-27'],
    ['JPY 16,321.82 is EUR 100.00502, up', '25 JPY16321.82 X', 'a 100.01, ready, ask by 2026-11-27'],
    [
      'CHF 49 at 0.98, twice, is EUR 100.00',
      '24 CHF49 X; 25 CHF49 X',
      'a+b 100.00, short 0.01 by 2026-11-26',
    ],
    ['CHF and EUR on one form', '24 CHF49 X; 25 50.01 X', 'a+b 100.01, ready, ask by 2026-11-26'],
    ['GBP 86.00 at 0.86 is EUR 100.00', '25 GBP86 X', 'a 100.00, short 0.01 by 2026-11-27'],
  ])('%s', (_edge, text, ...forms) => {
    expect(group('france', text, '2026-11-25').map(summarizeForm)).toEqual(forms)
  })
})
