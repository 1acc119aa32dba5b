import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancellationFee, termsFor } from './cancellation.ts'
import { moveRide, type MoveRequest } from './move-ride.ts'
import { movers, requestedRide, rideStates, type Ride } from './ride.ts'
import { movesOf, rideMoveNames, rideSteps, ruleOf } from './ride-moves.ts'

const pickupAt = '2026-11-29T07:45:00.000Z'
const at = '2026-11-27T15:00:00.000Z'
const late = '2026-11-28T07:45:00.000Z'
const quote = { priceMinor: 11_000, currency: 'EUR', validUntil: '2026-11-28T11:00:00.000Z', note: '' }
const driver = { name: 'Karim Benali', car: 'Luxury Sedan', plate: 'GH-482-KM', phone: '+33612345678' }

/** The ride after these moves; throws for a refused one. */
const after = (...moves: (Partial<MoveRequest> & { move: string })[]): Ride => {
  let ride = requestedRide(pickupAt)
  for (const asked of moves) {
    const moved = moveRide(ride, { by: 'dispatcher', at, ...asked })
    if (!moved.ok) throw new Error(`${asked.move}: ${moved.refusal}`)
    ride = moved.ride
  }
  return ride
}
const refusal = (ride: Ride, asked: Partial<MoveRequest> & { move: string }) => {
  const moved = moveRide(ride, { by: 'dispatcher', at, ...asked })
  return moved.ok ? null : moved.refusal
}
const quoteMove = { move: 'quote', details: quote }
const accepted = [quoteMove, { move: 'accept', by: 'customer' }] as const
const confirmed = [...accepted, { move: 'confirm', details: driver }] as const

/** Between the two times at which the rules are tried. */
const change = { pickupAt: '2026-11-28T08:00:00.000Z' }

describe('the way of a ride', () => {
  test('from the request to the end each move counts one version', () => {
    const road = ['depart', 'arrive', 'board', 'finish'].map((move) => ({ move, by: 'driver' as const }))
    const ride = after(...confirmed, ...road)
    expect(ride).toMatchObject({ state: 'done', version: 8, driver, cancellation: null })
    expect(ride.quote).toMatchObject({ priceMinor: 11_000, validUntil: quote.validUntil })
  })
  test('a quote that ran out can be made anew, and a new one replaces an open one', () => {
    const second = { ...quote, priceMinor: 9000, validUntil: late }
    const expired = after(quoteMove, { move: 'expire', by: 'system', at: quote.validUntil })
    expect(expired.state).toBe('expired')
    expect(moveRide(expired, { move: 'quote', by: 'owner', at, details: second })).toMatchObject({ ok: true })
    expect(after(quoteMove, { move: 'quote', details: second }).quote?.priceMinor).toBe(9000)
  })
  test('confirming again names another driver', () => {
    const other = { ...driver, name: 'Sofia Marín' }
    expect(after(...confirmed, { move: 'confirm', details: other }).driver?.name).toBe('Sofia Marín')
  })
  test('what was given is left as it was', () => {
    const ride = Object.freeze(requestedRide(pickupAt))
    expect(moveRide(ride, { ...quoteMove, by: 'owner', at }).ok).toBe(true)
    expect(ride.version).toBe(1)
  })
})

