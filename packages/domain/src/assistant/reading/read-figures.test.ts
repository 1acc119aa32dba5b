import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, type Currency } from '../../money/currencies.ts'
import { readQuestion } from './read-question.ts'

const today = '2026-11-24'
const read = (text: string) => readQuestion(text, today)

describe('money in a sentence', () => {
  const western = (sign: string) => (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign)
  const styles: [name: string, group: (whole: string) => string, decimalSign: string][] = [
    ['English', western(','), '.'],
    ['German', western('.'), ','],
    ['French', western(' '), ','],
    ['French, narrow blank', western('\u202F'), ','],
    ['Swiss', western("'"), '.'],
    ['Swiss, typographic', western('’'), '.'],
    ['plain', (whole) => whole, '.'],
    ['plain, comma', (whole) => whole, ','],
  ]
  const signs: Record<Currency, [before: string[], behind: string[]]> = {
    EUR: [
      ['€', '€ ', 'EUR ', 'EUR'],
      ['€', ' €', ' EUR', ' euros', 'eur', ' Euro'],
    ],
    USD: [
      ['$', 'US$', 'US $', 'USD '],
      [' USD', ' dollars', ' US dollars', '$'],
    ],
    GBP: [
      ['£', 'GBP '],
      [' £', ' GBP', ' pounds'],
    ],
    JPY: [['JPY '], [' yen', '円', ' JPY']],
    CNY: [
      ['CNY ', 'RMB '],
      [' yuan', ' RMB', '元'],
    ],
    CAD: [
      ['C$', 'CA$', 'CAD '],
      [' CAD', ' canadian dollars', ' C$'],
    ],
    AUD: [
      ['A$', 'AU$', 'AUD '],
      [' AUD', ' australian dollars', ' A$'],
    ],
    CHF: [
      ['CHF ', 'CHF', 'Fr. '],
      [' CHF', ' francs', ' swiss francs'],
    ],
    SGD: [
      ['S$', 'SGD '],
      [' SGD', ' singapore dollars', ' S$'],
    ],
  }
  const sentences: ((money: string) => string)[] = [
    (money) => money,
    (money) => `What do I get back for ${money}?`,
    (money) => `I paid ${money} for it in Paris, terminal 2, on 12 March 2026.`,
    (money) => `A bag (${money}), bought in Rome at 17:30 by my son who is 15`,
  ]

  test.each(styles)(
    '%s style: what is printed in any of the nine currencies is read back',
    (_name, group, decimalSign) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 99_999_999_99 }),
          fc.constantFrom(...currencies),
          fc.boolean(),
          fc.nat(),
          fc.constantFrom(...sentences),
          (cents, currency, isBefore, pick, sentence) => {
            const [whole = '', fraction = ''] = (cents / 100).toFixed(2).split('.')
            const figure = group(whole) + decimalSign + fraction
            const [before, behind] = signs[currency]
            const money = isBefore
              ? `${before[pick % before.length]}${figure}`
              : `${figure}${behind[pick % behind.length]}`
            const { purchases, isAmountUnclear } = read(sentence(money))
            expect(purchases.map((purchase) => purchase.money)).toEqual([{ currency, cents }])
            expect(isAmountUnclear).toBe(false)
          },
        ),
      )
    },
  )

  test('a basket is the sum of its things', () => {
    const price = fc.integer({ min: 10, max: 90_000 })
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 4 }), (prices) => {
        const things = ['a coat', 'shoes', 'two ties', 'a belt']
        const list = prices.map((euros, index) => `${things[index]} for ${euros} euros`).join(' and ')
        expect(read(`${list} in Paris`).purchases).toMatchObject([
          {
            money: { currency: 'EUR', cents: prices.reduce((sum, euros) => sum + euros * 100, 0) },
            items: prices.length,
          },
        ])
      }),
    )
  })

  test('so many of one price are multiplied, whichever way it is said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 40, max: 9_000 }), (count, euros) => {
        const said = [
          `${count} bags at ${euros} euros each`,
          `${count} x ${euros} €`,
          `€${euros} x ${count}`,
          `${euros} euros each for ${count} bags`,
          `${count} bags, ${euros} euros each, in Rome`,
        ]
        for (const text of said)
          expect({ text, purchases: read(text).purchases }).toMatchObject({
            text,
            purchases: [{ money: { cents: count * euros * 100 }, items: count }],
          })
      }),
    )
  })
})

