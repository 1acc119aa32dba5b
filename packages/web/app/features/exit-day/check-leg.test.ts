import { expect, test } from 'vitest'
import { checkLeg } from './check-leg.ts'
import { nextDraft } from './leg-draft.ts'

const typed = {
  ...nextDraft(undefined, '2026-11-29'),
  from: 'cdg',
  to: ' HND ',
  departsAt: '13:40',
  number: 'af 274',
  terminal: ' 2E ',
}

test('codes are kept in capitals, and what was typed without its blanks', () => {
  expect(checkLeg(typed).leg).toEqual({
    by: 'plane',
    number: 'AF 274',
    from: 'CDG',
    to: 'HND',
    departsAt: '2026-11-29T13:40',
    arrivesAt: null,
    terminal: '2E',
    sameAircraft: false,
    travelerId: null,
  })
})

test.each([
  [{ from: ' ' }, ['from']],
  [{ to: '' }, ['to']],
  [{ to: 'CDG' }, ['to']],
  [{ departsOn: '2026-11-31' }, ['departsOn']],
  [{ departsAt: '24:00' }, ['departsAt']],
  [{ arrivesOn: '2026-11-30' }, ['arrivesAt']],
  [{ arrivesAt: '09:00', arrivesOn: '2026-02-30' }, ['arrivesOn']],
  [{ from: '', departsAt: '' }, ['from', 'departsAt']],
  [{ arrivesAt: '21:39', arrivesOn: '2026-11-29' }, ['arrivesAt']],
])('%j: told beside %j', (change, fields) => {
  const { errors, leg } = checkLeg({ ...typed, ...change })
  expect(Object.keys(errors ?? {})).toEqual(fields)
  expect(leg).toBeNull()
})

test('each time is on its own clock: over the date line one arrives before one leaves', () => {
  const flight = { ...typed, from: 'HND', to: 'HNL', departsAt: '21:00', arrivesAt: '09:00' }
  expect(checkLeg({ ...flight, arrivesOn: '' }).leg?.arrivesAt).toBe('2026-11-29T09:00')
  expect(checkLeg({ ...typed, arrivesAt: '09:40', arrivesOn: '2026-11-30' }).errors).toBeNull()
})

test('a place that nobody can read is kept as typed, and by train there is no terminal', () => {
  const { leg } = checkLeg({ ...typed, by: 'train', from: 'nord', to: 'Nowhere', sameAircraft: true })
  expect(leg).toMatchObject({ from: 'nord', to: 'Nowhere', terminal: '', sameAircraft: false })
})
