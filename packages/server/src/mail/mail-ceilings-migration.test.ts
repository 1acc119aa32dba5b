import { expect, test } from 'vitest'
import { applyMigrations, migrate, readMigrations } from '#server/database/migrate'
import { emptyDatabase } from '#server/database/testing/empty-database'
import { submitLead } from './testing/leave-lead.ts'

test('a day that is under way goes on: mailboxes, counts and guides of older rows', async () => {
  const database = await emptyDatabase()
  const before = readMigrations().filter(({ version }) => version < '20261126091000')
  await database.runScript((run) =>
    applyMigrations(run, { only: new Set(before.map(({ version }) => version)) }),
  )
  await database.executeSql(
    `insert into app.vat_rules values ('france', 'e', 0.2, 100, 'more-than', 0.85, '2025', 's', '2025-05')`,
  )
  for (const email of [
    'a.melie@mail.example',
    'amelie@mail.example',
    'amelie+x@mail.example',
    'ben@mail.example',
  ])
    await submitLead(database, email)
  await database.executeSql(
    `update app.outgoing_mail set state = 'held' where recipient = 'ben@mail.example'`,
  )
  await migrate(database)

  const read = async (text: string) => (await database.executeSql(text)).rows
  const mails =
    'select recipient, mailbox, state, held_because as why from app.outgoing_mail order by created_at'
  expect(await read(mails)).toEqual([
    { recipient: 'a.melie@mail.example', mailbox: 'amelie@mail.example', state: 'waiting', why: null },
    { recipient: 'amelie@mail.example', mailbox: 'amelie@mail.example', state: 'waiting', why: null },
    { recipient: 'amelie+x@mail.example', mailbox: 'amelie@mail.example', state: 'waiting', why: null },
    { recipient: 'ben@mail.example', mailbox: 'ben@mail.example', state: 'held', why: 'a ceiling of before' },
  ])
  expect(await read('select kind, made from app.mail_tallies')).toEqual([{ kind: 'refund-guide', made: 3 }])
  for (const email of ['ame.lie@mail.example', 'b.en@mail.example', 'cleo@mail.example'])
    await submitLead(database, email)
  expect((await read(mails)).slice(4)).toMatchObject([{ recipient: 'cleo@mail.example' }])
  await database.close()
})
