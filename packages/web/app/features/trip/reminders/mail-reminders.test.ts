import { createLeg } from '@retour/domain/trip/new-records'
import type { TripDate } from '@retour/domain/trip/trip-date'
import { expect, test } from 'vitest'
import { mailsOf, daysOfMails } from './mail-reminders.ts'

const date = (changes: Partial<TripDate> = {}): TripDate => ({
  id: 'goods-out of a form',
  kind: 'goods-out',
  day: '2027-05-20',
  about: { formId: 'a' },
  short: 'Be out of the EU',
  text: 'Be out of the EU with the goods.',
  source: null,
  confidence: null,
  checkedOn: null,
  ...changes,
})
const mails = (dates: TripDate[], now: Date) => mailsOf({ dates, issued: [], slips: [] }, [], now)
const sendAt = (one: Partial<TripDate>, now: Date) =>
  mails([date(one)], now).map((mail) => new Date(mail.sendAt))

test('fourteen days before, at nine in the morning here', () => {
  expect(sendAt({}, new Date(2027, 0, 1))).toEqual([new Date(2027, 4, 6, 9)])
})

test('where that morning has passed, the next of three days, one day and the day itself', () => {
  expect(sendAt({}, new Date(2027, 4, 6, 9, 1))).toEqual([new Date(2027, 4, 17, 9)])
  expect(sendAt({}, new Date(2027, 4, 18))).toEqual([new Date(2027, 4, 19, 9)])
  expect(sendAt({}, new Date(2027, 4, 20, 8))).toEqual([new Date(2027, 4, 20, 9)])
})

test('a day whose morning has passed has no mail', () => {
  expect(sendAt({}, new Date(2027, 4, 20, 9))).toEqual([])
  expect(sendAt({ kind: 'complete' }, new Date(2027, 4, 21))).toEqual([])
})

test('a last day to buy is told on its morning, not days before', () => {
  expect(sendAt({ kind: 'complete' }, new Date(2027, 0, 1))).toEqual([new Date(2027, 4, 20, 9)])
})

test('the first mail comes first, and a hundred are enough', () => {
  const dates = Array.from({ length: 130 }, (_, n) =>
    date({ id: `day ${n}`, day: `20${90 - (n % 50)}-01-20` }),
  )
  const sentDays = mails(dates, new Date(2027, 0, 1))
  expect(sentDays).toHaveLength(100)
  expect(sentDays.map((mail) => mail.sendAt)).toEqual(sentDays.map((mail) => mail.sendAt).toSorted())
})

test('that a mail comes later is no news, a day that moves is', () => {
  const sentDays = (day: string, now: Date) => daysOfMails(mails([date({ day })], now))
  expect(sentDays('2027-05-20', new Date(2027, 0, 1))).toBe(sentDays('2027-05-20', new Date(2027, 4, 10)))
  expect(sentDays('2027-05-20', new Date(2027, 0, 1))).not.toBe(sentDays('2027-05-21', new Date(2027, 0, 1)))
})

test('on the evening before somebody leaves with a form, once for each who leaves first on another way', () => {
  const leg = (departsAt: string | null, travelerId: string | null = null) => ({
    ...createLeg({ by: 'plane', from: 'CDG', to: 'FRA' }),
    departsAt,
    travelerId,
  })
  const legs = [
    leg('2027-05-21T06:40', 'mei'),
    leg('2027-05-21T12:00', 'mei'),
    leg('2027-05-23T09:00', 'ken'),
  ]
  const evenings = (now: Date, slips = [{ forms: [], law: [] }], of = legs) =>
    mailsOf({ dates: [], issued: [], slips: slips as never }, of, now).map(({ kind, dueOn, sendAt }) => [
      kind,
      dueOn,
      new Date(sendAt),
    ])
  const ken = ['last-day', '2027-05-23', new Date(2027, 4, 22, 19)]
  expect(evenings(new Date(2027, 0, 1))).toEqual([['last-day', '2027-05-21', new Date(2027, 4, 20, 19)], ken])
  expect(evenings(new Date(2027, 4, 20, 19))).toEqual([ken])
  expect(evenings(new Date(2027, 0, 1), [])).toEqual([])
  expect(evenings(new Date(2027, 0, 1), undefined, [leg(null)])).toEqual([])
})
