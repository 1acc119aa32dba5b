import { describe, expect, test } from 'vitest'
import { anEstimate, day, doneAt, eur, figure, mayNot, money, openOrClosed, sentTo } from './patterns.ts'

const cases: [string, RegExp, string[], string[]][] = [
  [
    'a sum',
    eur(1416.67),
    ['EUR 1,416.67', '€1416.67', '1,416.67 euros'],
    ['EUR 11,416.67', 'EUR 1,416.675', 'USD 1,416.67'],
  ],
  ['a round sum', eur(100), ['EUR 100', 'EUR 100.00', '€100.'], ['EUR 100.01', 'EUR 1,100.00', 'EUR 1000']],
  ['another currency', money(95, 'SGD', 'S$'), ['SGD 95.00', 'S$95'], ['EUR 95.00', 'SGD 95.50']],
  ['a figure with its cents', figure(85), ['EUR 85.00'], ['85%', '85', '185.00', '85.001']],
  [
    'a day',
    day(18, 1, 2027),
    ['18 Jan 2027', 'January 18, 2027', '2027-01-18'],
    ['8 Jan 2027', '18 Jan 2026'],
  ],
  [
    'open or closed as a fact',
    openOrClosed,
    ['The desk is open at that time.', 'It is closed at 6:00'],
    ['Whether it is open at that time is not confirmed.', 'I do not know if they are closed at 6:00'],
  ],
  [
    'sent to a place',
    sentTo('Zurich'),
    ['Have it stamped in Zurich.', 'Go to the customs desk at Zurich'],
    [
      'It is not validated in Zurich.',
      'Nobody can stamp it at Zurich.',
      'A stamp of customs in Zurich does not count.',
    ],
  ],
  [
    'done at a place',
    doneAt('Frankfurt'),
    ['Show it at the last EU airport, Frankfurt.'],
    ['You fly to Frankfurt.'],
  ],
  [
    'a sum as a refund',
    anEstimate,
    ['the **estimated refund is EUR 70.83**', 'your refund would be about €70'],
    ['No estimated refund is given for services.', 'a purchase of EUR 500.00'],
  ],
  [
    'a no',
    mayNot,
    ['No. Hotels do not.', 'You cannot claim.'],
    ['Yes, you can claim.', 'Spain has no minimum'],
  ],
]

describe('patterns take any true writing and nothing false', () => {
  test.each(cases)('%s', (_what, pattern, taken, left) => {
    expect(taken.filter((text) => !pattern.test(text))).toEqual([])
    expect(left.filter((text) => pattern.test(text))).toEqual([])
  })
})
