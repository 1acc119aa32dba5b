import { describe, expect, test } from 'vitest'
import { passText } from '../testing/pass-text.ts'
import { readBoardingPass } from './boarding-pass.ts'

const today = '2026-11-25'
const read = (text: string, on = today) => readBoardingPass(text, on)
const paris = { from: 'CDG', to: 'HND', carrier: 'AF', number: '0274', day: '333' }

describe('one leg', () => {
  test('Paris to Tokyo on 29 November: day 333', () =>
    expect(read(passText([paris]))).toEqual([
      { from: 'CDG', to: 'HND', number: 'AF 274', day: '2026-11-29' },
    ]))
  test.each([
    ['a number without zeros before it', { number: '7' }, 'AF 7'],
    ['a number of four digits', { number: '1234' }, 'AF 1234'],
    ['a number with a letter behind it', { number: '0274A' }, 'AF 274A'],
    ['a carrier of a letter and a digit', { carrier: 'U2' }, 'U2 274'],
    ['a carrier of three letters', { carrier: 'AFR' }, 'AFR 274'],
  ])('%s', (_, change, number) => expect(read(passText([{ ...paris, ...change }]))?.[0]?.number).toBe(number))
  test('what airlines add behind each leg is passed over, with or without a signature', () => {
    const plain = [{ from: 'CDG', to: 'HND', number: 'AF 274', day: '2026-11-29' }]
    expect(read(passText([{ ...paris, more: '>5181WW6328BAF 0057' }]))).toEqual(plain)
    expect(read(`${passText([{ ...paris, more: '>318' }])}^160MEUCIQ`)).toEqual(plain)
  })
  test('the example of the IATA guide', () =>
    expect(read('M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100', '2026-08-01')).toEqual([
      { from: 'YUL', to: 'FRA', number: 'AC 834', day: '2026-08-14' },
    ]))
  test('nothing of the person is in what is read', () =>
    expect(JSON.stringify(read(passText([paris])))).not.toMatch(/TANAKA|ABC123|012A/))
})

describe('several legs', () => {
  const second = { from: 'FRA', to: 'HND', carrier: 'LH', number: '716', day: '334' }
  test('two legs in their order, the second on the day after', () =>
    expect(read(passText([{ ...paris, to: 'FRA', carrier: 'LH', number: '1027' }, second]))).toEqual([
      { from: 'CDG', to: 'FRA', number: 'LH 1027', day: '2026-11-29' },
      { from: 'FRA', to: 'HND', number: 'LH 716', day: '2026-11-30' },
    ]))
  test('each leg has its own field of what airlines add', () =>
    expect(
      read(
        passText([
          { ...paris, to: 'FRA', more: '>5181W' },
          { ...second, more: '2A0575' },
        ]),
      ),
    ).toHaveLength(2))
  test('four legs', () => expect(read(passText([paris, second, paris, second]))).toHaveLength(4))
  test('a pass that says two and holds one is cut off', () =>
    expect(read(passText([paris]).replace('M1', 'M2'))).toBeNull())
  test('a second leg that cannot be read refuses the whole', () =>
    expect(read(passText([paris, { ...second, to: '1ND' }]))).toBeNull())
})

describe('the day of a year that the pass does not name', () => {
  const on = (day: string, from: string) => read(passText([{ ...paris, day }]), from)?.[0]?.day
  test.each([
    ['today', '329', '2026-11-25', '2026-11-25'],
    ['a week ago: scanned late', '322', '2026-11-25', '2026-11-18'],
    ['eight days ago: of next year', '321', '2026-11-25', '2027-11-17'],
    ['1 January, scanned in December', '001', '2026-12-30', '2027-01-01'],
    ['31 December, scanned on 2 January', '365', '2027-01-02', '2026-12-31'],
    ['29 February of a leap year', '060', '2028-02-01', '2028-02-29'],
    ['1 March of another year', '060', '2027-02-01', '2027-03-01'],
    ['day 366 in a leap year', '366', '2028-12-30', '2028-12-31'],
  ])('%s', (_, day, from, expected) => expect(on(day, from)).toBe(expected))
  test('day 366 where no leap year is near, and day 0, are refused', () => {
    expect(on('366', '2026-11-25')).toBeUndefined()
    expect(on('000', '2026-11-25')).toBeUndefined()
  })
  test('a pass without a day has none', () => expect(on('   ', today)).toBeNull())
})

describe('what is no pass', () => {
  test.each([
    ['nothing', ''],
    ['a web address', 'https://example.com/M1'],
    ['the number of a form', '20261125-1234-5678'],
    ['five legs', passText([paris]).replace('M1', 'M5')],
    ['no legs', passText([paris]).replace('M1', 'M0')],
    ['an old type', passText([paris]).replace('M1', 'S1')],
    ['cut off in the leg', passText([paris]).slice(0, 50)],
    ['cut off in what airlines add', passText([{ ...paris, more: '>5181WW632' }]).slice(0, -3)],
    ['a size that is no number', passText([paris]).slice(0, 58) + 'ZZ'],
    ['from and to the same', passText([{ ...paris, to: 'CDG' }])],
    ['a flight without digits', passText([{ ...paris, number: 'ABC' }])],
    ['small letters for airports', passText([{ ...paris, from: 'cdg' }])],
    ['scrambled', 'M1' + '\u0000\u0001'.repeat(40)],
  ])('%s', (_, text) => expect(read(text)).toBeNull())
})
