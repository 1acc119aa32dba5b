import { expect, test } from 'vitest'
import { stateAfter } from './after-taps.ts'

const tap = (move: 'depart' | 'arrive' | 'finish', rideId = 'a') => ({ id: move, rideId, move, atMs: 0 })

test('a ride stands where the taps that wait lead; one that does not fit, or is of another ride, changes nothing', () => {
  const ride = { id: 'a', state: 'confirmed' as const }
  expect(stateAfter(ride, [])).toBe('confirmed')
  expect(stateAfter(ride, [tap('depart'), tap('arrive', 'b'), tap('finish')])).toBe('on-the-way')
  expect(stateAfter(ride, [tap('depart'), tap('arrive')])).toBe('at-pickup')
  expect(stateAfter({ ...ride, state: 'at-pickup' }, [tap('depart'), tap('arrive')])).toBe('at-pickup')
})
