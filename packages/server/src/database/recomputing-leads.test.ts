import type { Currency } from '@retour/domain/money/currencies'
import { currencies } from '@retour/domain/money/currencies'
import type { RateTable } from '@retour/domain/money/exchange'
import { fallbackRates } from '@retour/domain/money/exchange'
import type { Country } from '@retour/domain/places/countries'
import { countries } from '@retour/domain/places/countries'
import { estimateRefund } from '@retour/domain/vat/refund'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { findRule, rulesEditionIds } from '@retour/domain/vat/rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { seed } from './seed.ts'
import { preparations } from './testing/preparations.ts'

interface Purchase {
  cents: number
  currency: Currency
  country: Country
}

const asDecimal = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const ratesOfADay = fc.record(
  Object.fromEntries(
    currencies.map((currency) => [
      currency,
      currency === 'EUR'
        ? fc.constant(1)
        : fc
            .double({ min: 0.4, max: 2.5, noNaN: true })
            .map((f) => Number((fallbackRates.rates[currency] * f).toFixed(4))),
    ]),
  ) as Record<Currency, fc.Arbitrary<number>>,
)

describe.each(preparations)('a lead’s figures on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database?.close())

  const useRates = async (rates: Record<Currency, number>): Promise<RateTable> => {
    const today = new Date().toISOString().slice(0, 10)
    const row = { date: today, rates: JSON.stringify(rates), source: 'ecb' as const }
    await database.own.deleteFrom('app.exchange_rates').where('source', '=', 'ecb').execute()
    await database.own.insertInto('app.exchange_rates').values(row).execute()
    return { base: 'EUR', date: row.date, rates, source: 'ecb' }
  }

  const store = (purchases: Purchase[]) =>
    database.own
      .insertInto('leads')
      .values(
        purchases.map(({ cents, currency, country }) => ({
          email: 'somebody@example.org',
          purchase_amount: asDecimal(cents),
          vat_amount: 1,
          refund_amount: 999_999,
          is_eligible: true,
          currency,
          country,
        })),
      )
      .returning(['vat_amount', 'refund_amount', 'is_eligible', 'amount'])
      .execute()

  const estimate = (purchase: Purchase, editionId: RulesEditionId, rates: RateTable) => {
    const { vat, refund, isEligible } = estimateRefund({
      purchase,
      country: purchase.country,
      editionId,
      rates,
    })
    return {
      vat_amount: asDecimal(vat.cents),
      refund_amount: asDecimal(refund.cents),
      is_eligible: isEligible,
      amount: asDecimal(refund.cents),
    }
  }

  describe.each(rulesEditionIds)('with the rules of %s', (editionId) => {
    beforeAll(async () => {
      await seed(database, editionId)
    })

    const aroundTheMinimum = (rates: Record<Currency, number>) =>
      fc
        .record({
          country: fc.constantFrom(...countries),
          currency: fc.constantFrom(...currencies),
          offset: fc.integer({ min: -3, max: 3 }),
        })
        .map(({ country, currency, offset }) => {
          const { minimumPurchase } = findRule(editionId, country)
          const cents = Math.max(0, Math.round(minimumPurchase * 100 * rates[currency]) + offset)
          return { country, currency, cents }
        })
    const anywhere = fc.record({
      country: fc.constantFrom(...countries),
      currency: fc.constantFrom(...currencies),
      cents: fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 99_999_999_999 })),
    })

    test('are the calculator’s to the cent, for any purchase and any day’s rates', async () => {
      const days = ratesOfADay.chain((rates) =>
        fc.tuple(
          fc.constant(rates),
          fc.array(fc.oneof(anywhere, aroundTheMinimum(rates)), { minLength: 40, maxLength: 60 }),
        ),
      )
      await fc.assert(
        fc.asyncProperty(days, async ([rates, purchases]) => {
          const table = await useRates(rates)
          expect(await store(purchases)).toEqual(
            purchases.map((purchase) => estimate(purchase, editionId, table)),
          )
        }),
        { numRuns: 12 },
      )
    })

    test.each(countries)(
      '%s: are the calculator’s for every cent of eight euros, where half cents occur',
      async (country) => {
        const table = await useRates(fallbackRates.rates)
        const lowest = Math.ceil(findRule(editionId, country).minimumPurchase * 100) - 2
        const purchases = Array.from({ length: 800 }, (_, step): Purchase => ({
          cents: Math.max(0, lowest) + step,
          currency: 'EUR',
          country,
        }))
        expect(await store(purchases)).toEqual(
          purchases.map((purchase) => estimate(purchase, editionId, table)),
        )
      },
    )
  })
})
