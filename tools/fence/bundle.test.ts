import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findLeaks } from './bundle.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function built(name: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'retour-fence-'))
  folders.push(folder)
  writeFileSync(join(folder, name), text)
  return findLeaks(folder)
}

test('a client without server words is clean', async () => {
  expect(await built('app.js', 'const title = "VAT refund"; fetch("/rest/v1/leads")')).toEqual([])
})

test.each([
  ['a database library', 'app.js', 'import{Kysely as k}from"kysely"', 'server library'],
  ['the server source', 'app.js', 'throw new Error("#server/mail/mail-queue")', 'server source'],
  ['SQL of the server', 'app.js', "sql`select set_config('role', 'anon', true)`", 'SQL of the server'],
  ['a table that callers cannot read', 'app.js', 'sql`delete from app.outgoing_mail`', 'SQL of the server'],
  ['a secret key', 'app.js', 'const key="sb_secret_abc"', 'secret key'],
  ['a private key', 'key.json', '-----BEGIN PRIVATE KEY-----', 'secret key'],
  ['a mail password', 'index.html', 'smtp://retour:hunter2@mail.example', 'address with a password'],
  ['a setting of the server', 'app.js', 'process.env.SMTP_URL', 'name of a server setting'],
  ['the raw records', 'chunk.js', '{"coordinate_check":{"method":"dataset"}}', 'raw place records'],
  ['a source map', 'app.js.map', '{}', 'source map'],
])('%s is found', async (_title, name, text, reason) => {
  expect((await built(name, text)).join()).toContain(reason)
})
