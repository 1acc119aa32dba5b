import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeSteps } from './describe-steps.ts'
import { standingOf, type FormCountry, type Goods, type Journey, type Leg } from './journey.ts'
import type { PlaceStep, Step } from './step.ts'
import { anyWay, exitOf, isAtHand, isPlace, isRecord } from './testing/any-way.ts'
import { way } from './testing/way.ts'
import { whereToValidate } from './where-to-validate.ts'

const runs = { numRuns: 2500 }
const forms: FormCountry[] = ['france', 'spain', 'italy', 'germany', 'AT', 'PT', 'NL', 'GR']
const goodsOn = (legs: Leg[]): fc.Arbitrary<Goods> =>
  fc.oneof(
    fc.record({ form: fc.constantFrom(...forms), bag: fc.constantFrom('cabin' as const, 'worn' as const) }),
    fc.record({
      form: fc.constantFrom(...forms),
      bag: fc.constant('hold' as const),
      collectedAt: fc.option(fc.subarray(legs.map((_, index) => index + 1)), { nil: undefined }),
    }),
  )

const journeys: fc.Arbitrary<Journey> = anyWay.map(way).chain((legs) =>
  fc.record({
    legs: fc.constant(legs),
    goods: fc.array(goodsOn(legs), { minLength: 1, maxLength: 4 }),
    residence: fc.option(fc.constant('canary-islands' as const), { nil: undefined }),
  }),
)

/** The smallest journey found on which a rule does not hold for every step; null when it holds. */
function breach(holds: (step: Step, journey: Journey) => boolean) {
  const property = fc.property(journeys, (journey) =>
    whereToValidate(journey).every((step) => holds(step, journey)),
  )
  return fc.check(property, runs).counterexample
}

