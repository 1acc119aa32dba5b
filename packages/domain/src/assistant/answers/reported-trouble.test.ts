import { describe, expect, test } from 'vitest'
import { readQuestion } from '../reading/read-question.ts'
import { isBagCheckedIn } from './checked-bag.ts'
import { hasLeftUnstamped } from './left-unstamped.ts'
import { isPartUsed } from './part-used.ts'

const lineOf = (text: string) => readQuestion(text, '2026-11-24').line

describe('the bag is gone before customs saw it', () => {
  test.each([
    'our luggage is on the belt already, the watch is in it',
    'I already checked in my suitcase and nobody stamped',
    'dropped the bags before going to customs',
  ])('%s', (text) => expect(isBagCheckedIn(lineOf(text))).toBe(true))

  test.each([
    'when do I check in my suitcase, before or after customs',
    'the form is already stamped and my bag is with me',
    'I checked the receipt in my bag',
  ])('not: %s', (text) => expect(isBagCheckedIn(lineOf(text))).toBe(false))
})

describe('somebody left without a stamp', () => {
  test.each([
    'the office was closed so we flew out',
    'kiosk off, I boarded without a scan, I boarded anyway',
    'now home and the form was not validated',
  ])('%s', (text) => expect(hasLeftUnstamped(lineOf(text))).toBe(true))

  test.each([
    'what if the office is closed when we fly',
    'can I fly without a stamp',
    'the desk was closed, where is another one',
  ])('not: %s', (text) => expect(hasLeftUnstamped(lineOf(text))).toBe(false))
})

describe('a part of what stands on a form was used', () => {
  test.each([
    'we opened two of the wines on that form',
    'my son ate some of the sweets, can I stamp the rest',
  ])('%s', (text) => expect(isPartUsed({ line: lineOf(text) })).toBe(true))

  test.each(['can I wear the shoes before I fly', 'how is a form used at the kiosk'])('not: %s', (text) =>
    expect(isPartUsed({ line: lineOf(text) })).toBe(false),
  )
})
