import { describe, expect, test } from 'vitest'
import { checksOf } from '../vat/form-checks.ts'
import { nextStepsOf } from './next-steps-of.ts'
import { form } from './testing/sample-trip.ts'
import type { RefundForm } from './trip-records.ts'

const steps = (fields: Partial<RefundForm>, today: string) =>
  nextStepsOf(form('f', fields), { firstDay: '2026-11-24', today })
const summaryOf = (fields: Partial<RefundForm>, today: string) =>
  steps(fields, today).map((step) =>
    step.step === 'look-up'
      ? `look-up ${step.check.who}`
      : step.step === 'write'
        ? `write ${step.letter}`
        : step.step,
  )

const sent = { validatedOn: '2026-11-29', handedInOn: '2026-11-30' }

describe('what to do now', () => {
  test.each<[edge: string, fields: Partial<RefundForm>, today: string, ...steps: string[]]>([
    ['issued: to customs', {}, '2026-11-25', 'validate'],
    ['after the safe day, before the law’s', {}, '2027-02-25', 'validate'],
    ['France, never stamped: there is somebody to write to', {}, '2027-03-01', 'write missed-stamp'],
    ['Germany, never stamped: the embassy', { country: 'germany' }, '2027-03-01', 'write missed-stamp'],
    ['Spain, never stamped: nothing', { country: 'spain' }, '2027-03-01', 'nothing'],
    ['Italy, never stamped: nothing was found', { country: 'italy' }, '2027-03-01', 'nothing'],
    [
      'validated: send it, look it up',
      { country: 'italy', validatedOn: '2026-11-29' },
      '2026-11-30',
      'send',
      'look-up Italian customs (ADM)',
    ],
    [
      'validated 30 days ago and not sent: send and ask',
      { country: 'italy', validatedOn: '2026-11-29' },
      '2026-12-29',
      'send',
      'look-up Italian customs (ADM)',
      'write reminder-to-operator',
    ],
    [
      'handed in, 29 days after customs: wait',
      { ...sent, country: 'spain' },
      '2026-12-28',
      'wait',
      'look-up Spanish tax agency',
    ],
    [
      'handed in, 30 days: ask',
      { ...sent, country: 'spain' },
      '2026-12-29',
      'look-up Spanish tax agency',
      'write reminder-to-operator',
    ],
    [
      'Spain, the shop itself: claim',
      { ...sent, country: 'spain', way: 'shop-itself' },
      '2026-12-29',
      'look-up Spanish tax agency',
      'write claim-to-shop',
    ],
    [
      'France by Global Blue',
      { ...sent, operator: 'Global Blue' },
      '2026-12-29',
      'look-up Global Blue',
      'wait',
      'write reminder-to-operator',
    ],
    [
      'Spain by Planet: both',
      { ...sent, country: 'spain', operator: 'Planet Payment' },
      '2026-12-29',
      'look-up Spanish tax agency',
      'look-up Planet',
      'write reminder-to-operator',
    ],
    ['paid', { paidOn: '2026-12-20' }, '2026-12-21', 'nothing'],
    ['refused before customs', { refusedOn: '2026-11-29' }, '2026-11-30', 'write missed-stamp'],
    ['refused afterwards', { ...sent, refusedOn: '2026-12-20' }, '2026-12-21', 'write reminder-to-operator'],
  ])('%s', (_edge, fields, today, ...expected) => {
    expect(summaryOf(fields, today)).toEqual(expected)
  })

  test('both days are said once the safe one has passed', () => {
    expect(steps({}, '2027-02-25')[0]?.text).toContain(
      'The safe day was 24 Feb 2027; the law’s last day is 28 Feb 2027.',
    )
  })
})

describe('where a form can be looked up', () => {
  test.each([
    ['spain', '', ['CSV']],
    ['italy', 'GLOBAL BLUE ITALIA', ['request code', 'Doc ID']],
    ['france', 'Planet', ['barcode number']],
    ['germany', '', []],
    ['germany', 'Unknown', []],
  ] as const)('%s, %j', (country, operator, codes) => {
    expect(checksOf(country, operator).map(({ code }) => code)).toEqual(codes)
  })
})
