import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { createBoss } from '#server/jobs/create-boss'
import { createMailChoices, optOut } from './mail-choices.ts'
import { createMailTaker, createSentMarker, maintainOutbox } from './outbox.ts'
import { readOutbox, submitLead } from './testing/leave-lead.ts'
import { watchedLog } from './testing/watched-log.ts'

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

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'mails are marked as sent even if PostgreSQL ends the statement for a deadlock with an erasure',
  async () => {
    const run = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows
    const mails = await run(
      `insert into app.outgoing_mail (kind, recipient, payload, priority, expires_at, state)
        select 'refund-guide', 'two@mail.example', '{}', 0, now(), 'sending' from generate_series(1, 2) returning id`,
    )
    const [first = '', second = ''] = mails.map(({ id }) => String(id))
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const lock = 'select from app.outgoing_mail where id = $1 for update'
    const markSent = createSentMarker(database)
    let marking: Promise<unknown> = Promise.resolve()
    await database.runScript(async (erase) => {
      await erase(lock, [second])
      marking = Promise.all([first, second].map((id) => markSent({ id, at: new Date() })))
      await expect.poll(async () => (await run(waiting)).length).toBe(1)
      // PostgreSQL ends the one that waits longer, which is the marking.
      await erase(lock, [first])
    })
    await marking
    expect(
      await run(`select from app.outgoing_mail where recipient = 'two@mail.example' and state = 'sent'`),
    ).toHaveLength(2)
  },
)

test('mails of more than 30 days ago are deleted 500 at a time, those that have not left stay', async () => {
  const run = async (text: string) => (await database.executeSql(text)).rows
  // The upkeep looks for the jobs of mails.
  const boss = createBoss({ database, log: watchedLog().log })
  await boss.start()
  await boss.stop()
  await run(`insert into app.outgoing_mail (kind, recipient, payload, priority, expires_at, created_at, state)
    select 'refund-guide', 'old@mail.example', '{}', 0, now(), '2026-10-01', case n when 0 then 'held' else 'sent' end
    from generate_series(0, 1001) n`)
  await run('create table public.deletions (mails integer)')
  await run(`create function public.count_deleted() returns trigger language plpgsql as $$
    begin insert into public.deletions select count(*) from gone; return null; end $$`)
  await run(`create trigger count_deleted after delete on app.outgoing_mail referencing old table as gone
    for each statement execute function public.count_deleted()`)
  await maintainOutbox(database, new Date('2026-11-29T08:00:00Z'))
  expect(await run('select mails from public.deletions order by mails desc')).toEqual([
    { mails: 500 },
    { mails: 500 },
    { mails: 1 },
  ])
  expect(await run(`select state from app.outgoing_mail where recipient = 'old@mail.example'`)).toEqual([
    { state: 'held' },
  ])
})
