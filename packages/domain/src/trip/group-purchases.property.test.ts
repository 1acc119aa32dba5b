import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fallbackRates } from '../money/exchange.ts'
import { newestLawEditionId } from '../vat/rules.ts'
import { addDays, dayNumber } from '../calendar/calendar-days.ts'
import { groupPurchases } from './group-purchases.ts'
import { purchase, traveler } from './testing/sample-trip.ts'
import type { Purchase } from './trip-records.ts'
import type { WithId } from './with-id.ts'

type Bought = WithId<Purchase>

const tripOf = (count: number): fc.Arbitrary<Bought[]> =>
  fc
    .array(
      fc.record({
        cents: fc.oneof(
          fc.integer({ min: 1, max: 6000 }),
          fc.constantFrom(2500, 3334, 5000, 5001, 10_000, 10_001),
        ),
        travelerId: fc.constantFrom('mei', 'mei', 'mei', 'kenji'),
        seller: fc.constantFrom('A', 'A', 'B', 'C'),
        mallId: fc.constantFrom(null, null, 'mall', 'other mall'),
        day: fc.integer({ min: 0, max: 5 }),
        goods: fc.constantFrom('general' as const, 'general' as const, 'books' as const, 'food' as const),
        documentId: fc.constantFrom(null, null, null, 'one', 'two'),
      }),
      { minLength: count, maxLength: count },
    )
    .map((parts) =>
      parts.map(({ day, seller, documentId, ...rest }, index) =>
        purchase(`p${index}`, {
          ...rest,
          seller,
          shop: seller,
          // An invoice is of one seller, one day and one place.
          documentId: documentId && `${documentId} ${seller} ${day} ${rest.mallId} ${rest.travelerId}`,
          boughtOn: addDays('2026-11-20', day),
        }),
      ),
    )

/** The French rule once more, on any block of purchases. */
function isOneForm(block: readonly Bought[]): boolean {
  const all = (same: (one: Bought) => unknown) => new Set(block.map(same)).size === 1
  const days = block.map(({ boughtOn }) => dayNumber(boughtOn))
  if (!all(({ travelerId }) => travelerId) || Math.max(...days) - Math.min(...days) > 2) return false
  return all(({ seller }) => seller) || (all(({ mallId }) => mallId) && block[0]?.mallId !== null)
}

const rates = { general: 0.2, books: 0.055, food: 0 } as Record<string, number>
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
/** Thousandths of a cent, so that sums compare exactly. */
const vatOf = ({ cents, goods }: Bought) => {
  const rate = rates[goods] ?? 0
  return Math.round(((cents * rate) / (1 + rate)) * 1000)
}

type Score = [vat: number, cents: number, fewer: number]

const scoreOf = (blocks: readonly (readonly Bought[])[]): Score => {
  const forms = blocks.filter((block) => sum(block.map(({ cents }) => cents)) > 10_000)
  return [sum(forms.flat().map(vatOf)), sum(forms.flat().map(({ cents }) => cents)), -forms.length]
}

const isBetter = (one: Score, other: Score) => {
  const at = one.findIndex((part, index) => part !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

/** Every way to put purchases into blocks, receipts of one invoice together. */
function bestOfAll(purchases: readonly Bought[]): Score {
  const units = Object.values(
    Object.groupBy(purchases, ({ id, documentId }) => documentId ?? id),
  ) as Bought[][]
  let best: Score = [-1, -1, 0]
  const place = (index: number, blocks: Bought[][]) => {
    const unit = units[index]
    if (!unit) {
      const score = scoreOf(blocks)
      if (isBetter(score, best)) best = score
      return
    }
    for (const [at, block] of blocks.entries())
      if (isOneForm([...block, ...unit])) place(index + 1, blocks.with(at, [...block, ...unit]))
    place(index + 1, [...blocks, unit])
  }
  place(0, [])
  return best
}

const group = (purchases: readonly Bought[]) =>
  groupPurchases({
    purchases,
    travelers: [traveler('mei'), traveler('kenji')],
    homeCountry: 'JP',
    editionId: newestLawEditionId,
    rates: fallbackRates,
    today: '2026-11-25',
  })

test('two hundred trips of 8 purchases in France: no grouping of all there are brings more back', () => {
  fc.assert(
    fc.property(tripOf(8), (purchases) => {
      const { forms, isProven } = group(purchases)
      const byId = new Map(purchases.map((one) => [one.id, one]))
      const blocks = forms.map(({ purchaseIds }) => purchaseIds.flatMap((id) => byId.get(id) ?? []))
      expect(isProven).toBe(true)
      expect(blocks.filter((block) => !isOneForm(block))).toEqual([])
      expect(scoreOf(blocks)).toEqual(bestOfAll(purchases))
    }),
    { numRuns: 200 },
  )
})

test('every purchase stands on one proposed form, whatever the order in which they were typed', () => {
  fc.assert(
    fc.property(
      tripOf(12).chain((trip) => fc.tuple(fc.constant(trip), fc.shuffledSubarray(trip, { minLength: 12 }))),
      ([trip, shuffled]) => {
        const { forms } = group(trip)
        expect(forms.flatMap(({ purchaseIds }) => purchaseIds).sort()).toEqual(
          trip.map(({ id }) => id).sort(),
        )
        expect(new Set(forms.map(({ key }) => key)).size).toBe(forms.length)
        expect(group(shuffled).forms).toEqual(forms)
      },
    ),
  )
})
