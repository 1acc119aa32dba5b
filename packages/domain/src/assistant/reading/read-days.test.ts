import { expect, test } from 'vitest'
import { readDays } from './read-days.ts'

/** A Tuesday. */
const today = '2026-11-24'

test.each([
  ['if i leave on sunday', ['2026-11-29']],
  ['my flight is on thursday', ['2026-11-26']],
  ['my friday flight', ['2026-11-27']],
  ['i leave on tuesday', ['2026-12-01']],
  ['i fly home next friday', ['2026-11-27', '2026-12-04']],
  ['i fly home tomorrow', ['2026-11-25']],
  ['i fly in two weeks', ['2026-12-08']],
  ['i leave on 30 november', ['2026-11-30']],
  ['bought on 1 september, leaving on saturday', ['2026-11-28']],
])('"%s" says when somebody leaves', (text, leaving) =>
  expect(readDays(text, today).leaving).toEqual(leaving),
)

test.each(['bought on monday', 'i got it last friday', 'is it closed on sunday', 'paid yesterday'])(
  '"%s" says nothing of leaving',
  (text) => expect(readDays(text, today).leaving).toEqual([]),
)

test('the weekday of a purchase is the last one, that of leaving the next', () => {
  expect(readDays('bought on monday and i leave on monday', today)).toMatchObject({
    day: { day: '2026-11-23' },
    leaving: ['2026-11-30'],
  })
})

test.each([
  ['bought at the end of august on the 26th', '2026-08-26'],
  ['bought end of august', null],
  ['do i keep the receipt now', null],
  ['please cancel my transfer for tomorrow', null],
  ['can i validate the day before my flight', null],
  ['what do i get back for 100.00 s$', null],
  ['i shopped the day before yesterday', '2026-11-22'],
])('of "%s" the day of the purchase is %s', (text, day) =>
  expect(readDays(text, today).day).toEqual(day === null ? null : { day }),
)

test('which day it is comes from who asks', () => {
  expect(readDays('if i leave on sunday', '2027-03-01').leaving).toEqual(['2027-03-07'])
})
