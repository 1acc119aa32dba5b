import { expect, test } from 'vitest'
import { emptyDatabase } from './testing/empty-database.ts'
import { applyMigrations, migrate, readMigrations } from './migrate.ts'

const lead = `insert into public.leads (email, purchase_amount, currency, country)
  values ('ada@mail.example', 175, 'EUR', 'spain')`

test('a refund that was stored with two roundings stays as it was shown; the next one is rounded once', async () => {
  const database = await emptyDatabase()
  const before = readMigrations().filter(({ version }) => version < '20261128090000')
  await database.runScript((run) =>
    applyMigrations(run, { only: new Set(before.map(({ version }) => version)) }),
  )
  await database.executeSql(
    `insert into app.vat_rules values ('spain', 'e', 0.21, 90.16, 'at-least', 0.85, '2025', 's', '2025-05')`,
  )
  const amounts = async () =>
    (
      await database.executeSql(
        'select vat_amount::text, refund_amount::text from public.leads order by created_at',
      )
    ).rows
  await database.executeSql(lead)
  expect(await amounts()).toEqual([{ vat_amount: '30.37', refund_amount: '25.81' }])
  await migrate(database)
  await database.executeSql(lead)
  expect(await amounts()).toEqual([
    { vat_amount: '30.37', refund_amount: '25.81' },
    { vat_amount: '30.37', refund_amount: '25.82' },
  ])
  await database.close()
})