describe('a date', () => {
  const names = 'January February March April May June July August September October November December'.split(
    ' ',
  )
  const day = fc
    .date({
      min: new Date('2021-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10))
  const parts = (iso: string) => {
    const [year = '', month = '', date = ''] = iso.split('-')
    return { year, month, date, name: names[Number(month) - 1] ?? '' }
  }
  const certain: [name: string, write: (iso: string) => string][] = [
    ['as ISO has it', (iso) => iso],
    ['with slashes, year first', (iso) => iso.replaceAll('-', '/')],
    ['day, month, year', (iso) => `${Number(parts(iso).date)} ${parts(iso).name} ${parts(iso).year}`],
    ['month, day, year', (iso) => `${parts(iso).name} ${Number(parts(iso).date)}, ${parts(iso).year}`],
    ['short month', (iso) => `${parts(iso).date} ${parts(iso).name.slice(0, 3)} ${parts(iso).year}`],
    ['with points', (iso) => `${parts(iso).date}.${parts(iso).month}.${parts(iso).year}`],
  ]
  const other: [name: string, write: (iso: string) => string][] = [
    ['with slashes', (iso) => `${parts(iso).date}/${parts(iso).month}/${parts(iso).year}`],
    [
      'with slashes, month first',
      (iso) => `${parts(iso).month}/${parts(iso).date}/${parts(iso).year.slice(2)}`,
    ],
    ['with dashes', (iso) => `${parts(iso).date}-${parts(iso).month}-${parts(iso).year}`],
    ['without a year', (iso) => `${Number(parts(iso).date)} ${parts(iso).name}`],
    ['month and year', (iso) => `${parts(iso).name} ${parts(iso).year}`],
  ]
  const sentence = fc.constantFrom(
    (date: string) => `I bought it on ${date} in Paris`,
    (date: string) => `bought ${date}`,
    (date: string) => `We paid on ${date}, is it too late?`,
    (date: string) => `Paris ${date}`,
  )

  test.each(certain)('%s is read', (_name, write) => {
    fc.assert(
      fc.property(day, sentence, (iso, say) => {
        expect(read(say(write(iso))).days).toEqual([iso])
      }),
    )
  })

  test.each([...certain, ...other])('%s is never an amount', (_name, write) => {
    fc.assert(
      fc.property(day, sentence, (iso, say) => {
        const found = read(say(write(iso)))
        expect(found).toMatchObject({ purchases: [], isAmountUnclear: false, otherCurrency: null })
      }),
    )
  })

  test.each(certain)('%s leaves the amount beside it alone', (_name, write) => {
    fc.assert(
      fc.property(day, fc.integer({ min: 10, max: 99_999 }), (iso, euros) => {
        const { purchases, days } = read(`on ${write(iso)} ${euros} euros in Paris`)
        expect(purchases.map(({ money }) => money.cents)).toEqual([euros * 100])
        expect(days).toEqual([iso])
      }),
    )
  })

  test('without a year it is the last one up to today, but the next one of a journey', () => {
    expect(read('bought on 1 December').days).toEqual(['2025-12-01'])
    expect(read('flying home on 1 December').days).toEqual(['2026-12-01'])
    expect(read('bought on 1 December, leaving on 5 January')).toMatchObject({
      day: { day: '2025-12-01' },
      days: ['2025-12-01', '2027-01-05'],
    })
    expect(read('flying home on 1 December').day).toBeNull()
  })
})