describe('what is refused', () => {
  test.each<[string, string, Ride, Partial<MoveRequest> & { move: string }]>([
    ['a move that there is not', 'unknown-move', after(), { move: 'constructor' }],
    ['accepting what was not quoted', 'not-now', after(), { move: 'accept' }],
    [
      'a driver before the quote was accepted',
      'not-now',
      after(quoteMove),
      { move: 'confirm', details: driver },
    ],
    ['a quote by a customer', 'not-yours', after(), { ...quoteMove, by: 'customer' }],
    ['a cancellation by a driver', 'not-yours', after(), { move: 'cancel', by: 'driver' }],
    ['expiry by a person', 'not-yours', after(quoteMove), { move: 'expire', at: quote.validUntil }],
    ['a quote without a price', 'details', after(), { move: 'quote', details: { ...quote, priceMinor: 0 } }],
    [
      'a price in parts of a cent',
      'details',
      after(),
      { move: 'quote', details: { ...quote, priceMinor: 0.5 } },
    ],
    ['another currency', 'details', after(), { move: 'quote', details: { ...quote, currency: 'USD' } }],
    [
      'a note of 501 characters',
      'details',
      after(),
      { move: 'quote', details: { ...quote, note: 'x'.repeat(501) } },
    ],
    [
      'a driver without a plate',
      'details',
      after(...accepted),
      { move: 'confirm', details: { ...driver, plate: ' ' } },
    ],
    [
      'a name of two lines',
      'details',
      after(...accepted),
      { move: 'confirm', details: { ...driver, name: 'A\nB' } },
    ],
    ['details that a move has not', 'details', after(quoteMove), { move: 'accept', details: { price: 1 } }],
    [
      'a quote that ends now',
      'quote-time',
      after(),
      { move: 'quote', details: { ...quote, validUntil: at } },
    ],
    [
      'a quote that outlives the pickup',
      'quote-time',
      after(),
      { move: 'quote', details: { ...quote, validUntil: '2026-11-29T07:45:00.001Z' } },
    ],
    [
      'accepting at the instant it ends',
      'quote-ended',
      after(quoteMove),
      { move: 'accept', by: 'customer', at: quote.validUntil },
    ],
    ['expiry before it ends', 'quote-open', after(quoteMove), { move: 'expire', by: 'system' }],
    [
      'cancelling a car on its way as a customer',
      'not-now',
      after(...confirmed, { move: 'depart' }),
      { move: 'cancel', by: 'customer' },
    ],
    ['anything after the end', 'not-now', after(quoteMove, { move: 'decline', by: 'customer' }), quoteMove],
  ])('%s: %s', (_title, expected, ride, asked) => {
    expect(refusal(ride, asked)).toBe(expected)
  })
})

describe('the fee of a cancellation', () => {
  const cancel = (feeMinor: number, by: 'customer' | 'business' = 'customer') => ({
    move: 'cancel',
    details: { by, feeMinor },
  })
  test('is free until a day before the pickup, then half the price, rounded half up', () => {
    expect(termsFor(11_001, pickupAt)).toEqual({ freeUntil: late, lateFeeMinor: 5501 })
    const ride = after(...accepted)
    expect(cancellationFee(ride, '2026-11-28T07:44:59.999Z')).toBe(0)
    expect(cancellationFee(ride, late)).toBe(5500)
  })
  test('before the quote is accepted there is none', () => {
    expect(cancellationFee(after(quoteMove), late)).toBe(0)
    expect(cancellationFee(after(), late)).toBe(0)
  })
  test('a customer pays exactly what the rule says: neither less nor what was due before', () => {
    const ride = after(...accepted)
    expect(refusal(ride, { ...cancel(0), by: 'customer', at: late })).toBe('fee')
    expect(refusal(ride, { ...cancel(5501), by: 'customer', at: late })).toBe('fee')
    expect(refusal(ride, { ...cancel(5500), by: 'customer', at: late })).toBeNull()
    expect(refusal(ride, { ...cancel(5500, 'business'), by: 'customer', at: late })).toBe('fee')
  })
  test('the desk may ask for less, never for more, and for nothing when it cancels itself', () => {
    const ride = after(...accepted)
    expect(refusal(ride, { ...cancel(2000), at: late })).toBeNull()
    expect(refusal(ride, { ...cancel(5501), at: late })).toBe('fee')
    expect(refusal(ride, { ...cancel(1, 'business'), at: late })).toBe('fee')
    expect(
      refusal(after(...confirmed, { move: 'depart' }), { ...cancel(5500), move: 'call-off', at: late }),
    ).toBeNull()
  })
})

