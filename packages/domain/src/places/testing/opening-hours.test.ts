import { describe, expect, test } from 'vitest'
import { isOpeningHours } from './opening-hours.ts'

describe('the syntax check for opening hours', () => {
  test.each([
    '24/7',
    'Mo-Sa 10:00-20:30; Su 11:00-20:00',
    'Mo-Fr 09:00-13:00,14:00-18:00; PH off',
    'Su,PH 11:00-21:00',
    'Mo 18:00-24:00',
    'Jan-May Mo-Sa 09:00-21:00; Jun-Sep Mo-Sa 09:30-22:00; May 15-Sep 15 Su 12:00-20:00',
  ])('accepts %s', (text) => {
    expect(isOpeningHours(text)).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['hours without minutes', 'Mo-Sa 10-20'],
    ['days that run backward', 'Sa-Mo 10:00-20:00'],
    ['times that run backward', 'Mo 20:00-10:00'],
    ['spans that overlap', 'Mo 10:00-14:00,13:00-18:00'],
    ['a day named twice', 'Mo-Su 10:00-20:00; Su 11:00-20:00'],
    ['words', 'Daily 10:00-20:00'],
    ['an hour past midnight', 'Mo 10:00-25:00'],
    ['a rule without times', 'Mo'],
    ['a trailing remark', 'Mo 10:00-20:00 maybe'],
    ['a space around it', ' Mo 10:00-20:00'],
  ])('refuses %s', (_what, text) => {
    expect(isOpeningHours(text)).toBe(false)
  })
})
