import { expect, test } from 'vitest'
import { helpAddress, parentOf, readHelpAddress } from './help-address.ts'

const start = { view: 'situations', situation: null, answers: [], at: null, formId: null }

test('what an address says is what it was written from', () => {
  for (const search of [
    '',
    '?case=kiosk-red',
    '?case=kiosk-red&way=1-1-0&at=france',
    '?view=check&form=f1',
    '?view=cards&at=italy',
  ])
    expect(helpAddress(readHelpAddress(search))).toBe(`/kiosk-help${search}`)
})

test('answers that are none are left out, with all that follow', () => {
  expect(readHelpAddress('?case=kiosk-red&way=1-9-0').answers).toEqual([1])
  expect(readHelpAddress('?case=kiosk-red&way=0-0').answers).toEqual([0])
  expect(readHelpAddress('?case=kiosk-red&way=a-__proto__').answers).toEqual([])
  expect(readHelpAddress('?case=constructor&way=0&at=narnia&view=x')).toEqual(start)
})

test('back goes one question back, then to the situations', () => {
  const end = readHelpAddress('?case=kiosk-red&way=1-1&at=france')
  const question = parentOf(end)!
  expect(question.answers).toEqual([1])
  const first = parentOf(question)!
  const situations = parentOf(first)!
  expect(situations).toEqual({ ...start, at: 'france' })
  expect(parentOf(situations)).toBeNull()
  expect(parentOf(readHelpAddress('?view=check&form=f1'))).toEqual({ ...start, formId: 'f1' })
})