describe('the table', () => {
  test('every state can be reached, and only the ends have no way on', () => {
    const reached = new Set(rideSteps.map(({ to }) => to))
    expect(rideStates.filter((state) => state !== 'requested' && !reached.has(state))).toEqual([])
    const leaves = new Set(rideSteps.map(({ from }) => from))
    expect(rideStates.filter((state) => !leaves.has(state))).toEqual([
      'done',
      'declined',
      'cancelled',
      'no-show',
    ])
  })
  test('no step stands twice', () => {
    const names = rideSteps.map(({ move, from, by }) => `${move} ${from} ${by}`)
    expect(new Set(names).size).toBe(names.length)
  })
  test('what is offered is what is allowed, in every state, for everybody, at any time', () => {
    const details = {
      nothing: {},
      quote,
      driver,
      cancellation: { by: 'business', feeMinor: 0 },
      change: { pickupAt: '2026-12-05T09:00:00.000Z' },
    }
    const terms = { ...quote, currency: 'EUR' as const, ...termsFor(quote.priceMinor, pickupAt) }
    const anyTime = fc.constantFrom(at, late, '2026-11-28T10:59:59.999Z', quote.validUntil)
    fc.assert(
      fc.property(
        fc.constantFrom(...rideStates),
        fc.constantFrom(...movers),
        anyTime,
        fc.boolean(),
        (state, by, time, isAsked) => {
          const asked = isAsked ? change : null
          const ride: Ride = {
            ...requestedRide(pickupAt),
            state,
            quote: state === 'requested' ? null : terms,
            asked,
          }
          const offered = movesOf(ride, by, time)
          const allowed = rideMoveNames.filter((move) => {
            const needs = ruleOf(move).needs
            const wanted =
              needs === 'quote'
                ? { ...quote, validUntil: '2026-11-29T07:00:00Z' }
                : needs === 'cancellation' && by === 'customer'
                  ? { by: 'customer', feeMinor: cancellationFee(ride, time) }
                  : details[needs]
            return moveRide(ride, { move, by, at: time, details: wanted }).ok
          })
          expect(offered).toEqual(allowed)
        },
      ),
    )
  })
})

describe('another time of the pickup', () => {
  const later = { pickupAt: '2026-11-30T10:00:00.000Z' }
  const sooner = { pickupAt: '2026-11-28T10:00:00.000Z' }
  const ask = (details: object) => ({ move: 'ask-change', by: 'customer' as const, details })

  test('is asked for by the customer, stays through the desk’s own moves, and is granted with what is counted from it', () => {
    const asked = after(...accepted, ask(later), { move: 'confirm', details: driver })
    expect(asked).toMatchObject({ state: 'confirmed', pickupAt, asked: later })
    const granted = moveRide(asked, { move: 'grant-change', by: 'dispatcher', at })
    expect(granted).toMatchObject({
      ok: true,
      ride: {
        state: 'confirmed',
        pickupAt: later.pickupAt,
        asked: null,
        driver,
        quote: { freeUntil: '2026-11-29T10:00:00.000Z', lateFeeMinor: 5500, validUntil: quote.validUntil },
      },
    })
  })

  test('a quote does not last beyond the new pickup', () => {
    const ride = after(quoteMove, ask(sooner), { move: 'grant-change' })
    expect(ride.quote?.validUntil).toBe(sooner.pickupAt)
    expect(ride.state).toBe('quoted')
  })

  test('is refused and then gone, as it is once the car is on its way or the ride is canceled', () => {
    expect(after(ask(later), { move: 'refuse-change' })).toMatchObject({
      state: 'requested',
      pickupAt,
      asked: null,
    })
    expect(after(...confirmed, ask(later), { move: 'depart' }).asked).toBe(null)
  })

  test('is asked for once until it is answered, and five times a ride', () => {
    const open = after(ask(later))
    expect(refusal(open, ask(sooner))).toBe('change-open')
    expect(movesOf(open, 'customer', at)).not.toContain('ask-change')
    const answered = [ask(later), { move: 'refuse-change' }]
    const four = after(...Array.from({ length: 4 }, () => answered).flat())
    expect(movesOf(four, 'customer', at)).toContain('ask-change')
    const five = after(...Array.from({ length: 5 }, () => answered).flat())
    expect(refusal(five, ask(sooner))).toBe('change-often')
    expect(movesOf(five, 'customer', at)).not.toContain('ask-change')
  })

  test('that has passed, or is the one that is, is not asked for; nor granted when nobody asked, or too late', () => {
    const by = 'customer'
    const ride = requestedRide(pickupAt)
    for (const wrong of [pickupAt, at, '2026-11-29T08:45:00+01:00'])
      expect(refusal(ride, { move: 'ask-change', by, details: { pickupAt: wrong } })).toMatch(
        /change-time|details/,
      )
    expect(refusal(ride, { move: 'ask-change', by, details: {} })).toBe('details')
    expect(refusal(ride, { move: 'ask-change', details: later })).toBe('not-yours')
    for (const move of ['grant-change', 'refuse-change']) expect(refusal(ride, { move })).toBe('not-now')
    expect(refusal(after(ask(sooner)), { move: 'grant-change', at: sooner.pickupAt })).toBe('change-time')
    expect(refusal(after(...confirmed, { move: 'depart' }), { ...ask(later) })).toBe('not-now')
  })
})
