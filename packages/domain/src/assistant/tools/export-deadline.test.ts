import { expect, test } from 'vitest'
import { exportDeadline, oldestPurchase } from './export-deadline.ts'

test('a day of leaving is in time up to the safe day, within the law up to its own, and too late behind it', () => {
  const leaving = ['2026-12-01', '2026-12-02', '2026-12-31', '2027-01-01']
  const leavingText = exportDeadline('2026-09-01', { today: '2026-11-24' }, leaving).leaving
  expect(leavingText).toEqual([
    'Leaving on Tue 1 Dec 2026 is in time.',
    'Leaving on Wed 2 Dec 2026 is after the safe day, though within the law’s.',
    'Leaving on Thu 31 Dec 2026 is after the safe day, though within the law’s.',
    'Leaving on Fri 1 Jan 2027 is too late: by then the form can no longer be validated.',
  ])
})

test.each([
  ['2026-11-29', '29 Aug 2026'],
  ['2027-03-01', '1 Dec 2026'],
  ['2027-05-31', '1 Mar 2027'],
  ['2027-02-28', '28 Nov 2026'],
])('leaving on %s, a purchase of %s is the oldest that is in time', (day, first) =>
  expect(oldestPurchase(day).text).toContain(`bought on ${first} or later`),
)
