import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attackOn, type Attack } from '#server/rest/testing/hostile-requests'
import { foreignTokens } from '#server/rest/testing/statement-tokens'
import { benMarker, openTwoPeople, type TwoPeople } from '#server/rest/testing/open-two-people'
import { growsInProportion } from '#server/testing/growth'
import { isWideRun } from '#server/testing/wide-run'

let rest: TwoPeople['rest']
let ada: TwoPeople['ada']
let ben: TwoPeople['ben']
beforeAll(async () => {
  ;({ rest, ada, ben } = await openTwoPeople())
  await rest.stored('create table public.canary (id integer primary key, word text)')
  await rest.stored(`insert into public.canary select n, 'alive' from generate_series(1, 10) n`)
})
afterAll(() => rest.close())

const latin = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '')
const count = isWideRun ? 10_000 : 1000

test(
  `34: ${count} hostile calls: no 5xx, no SQL in an answer, no word of theirs in a statement, no row of others, the canary lives`,
  { timeout: 240_000 },
  async () => {
    const before = await rest.stored(`select * from favorite_locations where user_id = $1 order by id`, [
      ben.id,
    ])
    const columns = await rest.stored(
      `select relname as name, array_agg(attname::text) as columns from pg_class join pg_attribute on attrelid = pg_class.oid
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and relname <> 'canary' group by 1`,
    )
    const types = await rest.stored(
      `select distinct format_type(atttypid, atttypmod) as name from pg_attribute
        where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')`,
    )
    const defaults = await rest.stored('select pg_get_expr(adbin, adrelid) as text from pg_attrdef')
    const catalogueNames = new Set(
      [
        ...defaults.flatMap(({ text }) => String(text).match(/'[^']*'|\w+/g) ?? []),
        ...columns.flatMap(({ name, columns: list }) => [name, ...(list as string[])]),
        ...types.map(({ name }) => name),
      ]
        .map(String)
        .flatMap((name) => [name, ...name.split(/[\s(),[\]\d]+/)]),
    )
    // Collects the text of every statement, as PostgreSQL's log would show it.
    const { database } = rest.dependencies
    const statements = new Set<string>()
    const runAsCaller = database.runAsCaller.bind(database)
    database.runAsCaller = (caller, statement, options) => {
      statements.add(statement.text)
      return runAsCaller(caller, statement, options)
    }
    const attack = fc.oneof(
      ...columns.map((table) => attackOn(String(table.name), table.columns as string[])),
    )
    const statuses = new Map<number, number>()
    const strike = async (one: Attack) => {
      const query = new URLSearchParams()
      for (const [column, term] of one.filters) query.append(column, term)
      if (one.logic) query.append(...one.logic)
      for (const [name, list] of [
        ['select', one.select],
        ['order', one.order],
        ['columns', one.columns],
      ] as const)
        if (list) query.set(name, list.join(','))
      for (const [name, text] of [
        ['limit', one.limit],
        ['offset', one.offset],
        ['on_conflict', one.onConflict],
      ] as const)
        if (text !== null) query.set(name, text)
      const hasBody = one.method === 'POST' || one.method === 'PATCH'
      const response = await rest.ask(`${encodeURIComponent(one.table)}?${query.toString()}`, {
        method: one.method,
        ...(one.who === 'ada' ? { token: ada.token } : {}),
        headers: Object.fromEntries(
          Object.entries(one.headers).map(([name, text]) => [name, latin(text ?? '')]),
        ),
        ...(hasBody ? { body: JSON.stringify(one.body) } : {}),
      })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const text = await response.text()
      const report = `${one.method} ${one.table}?${query.toString()} ${text.slice(0, 300)}`
      const sqlText =
        /retour_row|json_to_record|set_config|public\."|select coalesce| as t\b|syntax error/i.exec(text)?.[0]
      const isLeaking = text.includes(benMarker)
      expect({ report, isFault: response.status >= 500, sqlText, isLeaking }).toEqual({
        report,
        isFault: false,
        sqlText: undefined,
        isLeaking: false,
      })
      expect(response.headers.get('Set-Cookie')).toBeNull()
    }
    await fc.assert(
      fc.asyncProperty(fc.array(attack, { minLength: 10, maxLength: 10 }), async (attacks) => {
        await Promise.all(attacks.map(strike))
      }),
      { numRuns: Math.ceil(count / 10), endOnFailure: true },
    )

    database.runAsCaller = runAsCaller
    expect(statements.size).toBeGreaterThan(count / 50)
    expect([...statements].flatMap((text) => foreignTokens(text, catalogueNames))).toEqual([])

    // If no attack passed the first check, this test would prove little.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 50)
    expect(statuses.get(400) ?? 0).toBeGreaterThan(count / 10)
    expect(await rest.stored(`select count(*) as n from canary where word = 'alive'`)).toEqual([{ n: 10 }])
    expect(
      await rest.stored(`select * from favorite_locations where user_id = $1 order by id`, [ben.id]),
    ).toEqual(before)
    expect(({} as Record<string, unknown>).country).toBeUndefined()
    const [state] = await rest.stored(
      `select current_user as name, current_setting('request.jwt.claims', true) as claims`,
    )
    expect(state?.name).not.toMatch(/^(?:anon|authenticated)$/)
    expect(state?.claims || null).toBeNull()
  },
)

describe('68: the parsers take time in proportion to their text', () => {
  const shapes: [title: string, make: (length: number) => string][] = [
    ['open brackets', (n) => `or=${'(and'.repeat(n / 4)}`],
    ['quotes', (n) => `id=in.(${'"'.repeat(n)}`],
    ['quotes and commas', (n) => `id=in.(${'",'.repeat(n / 2)})`],
    ['escapes', (n) => `id=in.("${'\\"'.repeat(n / 2)}`],
    ['escaped quotes and commas', (n) => `or=(${'"\\",'.repeat(n / 4)})`],
    ['ways into JSON', (n) => `select=a${'->b'.repeat(n / 3)}`],
    ['dashes', (n) => `select=${'a-'.repeat(n / 2)}`],
    ['dashes in a key', (n) => `a->${'a-'.repeat(n / 2)}=eq.1`],
    ['quotes in a way', (n) => `order=a->${'"'.repeat(n)}`],
    ['braces', (n) => `or=(${'a.cs.{'.repeat(n / 6)}`],
    ['braces and commas', (n) => `or=(${'a.cs.{x},'.repeat(n / 9)}`],
    ['dots in select', (n) => `select=${'.'.repeat(n)}`],
    ['colons in select', (n) => `select=${'a:'.repeat(n / 2)}`],
    ['blanks in select', (n) => `select=${' '.repeat(n)}`],
    ['blanks and commas in select', (n) => `select=${' ,'.repeat(n / 2)}`],
    ['orders', (n) => `order=${'id.desc,'.repeat(n / 8)}`],
    ['negations', (n) => `id=${'not.'.repeat(n / 4)}`],
    ['names of columns', (n) => `columns=${'"a",'.repeat(n / 4)}`],
    ['conditions', (n) => `or=(${'id.is.null,'.repeat(n / 11)}id.is.null)`],
    ['parameters', (n) => 'id=is.null&'.repeat(n / 11)],
    ['digits', (n) => `limit=${'9'.repeat(n)}`],
  ]

  test.each(shapes)('%s', async (_title, make) => {
    const { parseRequest } = await import('#server/rest/parse-request')
    const contextOf = (length: number) => {
      const query = make(length)
      const headers: Record<string, string> = {
        prefer: 'a=b,'.repeat(length / 4),
        range: '9'.repeat(length),
        accept: `${'*/x,'.repeat(length / 4)}*/*`,
      }
      return {
        req: {
          url: `http://127.0.0.1/rest/v1/leads?${query}`,
          method: 'GET',
          header: (name: string) => headers[name],
        },
      }
    }
    const contexts = new Map([1000, 10_000, 100_000].map((length) => [length, contextOf(length)]))
    const parse = (length: number) => {
      try {
        parseRequest(contexts.get(length) as never, 'leads')
      } catch {
        // A refusal is fine, because only the time is measured.
      }
    }
    expect(await growsInProportion(parse, 1000)).toBe(true)
    expect(await growsInProportion(parse, 10_000)).toBe(true)
  })
})

// PGlite ignores statement_timeout. There, only the size, the rows and the terms of a query are limited.
test.runIf(process.env.TEST_DATABASE === 'postgres')(
  '44: a pattern that would take a minute over long texts is ended after eight seconds',
  async () => {
    const [talk] = await rest.stored('select id from chat_conversations where user_id = $1', [ada.id])
    await rest.stored(
      `insert into chat_messages (conversation_id, content) select $1, repeat('a', 19999) from generate_series(1, 200)`,
      [talk?.id],
    )
    const response = await rest.ask(`chat_messages?select=id&content=ilike.*${'a'.repeat(7800)}b*`, {
      token: ada.token,
    })
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 500,
      body: { code: '57014' },
    })
  },
)
