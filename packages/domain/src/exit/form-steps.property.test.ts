import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepsOfForms, type FormStep, type FormToShow } from './form-steps.ts'
import { standingOf, type FormCountry, type GoodsBag, type Journey, type Leg } from './journey.ts'
import { anyWay, exitOf, isAtHand, isPlace, isRecord } from './testing/any-way.ts'
import { way } from './testing/way.ts'

const runs = { numRuns: 2500 }
const countries: FormCountry[] = ['france', 'spain', 'italy', 'germany', 'AT', 'PT', 'NL', 'GR']

const anyBag = (legs: Leg[]): fc.Arbitrary<GoodsBag> =>
  fc.oneof(
    fc.record({ bag: fc.constantFrom('cabin' as const, 'worn' as const) }),
    fc.record({
      bag: fc.constant('hold' as const),
      collectedAt: fc.option(fc.subarray(legs.map((_, index) => index + 1)), { nil: undefined }),
    }),
  )

type Trip = { legs: Leg[]; forms: FormToShow[]; residence: Journey['residence'] }

const trips: fc.Arbitrary<Trip> = anyWay.map(way).chain((legs) =>
  fc.record({
    legs: fc.constant(legs),
    forms: fc
      .array(
        fc.record({
          country: fc.constantFrom(...countries),
          operator: fc.constantFrom('', 'Global Blue', 'Skiptax'),
          medium: fc.constantFrom(null, 'paper' as const, 'electronic' as const),
          travelerId: fc.constant(null),
          bags: fc.array(anyBag(legs), { maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 4 },
      )
      .map((forms) => forms.map((form, index) => ({ ...form, id: `form ${index}` }))),
    residence: fc.option(fc.constant('canary-islands' as const), { nil: undefined }),
  }),
)

/** The smallest trip found on which a rule does not hold for every form; null when it holds. */
function breach(holds: (found: FormStep, trip: Trip) => boolean) {
  const property = fc.property(trips, (trip) => stepsOfForms(trip).every((found) => holds(found, trip)))
  return fc.check(property, runs).counterexample
}

/** Every bag that the goods of a form may lie in. */
const bagsOf = ({ bags }: FormToShow): readonly GoodsBag[] =>
  bags.length > 0 ? bags : [{ bag: 'hold' }, { bag: 'cabin' }]

describe('on any legs, with goods in any bags and a form of any country', () => {
  test('each form has exactly one place, or is asked about with a safe way', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const found = stepsOfForms(trip)
        expect(found.map(({ form }) => form.id).toSorted()).toEqual(trip.forms.map(({ id }) => id).toSorted())
        for (const { step } of found)
          expect(isPlace(step) ? step.place.name : step.ask + step.safeWay).not.toBe('')
      }),
      runs,
    )
  })

  test('never a place outside the Union, but the two that a record names', () => {
    expect(
      breach(({ form, step }, { legs, residence }) => {
        if (!isPlace(step))
          return step.readings.every(({ place }) => !place || standingOf(place) !== 'outside')
        if (!isRecord(step)) return true
        const { by, from } = legs[exitOf({ legs })]!
        const isCornavin = step.place.country === 'CH' && by === 'train' && from.country === 'FR'
        const isCanary = step.place.country === 'ES-CN' && residence === 'canary-islands'
        return form.country === (isCornavin ? 'france' : isCanary ? 'spain' : null)
      }),
    ).toBeNull()
  })

  test('never a place where one of its bags is gone', () => {
    expect(
      breach(({ form, step }, { legs }) => {
        if (!isPlace(step) || isRecord(step)) return true
        return bagsOf(form).every((bag) => isAtHand(legs, bag, step.stop) && step.stop <= exitOf({ legs }))
      }),
    ).toBeNull()
  })

  test('cabin and hold are never swapped: each bag alone leads to the place that is named for all', () => {
    expect(
      breach(({ form, step }, trip) => {
        if (!isPlace(step)) return true
        return bagsOf(form).every((bag) => {
          const [alone] = stepsOfForms({ ...trip, forms: [{ ...form, bags: [bag] }] })
          return (
            alone !== undefined &&
            isPlace(alone.step) &&
            alone.step.place.name === step.place.name &&
            alone.step.stop === step.stop &&
            alone.step.goods.bag === bag.bag
          )
        })
      }),
    ).toBeNull()
  })

  test('with a hold bag among its bags, a form is shown before that bag is given away', () => {
    expect(
      breach(({ form, step }) => {
        if (!isPlace(step) || isRecord(step) || step.hub !== 'airport') return true
        return step.when.endsWith('before-bag-drop') === bagsOf(form).some(({ bag }) => bag === 'hold')
      }),
    ).toBeNull()
  })

  test('a kiosk only for a form with a code, and only where its own country is left', () => {
    const home: Partial<Record<FormCountry, string[]>> = {
      france: ['FR', 'MC'],
      spain: ['ES'],
      italy: ['IT'],
    }
    expect(
      breach(({ form, step }) => {
        if (!isPlace(step) || !/kiosk/.test(step.method)) return true
        return form.medium !== 'paper' && (home[form.country] ?? []).includes(step.place.country)
      }),
    ).toBeNull()
  })
})
