import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSeal, createSeal } from '#server/backup/seal'
import { openDatabase } from '#server/database/open-database'
import { addPerson, call, signIn, someLead, type SignedIn } from '#server/testing/call-server'
import { runCommand } from '#server/testing/command-process'
import { openWorkshop, waitForMail, type ServerProcess, type Workshop } from '#server/testing/server-process'

/** Returns the gzip part of a backup, without its seal. */
const readGzip = async (file: string) => (await readFile(file)).subarray(0, await checkSeal(file))

/** The source is always an embedded database. The target is the kind of database that TEST_DATABASE names. */
describe('backup, restore and move of the embedded database', () => {
  let workshop: Workshop
  let source: Record<string, string>
  let server: ServerProcess
  let ada: SignedIn
  let ben: SignedIn
  let file: string

  const countRows = async ({ DATA_DIR, DATABASE_URL }: Record<string, string>) => {
    const database = await openDatabase({ dataDir: DATA_DIR, url: DATABASE_URL })
    const { rows } = await database.executeSql(`
      select (select count(*)::int from public.leads) as leads, (select count(*)::int from auth.users) as accounts,
        (select count(*)::int from public.favorite_locations) as favorites,
        (select count(*)::int from app.outgoing_mail) as mails, (select count(*)::int from pg_policies) as policies,
        (select count(*)::int from public.refund_offices) as offices, (select count(*)::int from app_meta.migrations) as migrations,
        (select sum(purchase_amount)::text from public.leads) as total,
        (select count(*)::int from pg_trigger where tgenabled <> 'O') as "silentTriggers"`)
    await database.close()
    return rows[0]
  }
  const freshTarget = async () => {
    const settings = await workshop.settings({}, 'empty')
    // A backup does not contain the signing keys, so an operator copies them.
    await copyFile(
      join(source.DATA_DIR ?? '', 'signing-keys.json'),
      join(settings.DATA_DIR ?? '', 'signing-keys.json'),
    )
    return settings
  }
  /**
   * Starts a server with these settings and uses it with the earlier account. Returns what that person can read and
   * write.
   */
  const visit = async (settings: Record<string, string>) => {
    const there = await workshop.start(settings)
    const session = await signIn(there.url, ada)
    const favorites = await call(there.url, '/rest/v1/favorite_locations?select=location_name', {
      token: session.access,
    })
    const stored = await call(there.url, '/auth/v1/user', { token: ada.access })
    const added = await call(there.url, '/rest/v1/favorite_locations', {
      token: session.access,
      body: { user_id: ada.id, location_id: 11, location_name: 'Nice' },
    })
    const lead = await call(there.url, '/rest/v1/leads', { body: someLead() })
    await there.end('SIGTERM')
    return { favorites: favorites.body.text, stored: stored.status, added: added.status, lead: lead.status }
  }
  const asBefore = { favorites: '[{"location_name":"Paris"}]', stored: 200, added: 201, lead: 201 }

  beforeAll(async () => {
    workshop = openWorkshop()
    source = await workshop.settings({}, 'embedded')
    server = await workshop.start(source)
    ada = await addPerson(server.url, waitForMail(source))
    ben = await addPerson(server.url, waitForMail(source))
    for (const [person, name] of [
      [ada, 'Paris'],
      [ben, 'Rome'],
    ] as const)
      await call(server.url, '/rest/v1/favorite_locations', {
        token: person.access,
        body: { user_id: person.id, location_id: 7, location_name: name },
      })
    for (let n = 0; n < 20; n += 1) {
      const { status } = await call(server.url, '/rest/v1/leads', {
        body: { ...someLead(), purchase_amount: 0.01 + n },
      })
      if (status !== 201) throw new Error(`lead: ${status}`)
    }
    file = join(source.DATA_DIR ?? '', 'first.backup.gz')
  }, 120_000)
  afterAll(() => workshop?.close())

  test('a backup of the running server is a file for its owner alone, and replaces none', async () => {
    const { code, out, errors } = await runCommand('backup', source, file)
    expect(errors).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('public.leads: 20')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const before = await readFile(file)
    const again = await runCommand('backup', source, file)
    expect(again).toMatchObject({ code: 1, errors: `retour: ${file} is there already; give another name\n` })
    expect((await readFile(file)).equals(before)).toBe(true)
    // A backup must not give access to an account: it has no keys, and only hashes of tokens.
    const keys = JSON.parse(await readFile(join(source.DATA_DIR ?? '', 'signing-keys.json'), 'utf8')) as {
      secret: string
    }
    expect(gunzipSync(await readGzip(file)).toString()).not.toContain(keys.secret)
    expect((await call(server.url, '/health/ready')).status).toBe(200)
  })

  test('a folder that cannot be written is told, and the server goes on', async () => {
    const nowhere = join(source.DATA_DIR ?? '', 'no-such-folder', 'x.gz')
    expect(await runCommand('backup', source, nowhere)).toMatchObject({
      code: 1,
      errors: `retour: ${nowhere} cannot be written (ENOENT); nothing is left of it\n`,
    })
    expect((await call(server.url, '/health/ready')).status).toBe(200)
  })

  test('a copy of a person’s data comes from the running server, too', async () => {
    const { code, out } = await runCommand('export-person', source, ben.email)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      rows: { 'public.favorite_locations': [{ location_name: 'Rome' }] },
    })
    expect(await runCommand('erase-person', source, 'ben')).toMatchObject({
      code: 1,
      errors: 'retour: "ben" is no email address; give the one that the person uses here\n',
    })
  })

  test(
    'restored: the same rows, policies and triggers; a sign-in, a session from before, own rows only, new rows',
    { timeout: 120_000 },
    async () => {
      const target = await freshTarget()
      const { code, errors } = await runCommand('restore', target, file)
      expect(errors).toBe('')
      expect(code).toBe(0)
      const restored = await countRows(target)
      expect(restored).toMatchObject({
        leads: 20,
        accounts: 2,
        favorites: 2,
        silentTriggers: 0,
        total: '190.20',
      })
      expect(await visit(target)).toEqual(asBefore)
      const twice = await runCommand('restore', target, file)
      expect(twice.code).toBe(1)
      expect(twice.errors).toMatch(/holds (?:a database|data of this product) already/)
    },
  )

  test('82: a damaged, a cut, a doubled and a strange file are refused before a database is made', async () => {
    const target = await freshTarget()
    const folder = source.DATA_DIR ?? ''
    const lines = gunzipSync(await readGzip(file))
      .toString()
      .split('\n')
    const whole = await readFile(file)
    const sealed = (words: string) => buffer(Readable.from([gzipSync(words)]).pipe(createSeal()))
    const flipped = Buffer.from(whole)
    flipped[4] = (flipped[4] ?? 0) ^ 1
    const cases: [string, Buffer | string, RegExp][] = [
      ['cut.gz', whole.subarray(0, 3000), /damaged or cut short/],
      ['one-less.gz', whole.subarray(0, -1), /damaged or cut short/],
      ['flipped.gz', flipped, /damaged or cut short/],
      ['twice.gz', Buffer.concat([whole, whole]), /damaged or cut short/],
      ['unsealed.gz', gzipSync(lines.join('\n')), /damaged or cut short/],
      ['short.gz', await sealed(lines.slice(0, -2).join('\n')), /cut short/],
      [
        'fewer.gz',
        await sealed(lines.filter((line) => !line.includes('"Rome"')).join('\n')),
        /other rows than were written/,
      ],
      [
        'newer.gz',
        await sealed(lines.join('\n').replace('"migrations":[', '"migrations":["29990101000000",')),
        /newer version/,
      ],
      ['strange.gz', await sealed('{"name": "somebody else’s"}\n'), /no backup of this product/],
      ['plain.gz', 'no gzip at all', /damaged or cut short/],
      ['empty.gz', '', /damaged or cut short/],
    ]
    for (const [name, content, reason] of cases) {
      await writeFile(join(folder, name), content)
      const { code, errors } = await runCommand('restore', target, join(folder, name))
      expect([name, code]).toEqual([name, 1])
      expect(errors).toMatch(reason)
      expect(errors.trim()).not.toContain('\n')
    }
    expect(existsSync(join(target.DATA_DIR ?? '', 'database'))).toBe(false)
  }, 120_000)

  describe.runIf(process.env.TEST_DATABASE === 'postgres')('to a PostgreSQL of its own', () => {
    test(
      'while the server runs it is refused; stopped, everything is there afterwards, and the folder stays',
      { timeout: 120_000 },
      async () => {
        const target = await freshTarget()
        const move = { ...source, DATABASE_URL: target.DATABASE_URL ?? '' }
        expect(await runCommand('move-to-postgres', move)).toMatchObject({
          code: 1,
          errors: expect.stringContaining('is in use by another process') as unknown,
        })
        expect(await server.end('SIGTERM')).toBe(0)
        const before = await countRows(source)
        expect(await runCommand('move-to-postgres', move)).toMatchObject({ code: 0, errors: '' })
        expect(await countRows(target)).toEqual(before)
        expect(await visit(target)).toEqual(asBefore)
        expect(await countRows(source)).toEqual(before)
      },
    )
  })

  test('a backup of a stopped server, with a database of another PostgreSQL major, says what to do', async () => {
    const old = await workshop.settings({}, 'empty')
    delete old.DATABASE_URL
    await mkdir(join(old.DATA_DIR ?? '', 'database'))
    await writeFile(join(old.DATA_DIR ?? '', 'database', 'PG_VERSION'), '17\n')
    const { code, errors } = await runCommand('backup', old, join(old.DATA_DIR ?? '', 'x.gz'))
    expect(code).toBe(1)
    expect(errors).toContain('PostgreSQL 17')
    expect(errors).toContain('With the version that wrote the data run "npm run backup')
  })
})
