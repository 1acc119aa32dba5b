import { expect, test } from 'vitest'
import type { Letter } from './letter-of.ts'
import { letterMailLink, letterText } from './letter-text.ts'

const letter: Letter = {
  language: 'es',
  sender: ['Mei Tanaka', '[dirección]', 'Japón'],
  recipient: ['Loewe', 'Barcelona'],
  parts: [
    { part: 'date', sent: '1 de febrero de 2027', own: '1 February 2027' },
    { part: 'subject', sent: 'Devolución & más', own: 'Refund & more' },
    { part: 'text', sent: 'Todavía no.', own: 'Not yet.' },
    { part: 'closing', sent: 'Atentamente,\nMei Tanaka', own: 'Yours faithfully,\nMei Tanaka' },
  ],
  blanks: ['your address'],
  sources: [],
  checkedOn: null,
}

test('the text that is sent holds no line of the reader’s', () => {
  expect(letterText(letter)).toBe(
    'Mei Tanaka\n[dirección]\nJapón\n\nLoewe\nBarcelona\n\n1 de febrero de 2027\n\nDevolución & más\n\nTodavía no.\n\nAtentamente,\nMei Tanaka',
  )
})

test('a mail carries subject and text, and the address under the name', () => {
  const [, subject = '', body = ''] =
    /^mailto:\?subject=([^&]*)&body=([^&]*)$/.exec(letterMailLink(letter)) ?? []
  expect(decodeURIComponent(subject)).toBe('Devolución & más')
  expect(decodeURIComponent(body)).toBe(
    'Todavía no.\r\n\r\nAtentamente,\r\nMei Tanaka\r\n[dirección]\r\nJapón',
  )
})
