import { expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshEmbedded } from './fresh-embedded.ts'

const change = 'create table app.own_table (n int); drop table public.leads cascade'
const find =
  "select to_regclass('app.own_table') is not null as own, to_regclass('public.leads') is not null as leads"

const lookIn = async (database: Database) => (await database.executeSql(find)).rows[0]

test('databases of one template share its files until one of them writes, and never what it wrote', async () => {
  const [first, second] = await Promise.all([freshEmbedded(), freshEmbedded()])
  await first.executeSql(change)
  await first.executeSql('checkpoint')
  const third = await freshEmbedded()
  expect(await lookIn(first)).toEqual({ own: true, leads: false })
  expect(await lookIn(second)).toEqual({ own: false, leads: true })
  expect(await lookIn(third)).toEqual({ own: false, leads: true })
  await Promise.all([first, second, third].map((database) => database.close()))
})
