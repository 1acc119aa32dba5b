import type { Section } from '@retour/domain/content/page-content'
import { expect, test } from 'vitest'
import { hubWarning } from './hub-warning.ts'

const text = (words: string) => ({ kind: 'text', text: words }) as const
const warning = (words: string) => ({ kind: 'note', tone: 'warning', text: words }) as const
const section = (id: string, blocks: Section['blocks']): Section => ({ id, title: id, blocks })

const unknownHours = {}
const oldHours = { opening_hours: 'Daily 06:00–21:00', hours_stale: true }
const freshHours = { opening_hours: 'Daily 06:00–21:00' }

test('the first warning moves to the top, later ones stay', () => {
  const found = hubWarning(
    [
      section('a', [text('Walk.')]),
      section('b', [warning('Closed at night.'), text('Ask.'), warning('Lines.')]),
    ],
    [unknownHours],
  )
  expect(found.warning?.text).toBe('Closed at night.')
  expect(found.sections[1]?.blocks).toEqual([text('Ask.'), warning('Lines.')])
})

test('a section that held nothing else goes with it', () => {
  const found = hubWarning(
    [section('a', [warning('Closed.')]), section('b', [text('Walk.')])],
    [unknownHours],
  )
  expect(found.sections.map(({ id }) => id)).toEqual(['b'])
})

test('without a warning in the guide the hours alone are told', () => {
  const found = hubWarning([section('a', [text('Walk.')])], [oldHours, unknownHours])
  expect(found.warning).toMatchObject({ text: null, hours: expect.stringContaining('1 of 2') })
})

test('no known hours, only old ones, and fresh ones read differently', () => {
  const sentences = [[unknownHours], [oldHours], [freshHours, oldHours]].map(
    (desks) => hubWarning([], desks).warning?.hours,
  )
  expect(new Set(sentences).size).toBe(3)
})

test('without desks there is no warning, and the sections keep theirs', () => {
  const sections = [section('a', [warning('Closed.')])]
  expect(hubWarning(sections, [])).toEqual({ warning: null, sections })
})