describe('on any journey, with any bag and form', () => {
  test('each form has exactly one step', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const steps = whereToValidate(journey)
        expect(steps).toHaveLength(journey.goods.length)
        expect(new Set(steps.map(({ goods }) => goods))).toEqual(new Set(journey.goods))
      }),
      runs,
    )
  })

  test('a place with its reason, or what to ask and a safe way; each with its article and source', () => {
    const isSaid = (text: string) => /\S[.?]$/.test(text)
    expect(
      breach((step) => {
        const words = isPlace(step) ? [step.reason, ...step.notes] : [step.ask, step.safeWay]
        return words.every(isSaid) && step.article !== '' && step.source !== ''
      }),
    ).toBeNull()
  })

  test('never a place outside the Union, unless a record names its customs there', () => {
    expect(
      breach((step, { residence, legs }) => {
        if (!isPlace(step)) return step.readings.every(({ place }) => !place || standingOf(place) === 'union')
        if (!isRecord(step)) return true
        const { by, from } = legs[exitOf({ legs })]!
        const isCornavin = step.place.country === 'CH' && by === 'train' && from.country === 'FR'
        const isCanary = step.place.country === 'ES-CN' && residence === 'canary-islands'
        const form = isCornavin ? 'france' : isCanary ? 'spain' : null
        return step.goods.form === form && step.when === 'on-arrival'
      }),
    ).toBeNull()
  })

  test('what no source decides is asked: territories in between, goods that were outside before', () => {
    expect(
      breach((step, journey) => {
        const { legs } = journey
        const exit = exitOf(journey)
        const wasOut = legs.slice(0, exit).some(({ from }) => standingOf(from) !== 'union')
        const endsInside = standingOf(legs.at(-1)!.to) === 'union'
        const isOpen = exit < 0 || wasOut || endsInside || standingOf(legs[exit]!.to) === 'special'
        return !isOpen || !isPlace(step) || isRecord(step)
      }),
    ).toBeNull()
  })

  test('the last stop before the exit at which the goods are at hand: not after they are gone, not too early', () => {
    expect(
      breach((step, journey) => {
        if (!isPlace(step) || isRecord(step)) return true
        const atHand = journey.legs.flatMap((_, stop) =>
          isAtHand(journey.legs, step.goods, stop) ? [stop] : [],
        )
        const last = atHand.findLast((stop) => stop <= exitOf(journey))
        return step.stop === last && step.place.country === journey.legs[last]?.from.country
      }),
    ).toBeNull()
  })

  test('cabin and hold are never swapped: what is given away is shown before what is carried, or at the same stop', () => {
    const property = fc.property(anyWay.map(way), fc.constantFrom(...forms), (legs, form) => {
      const stopOf = (goods: Goods) => {
        const [step] = whereToValidate({ legs, goods: [goods] })
        return step && isPlace(step) ? step.stop : Number.NaN
      }
      const everywhere = legs.map((_, index) => index + 1)
      const cabin = stopOf({ form, bag: 'cabin' })
      const isAfter = stopOf({ form, bag: 'hold', collectedAt: [] }) > cabin
      const collected = stopOf({ form, bag: 'hold', collectedAt: everywhere })
      return !isAfter && (Number.isNaN(cabin + collected) || collected === cabin)
    })
    expect(fc.check(property, runs).counterexample).toBeNull()
  })

  test('a kiosk exactly where its own country is left', () => {
    const kiosks: Record<string, [method: string, ...countries: string[]]> = {
      france: ['PABLO kiosk', 'FR', 'MC'],
      spain: ['DIVA kiosk', 'ES'],
      italy: ['OTELLO desk or kiosk', 'IT'],
    }
    expect(
      breach((step) => {
        if (!isPlace(step) || isRecord(step)) return true
        const [kiosk, ...homes] = kiosks[step.goods.form] ?? []
        const isHome = homes.includes(step.place.country)
        return isHome ? step.method === kiosk : !/kiosk/.test(step.method)
      }),
    ).toBeNull()
  })

  test('a bag in the hold is shown before it is given away, and only such a bag', () => {
    expect(
      breach((step) => {
        if (!isPlace(step) || isRecord(step)) return true
        const isDrop = step.when.endsWith('before-bag-drop')
        return isDrop === (step.goods.bag === 'hold' && step.hub === 'airport')
      }),
    ).toBeNull()
  })

  test('steps come in the order of the way', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const met = whereToValidate(journey).map(({ stop }) => stop)
        expect(met).toEqual(met.toSorted((one, other) => one - other))
      }),
      runs,
    )
  })

  test('what comes after the goods are out changes no place', () => {
    const onward = { name: 'Sydney', country: 'AU' }
    const same = ({ stop, place, when, method }: PlaceStep) => [stop, place.name, when, method].join()
    expect(
      breach((step, { legs, residence }) => {
        if (!isPlace(step) || isRecord(step)) return true
        const longer: Leg[] = [...legs, { from: legs.at(-1)!.to, to: onward, by: 'plane' }]
        const [after] = whereToValidate({ legs: longer, goods: [step.goods], residence })
        return after !== undefined && isPlace(after) && same(after) === same(step)
      }),
    ).toBeNull()
  })

  test('each step is told in one paragraph: its place, or what to ask and the safe way', () => {
    expect(
      breach((step) => {
        const [sentence = '', ...more] = describeSteps([step])
        const names = isPlace(step) ? (step.place.airports ?? [step.place.name]) : ['To be safe:', step.ask]
        const isWhole = names.every((name) => sentence.includes(name)) && sentence.includes(step.article)
        return isWhole && more.length === 0 && !/undefined|null|\n|\.\.| {2}/.test(sentence)
      }),
    ).toBeNull()
  })

  test('asking is the exception: most journeys out of the Union have a place', () => {
    const sampled = fc.sample(journeys, { numRuns: 2000, seed: 1 }).flatMap(whereToValidate)
    expect(sampled.filter(isPlace).length).toBeGreaterThan(sampled.length / 2)
  })
})
