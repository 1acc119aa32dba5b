import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyMigrations, isMigrated, readMigrations } from '#server/database/migrate'
import { emptyDatabase } from '#server/database/testing/empty-database'
import { openTemplateInMemory } from '#server/database/testing/fresh-embedded'
import { loadBackup } from './load-backup.ts'
import { writeBackup } from './write-backup.ts'

test('a backup of an older version becomes what that version would have become: later migrations see its rows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'retour-backup-'))
  const file = join(folder, 'old.backup.gz')
  const older = new Set(
    readMigrations()
      .map(({ version }) => version)
      .filter((version) => version < '20261124100000'),
  )
  const { database: source } = await openTemplateInMemory('empty')
  await source.runScript((run) => applyMigrations(run, { only: older }))
  await source.executeSql(`
    insert into app.vat_rules values ('france', 'e', 0.2, 100, 'more-than', 0.85, '2025', 's', '2025-05');
    insert into public.leads (email, purchase_amount, currency, country, marketing_consent)
      values ('old@mail.example', 1234567.89, 'EUR', 'france', true);
    update public.leads set created_at = '2024-02-29 12:34:56.789012+00';
    update app.outgoing_mail set state = 'sending', queued_at = now();
    insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'old@mail.example');
    insert into public.favorite_locations (user_id, location_id, location_name)
      values ('00000000-0000-4000-8000-000000000001', 7, E'Line "one" # \\\\ é 東京')`)
  expect(await writeBackup(source, file, new Date())).toMatchObject({
    'public.leads': 1,
    'app.outgoing_mail': 1,
  })
  await source.close()

  const target = await emptyDatabase()
  await loadBackup(target, file)
  const read = async (text: string) => (await target.executeSql(text)).rows
  expect(await isMigrated(target)).toBe(true)
  // The consent table is newer than the backup; its migration found the lead.
  expect(await read('select email, text_version from app.consent_records')).toEqual([
    { email: 'old@mail.example', text_version: '2026-11' },
  ])
  expect(
    await read(
      `select purchase_amount::text as amount, to_char(created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') as at from public.leads`,
    ),
  ).toEqual([{ amount: '1234567.89', at: '2024-02-29 12:34:56.789012' }])
  expect(await read('select location_name from public.favorite_locations')).toEqual([
    { location_name: 'Line "one" # \\ é 東京' },
  ])
  expect(await read('select state, queued_at from app.outgoing_mail')).toEqual([
    { state: 'waiting', queued_at: null },
  ])
  // Sequences continue where they were.
  await target.executeSql(`insert into public.favorite_locations (user_id, location_id, location_name)
    values ('00000000-0000-4000-8000-000000000001', 8, 'Next')`)
  expect(await read('select max(id)::int - min(id)::int as step from public.favorite_locations')).toEqual([
    { step: 1 },
  ])
  await expect(loadBackup(target, file)).rejects.toThrow('holds data of this product already')
  await target.close()
  rmSync(folder, { recursive: true, force: true })
})
