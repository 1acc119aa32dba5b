import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { createMailChoices, optOut } from './mail-choices.ts'
import { createMailTaker, createSentMarker } from './outbox.ts'
import { readOutbox, submitLead } from './testing/leave-lead.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  for (const name of ['ana', 'ben', 'cem']) await submitLead(database, `${name}@mail.example`)
  await sql`update app.outgoing_mail set state = 'queued'`.execute(database.own)
})
afterAll(() => database.close())

/** Rows that one statement has written have one `xmin`. */
const countStatements = async (ids: string[]) =>
  (
    await sql<{ count: number }>`select count(distinct xmin::text)::int as count from app.outgoing_mail
      where id = any(${ids}::uuid[])`.execute(database.own)
  ).rows[0]?.count

test('mails that are taken, looked up and marked at once share a statement each, and each gets its own result', async () => {
  const ids = (await readOutbox(database)).map(({ id }) => id)
  const [ana = '', ben = '', cem = ''] = ids
  const take = createMailTaker(database, 'retour.example')
  const unknown = randomUUID()
  const taken = await Promise.all([cem, unknown, ana, ben].map(take))
  expect(taken.map((mail) => mail && [mail.id, mail.recipient, mail.messageId, mail.attempts])).toEqual([
    [cem, 'cem@mail.example', `<${cem}@retour.example>`, 1],
    null,
    [ana, 'ana@mail.example', `<${ana}@retour.example>`, 1],
    [ben, 'ben@mail.example', `<${ben}@retour.example>`, 1],
  ])
  expect(await countStatements(ids)).toBe(1)

  await optOut(database, 'ben@mail.example')
  const isWanted = createMailChoices(database)
  expect(await Promise.all(taken.flatMap((mail) => mail ?? []).map(isWanted))).toEqual([true, true, false])

  const markSent = createSentMarker(database)
  const at = (second: number) => new Date(Date.UTC(2026, 10, 29, 8, 0, second))
  await Promise.all([markSent({ id: cem, at: at(2) }), markSent({ id: ana, at: at(1) })])
  expect(await countStatements([ana, cem])).toBe(1)
  const { rows } = await sql<{
    id: string
    state: string
    sentAt: Date | null
  }>`select id, state, sent_at as "sentAt"
    from app.outgoing_mail order by recipient`.execute(database.own)
  expect(rows).toEqual([
    { id: ana, state: 'sent', sentAt: at(1) },
    { id: ben, state: 'sending', sentAt: null },
    { id: cem, state: 'sent', sentAt: at(2) },
  ])
  expect(await take(ana)).toBeNull()
})
