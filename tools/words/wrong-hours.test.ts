import type { Country } from '@retour/domain/places/countries'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { describe, expect, test } from 'vitest'
import { hoursOfFactsThatDiffer, hoursThatDiffer, wrongHoursIn } from './wrong-hours.ts'

const lines = (where: string, country: Country | null, text: string) =>
  wrongHoursIn([{ where, country, text }])

describe('hours that no record gives are found', () => {
  test.each<[what: string, where: string, country: Country | null, text: string]>([
    ['another end', '/spain/malaga-airport', 'spain', 'Customs works daily 07:00–23:00.'],
    ['other days', '/spain/malaga-airport', 'spain', 'Mon–Fri 07:00–22:00'],
    ['those of another place', '/spain/madrid-airport', 'spain', 'Daily 07:00–22:00'],
    [
      'those of another location that is named',
      'answer: x',
      null,
      '- Alsterhaus, Hamburg. Mon–Sat 10:00–20:30',
    ],
    ['an hour alone', '/france/orly', 'france', 'The counter closes at 19:30.'],
    ['a whole day', '/germany/berlin', 'germany', 'The customs desk is open 24 hours.'],
  ])('%s', (_what, where, country, text) => {
    expect(lines(where, country, text)).toHaveLength(1)
  })

  test.each<[what: string, where: string, country: Country | null, text: string]>([
    [
      'the record’s own',
      '/spain/malaga-airport',
      'spain',
      'Daily 07:00–22:00 (undated, confirm before you go)',
    ],
    ['the same in prose', '/spain/malaga', 'spain', 'Airport customs works 07:00–22:00 on floor 1 of T3.'],
    ['those of the location that is named', 'answer: x', null, '- Alsterhaus, Hamburg. Mon–Sat 10:00–20:00'],
    [
      'an instant of a ride',
      'ride mail, quote',
      'france',
      'Sunday 10 January 2027, 09:30, Paris time (UTC+1)',
    ],
  ])('not %s', (_what, where, country, text) => {
    expect(lines(where, country, text)).toEqual([])
  })
})

describe('a desk that is kept under a city and under its airport', () => {
  test('has the same hours in both records', () => {
    expect(hoursThatDiffer()).toEqual([])
  })

  test('has the hours of its record in the facts of its place', () => {
    expect(hoursOfFactsThatDiffer()).toEqual([])
  })

  test('is found where one of the two was changed alone', () => {
    const changed = refundLocations.map((record) =>
      record.id === 'es-agp-t3-diva' ? { ...record, opening_hours: 'Daily 07:00–21:00' } : record,
    )
    expect(hoursThatDiffer(changed)).toContain('es-malaga-airport-diva-city and es-agp-t3-diva')
  })
})
