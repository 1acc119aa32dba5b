import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Statement } from '#server/database/database'
import { keyHeaders, openTestApp, type TestApp } from '#server/testing/open-test-app'
import { readOutcome, type Outcome } from './answer.ts'
import { createPublicRows } from './public-rows.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
  await write(`insert into public.refund_offices (id, name, address, city, country, type, lat, lng, confidence)
    values ('kept-1', 'One', 'Street 1', 'oneville', 'france', 'refund-office', 48, 2, 'low'),
      ('kept-2', 'Two', 'Street 2', 'oneville', 'france', 'refund-office', 48, 2, 'low')`)
})
afterAll(() => opened.close())

const write = (text: string) => opened.dependencies.database.executeSql(text)
const rename = (name: string) =>
  write(`update public.refund_offices set name = '${name}' where id = 'kept-1'`)
const ask = (query: string, headers: Record<string, string> = {}) =>
  opened.app.request(`/rest/v1/refund_offices?${query}`, { headers: { ...keyHeaders, ...headers } })
const one = 'select=name&id=eq.kept-1'
const nameNow = async () => ((await (await ask(one)).json()) as { name: string }[])[0]?.name
/**
 * The embedded database notifies before a change is acknowledged; PostgreSQL notifies another connection a moment
 * later.
 */
const once = (readTwice: () => Promise<void>) =>
  opened.dependencies.database.kind === 'embedded' ? readTwice() : vi.waitFor(readTwice)

const question: Statement = {
  text: `select json_agg(name order by id)::text as body, count(*)::text as row_count from public.refund_offices where city = $1`,
  values: ['oneville'],
}

/** The cache on a real database, with its queries counted. */
function openMemory() {
  const { database } = opened.dependencies
  const memory = createPublicRows(database)
  let readCount = 0
  const readNow = async (statement: Statement): Promise<Outcome> => {
    readCount += 1
    return readOutcome(await database.runAsCaller({ role: 'anon' }, statement, { isReadOnly: true }))
  }
  return {
    memory,
    readCount: () => readCount,
    readNow,
    read: (statement = question) => memory.read('refund_offices', statement, () => readNow(statement)),
  }
}

/** Nothing is cached until the connection listens. */
async function waitUntilStored({ read, readCount }: ReturnType<typeof openMemory>) {
  await vi.waitFor(async () => {
    await read()
    const before = readCount()
    await read()
    expect(readCount()).toBe(before)
  })
}

describe('rows that are the same for everybody', () => {
  test.each([
    `update public.refund_offices set address = 'Street 3' where id = 'kept-2'`,
    `insert into public.refund_offices (id, name, address, city, country, type, lat, lng, confidence)
      values ('kept-3', 'Three', 'Street 3', 'oneville', 'france', 'refund-office', 48, 2, 'low')`,
    `delete from public.refund_offices where id = 'kept-3'`,
  ])('are asked for once, and anew after: %s', async (change) => {
    const opening = openMemory()
    await waitUntilStored(opening)
    const before = opening.readCount()
    await write(change)
    await once(async () => {
      await opening.read()
      expect(opening.readCount()).toBeGreaterThan(before)
    })
  })

  test('are never told as they were before a change that was told', async () => {
    for (const name of ['First', 'Second', 'Third']) {
      await rename(name)
      await once(async () => expect(await nameNow()).toBe(name))
      expect(await nameNow()).toBe(name)
    }
  })

  test('that were read before a change are not kept after it', async () => {
    const { memory, readNow, read, readCount } = openMemory()
    await waitUntilStored({ memory, readNow, read, readCount })
    const statement = { ...question, text: `${question.text} and true` }
    await memory.read('refund_offices', statement, async () => {
      const old = await readNow(statement)
      memory.forget('refund_offices')
      return old
    })
    const before = readCount()
    await memory.read('refund_offices', statement, () => readNow(statement))
    expect(readCount()).toBe(before + 1)
  })

  test('are asked for each time where a word of the question is the time', async () => {
    const opening = openMemory()
    await waitUntilStored(opening)
    const before = opening.readCount()
    const statement = { text: `${question.text} or city = $2`, values: ['oneville', 'now'] }
    await opening.read(statement)
    await opening.read(statement)
    expect(opening.readCount()).toBe(before + 2)
  })

  test('take no more than their room: the question that was asked longest ago goes first', async () => {
    const opening = openMemory()
    await waitUntilStored(opening)
    const large = (n: number): Statement => ({
      text: `select repeat('x', 1500000) as body, $1::text as row_count`,
      values: [String(n)],
    })
    for (let n = 0; n < 3; n += 1) await opening.read(large(n))
    const before = opening.readCount()
    await opening.read(large(2))
    expect(opening.readCount()).toBe(before)
    await opening.read(large(0))
    expect(opening.readCount()).toBe(before + 1)
  })

  test('carry a tag of their content: who has them is told so, until they change', async () => {
    await rename('Tagged')
    await once(async () => expect(await nameNow()).toBe('Tagged'))
    const tag = (await ask(one)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    const again = await ask(one, { 'If-None-Match': `"other", W/${tag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const object = await ask(one, { 'If-None-Match': tag, Accept: 'application/vnd.pgrst.object+json' })
    expect(object.status).toBe(200)
    await rename('Changed')
    await once(async () => expect((await ask(one, { 'If-None-Match': tag })).status).toBe(200))
  })
})

test('a table that tells of changes looks the same to everybody', async () => {
  const { rows } = await write(`select c.relname as name,
      (select json_agg(json_build_array(p.roles::text[], p.qual)) from pg_policies p
        where p.schemaname = 'public' and p.tablename = c.relname and p.cmd in ('SELECT', 'ALL')
          and p.roles && array['anon', 'authenticated', 'public']::name[]) as policies,
      has_table_privilege('anon', c.oid, 'select') and has_table_privilege('authenticated', c.oid, 'select') as is_granted
    from pg_class c where c.oid in (select tgrelid from pg_trigger where tgfoid = 'app.tell_public_rows'::regproc)
    order by 1`)
  const everybody = [[['anon', 'authenticated'], 'true']]
  expect(rows).toEqual([
    { name: 'refund_offices', policies: everybody, is_granted: true },
    { name: 'vat_guides', policies: everybody, is_granted: true },
  ])
})
