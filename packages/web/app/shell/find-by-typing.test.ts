import { describe, expect, test } from 'vitest'
import { findByTyping } from './find-by-typing.ts'

const names = ['Dashboard', 'Downloads', 'Log out']

describe('letters typed in a menu', () => {
  test('lead to the item that begins with them, in either case', () => {
    expect(findByTyping(names, 0, 'l')).toBe(2)
    expect(findByTyping(names, 0, 'LO')).toBe(2)
  })
  test('lead from the last item round to the first', () => {
    expect(findByTyping(names, 2, 'd')).toBe(0)
  })
  test('lead to the next one when the same letter is pressed again', () => {
    expect(findByTyping(names, 0, 'd')).toBe(1)
    expect(findByTyping(names, 1, 'dd')).toBe(0)
  })
  test('stay on an item that goes on as they do', () => {
    expect(findByTyping(names, 1, 'do')).toBe(1)
  })
  test('lead nowhere when no item begins so', () => {
    expect(findByTyping(names, 1, 'x')).toBe(1)
  })
  test('count from the top when no item has the focus', () => {
    expect(findByTyping(names, -1, 'd')).toBe(0)
  })
})
