import { expect, test } from 'vitest'
import { correctTypos } from './correct-typos.ts'

test.each([
  ['lost my recepits', 'lost my receipts'],
  ['five hunrded euros', 'five hundred euros'],
  ['leaving on 4 feburary', 'leaving on 4 february'],
  ['Kadwee open?', 'Kadewe open?'],
  ['EURSOTAR TO LONDON', 'EUROSTAR TO LONDON'],
])('%s', (text, meant) => {
  expect(correctTypos(text)).toBe(meant)
})

test.each([
  'combien pour 450 euros',
  'United Kingdom',
  'is there a first one',
  'AF1234 and LH454',
  'Grüße aus München',
])('left as it is: %s', (text) => {
  expect(correctTypos(text)).toBe(text)
})
