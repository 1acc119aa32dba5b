import { expect, test } from 'vitest'
import { foreignTokens } from './statement-tokens.ts'

const json = `'{"calls": false, "steps": 0}'`
const catalogueNames = new Set(['leads', 'country', 'jsonb', json])

test.each([
  ['a name, a place and a literal of ours', `select "country" from public."leads" where "country" = $1`, []],
  ['a default of the catalogue that holds double quotes', `select ${json}::jsonb`, []],
  ['a literal of a caller', `select 'x'`, [`'x'`]],
  ['a literal of JSON that no default has', `select '{"calls": true}'::jsonb`, [`'{"calls": true}'`]],
  ['a name with a single quote', `select "it's" from public."leads"`, [`"it's"`]],
  [
    'a way into JSON',
    `select (t."country" -> $1::text ->> $2::text::int) as "its key-1" from public."leads" as t`,
    [],
  ],
  ['operators of lists', `select "country" from public."leads" where "country" @> $1 or "country" && $2`, []],
  ['a word', `select pg_sleep(9)`, ['pg_sleep']],
  ['an open quote', `select '`, [`'`]],
  ['a sign', `select 1; select 2`, [';']],
  ['a sign that is half of an operator', `select 1 @ 2 & 3`, ['@', '&']],
  ['a comment', `select 1 -- all`, ['-', '-', 'a comment']],
])('34: %s', (_title, text, expected) => {
  expect(foreignTokens(text, catalogueNames)).toEqual(expected)
})
