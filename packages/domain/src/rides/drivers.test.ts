import { describe, expect, test } from 'vitest'
import { barOf, driverRecord, driverWarnings, type DrivenRide } from './drivers.ts'

const karim = {
  id: 'k',
  seats: 3,
  isFree: true,
  papers: { licence: '2027-01-10', permit: '2028-01-01', insurance: '2027-06-30' },
}
/** 00:30 on 11 January in Paris. */
const nightPickup = '2027-01-10T23:30:00Z'

describe('who can be sent', () => {
  test('a paper is good on its last day, by the clock in Paris, and not the day after', () => {
    expect(barOf(karim, '2027-01-10T22:59:00Z')).toBe(null)
    expect(barOf(karim, nightPickup)).toEqual({ why: 'paper', paper: 'licence', endedOn: '2027-01-10' })
  })

  test('nobody who takes no rides; a paper that nobody has noted bars nobody', () => {
    expect(barOf({ ...karim, isFree: false }, nightPickup)).toEqual({ why: 'not-free' })
    expect(barOf({ ...karim, papers: { licence: null, permit: null, insurance: null } }, nightPickup)).toBe(
      null,
    )
  })
})

describe('what to look at before a driver is sent', () => {
  const ride = { id: 'r', pickupAt: '2027-01-05T10:00:00Z', passengerCount: 3 }
  const other = (changes: Partial<DrivenRide>): DrivenRide => ({
    id: 'o',
    driverId: 'k',
    pickupAt: '2027-01-05T12:59:00Z',
    state: 'confirmed',
    ...changes,
  })

  test('another ride less than three hours before or after; none that is over, later, of somebody else or this one', () => {
    expect(driverWarnings(karim, ride, [other({})])).toEqual([{ what: 'busy', at: '2027-01-05T12:59:00Z' }])
    expect(driverWarnings(karim, ride, [other({ pickupAt: '2027-01-05T07:01:00Z' })])).toHaveLength(1)
    for (const changes of [
      { pickupAt: '2027-01-05T13:00:00Z' },
      { driverId: 'l' },
      { id: 'r' },
      { state: 'done' as const },
    ])
      expect(driverWarnings(karim, ride, [other(changes)])).toEqual([])
  })

  test('too few seats, and papers that nobody has noted', () => {
    expect(driverWarnings(karim, { ...ride, passengerCount: 4 }, [])).toEqual([{ what: 'seats' }])
    const papers = { ...karim.papers, permit: null }
    expect(driverWarnings({ ...karim, papers }, ride, [])).toEqual([{ what: 'paper', paper: 'permit' }])
  })
})

test('a driver is typed in lines, with two-letter languages and days that exist', () => {
  const typed = {
    name: ' Karim Benali ',
    partner: null,
    phone: '+33612345678',
    car: 'Mercedes E-Class',
    plate: 'GH-482-KM',
    vehicle: 'sedan',
    seats: 3,
    languages: ['fr', 'ar'],
    isFree: true,
    papers: { licence: '2027-01-10', permit: null, insurance: null },
  }
  expect(driverRecord.parse(typed).name).toBe('Karim Benali')
  for (const wrong of [
    { name: ' ' },
    { plate: 'a\nb' },
    { seats: 0 },
    { seats: 2.5 },
    { languages: ['french'] },
    { papers: { ...typed.papers, licence: '2027-02-30' } },
    { vehicle: 'bus' },
    { other: 1 },
  ])
    expect(driverRecord.safeParse({ ...typed, ...wrong }).success).toBe(false)
})
