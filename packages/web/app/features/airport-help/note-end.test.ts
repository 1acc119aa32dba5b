import { helpAfter } from '@retour/domain/exit/help/red-screen'
import type { Situation } from '@retour/domain/exit/help/situations'
import { createForm } from '@retour/domain/trip/new-records'
import { expect, test } from 'vitest'
import { fieldsBefore, fieldsOfEnding } from './note-end.ts'

const form = createForm({ travelerId: null, country: 'france', shop: 'Printemps', issuedOn: '2026-11-27' })
const at = '2026-11-29T06:05'
function contextOf(situation: Situation, answers: number[]) {
  const step = helpAfter(situation, answers)
  if (!('end' in step)) throw new Error('a question')
  return { situation, end: step.end, at }
}
const officer = contextOf('kiosk-red', [0])
const kiosk = contextOf('kiosk-broken', [0])

test('a stamp is the form’s next station, and the trouble stays with it', () => {
  expect(fieldsOfEnding(form, 'stamped', officer)).toEqual({
    trouble: 'Kiosk red: the kiosk was red, sent to the officer (2026-11-29 06:05)',
    validatedOn: '2026-11-29',
    validatedBy: 'stamp',
  })
  expect(fieldsOfEnding(form, 'stamped', kiosk)).toMatchObject({ validatedBy: 'kiosk' })
  expect(fieldsOfEnding({ ...form, country: 'germany' }, 'stamped', kiosk)).toMatchObject({
    validatedBy: 'stamp',
  })
})

test('a refusal ends its life; anything else is only noted', () => {
  expect(fieldsOfEnding(form, 'refused', officer)).toMatchObject({ refusedOn: '2026-11-29' })
  expect(Object.keys(fieldsOfEnding(form, 'else', officer) ?? {})).toEqual(['trouble'])
})

test('nothing is noted twice, nor where there is no room', () => {
  const stamped = { ...form, ...fieldsOfEnding(form, 'stamped', officer) }
  expect(fieldsOfEnding(stamped, 'stamped', officer)).toBeNull()
  expect(fieldsOfEnding({ ...form, trouble: 'x'.repeat(1990) }, 'else', officer)).toBeNull()
})

test('what is taken back is as it was', () => {
  const stamped = { ...form, ...fieldsOfEnding(form, 'stamped', officer) }
  expect({ ...stamped, ...fieldsBefore(form) }).toEqual(form)
})
