import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someBooking } from '#server/mail/testing/leave-booking'
import { ownerColumns } from '#server/rest/testing/fill-tables'
import { benMarker, openTwoPeople, type TwoPeople } from '#server/rest/testing/open-two-people'
import { someLead } from '#server/testing/call-server'

let rest: TwoPeople['rest']
let ada: TwoPeople['ada']
let ben: TwoPeople['ben']
beforeAll(async () => {
  ;({ rest, ada, ben } = await openTwoPeople())
})
afterAll(() => rest.close())

const privateTables = Object.keys(ownerColumns)
/** The columns that are read from leads, because an account cannot read all of them. In other tables it can. */
const readable: Record<string, string> = {
  leads: 'id,created_at,email,purchase_amount,refund_amount,currency,country,status,amount',
}
const selectOf = (table: string) => readable[table] ?? '*'

/** Rows that are valid once a test has set their owner. */
const faultless: Record<string, object> = {
  leads: someLead(),
  bookings: someBooking(),
  favorite_locations: { location_id: 99, location_name: 'Paris' },
  trip_entries: {
    id: '0190a000-0000-7000-8000-000000000001',
    trip_id: '0190a000-0000-7000-8000-000000000002',
    kind: 'purchase',
    entry: { seen: {}, fields: {} },
  },
}

const names = (text: string) => text.split(' ')
const preferences = names(
  'user_id nationality shopping_budget previous_refund_experience preferred_shopping_categories preferred_brands travel_destinations updated_at',
)
/** The columns that an account may insert. The server sets all others. */
const insertable: Record<string, string[]> = {
  leads: names(
    'email full_name purchase_amount vat_amount refund_amount is_eligible currency country marketing_consent idempotency_key calculated_on consent_given_at',
  ),
  bookings: names(
    'user_id full_name email phone pickup_date pickup_location dropoff_location vehicle_type passenger_count special_requests city country idempotency_key flight_number',
  ),
  favorite_locations: names('user_id location_id location_name'),
  trip_entries: names('user_id id trip_id kind entry'),
  user_preferences: preferences,
}
/** The columns that an account may update. */
const changeable: Record<string, string[]> = {
  profiles: names('phone country preferred_currency notification_preferences updated_at'),
  user_preferences: preferences,
  ai_suggestions: ['is_viewed'],
  trip_entries: ['entry'],
}
const everything = () =>
  Promise.all(privateTables.map((table) => rest.stored(`select * from ${table} order by 1, 2`)))
const isBens = (text: string) => [benMarker, ben.id, ben.email].some((mark) => text.includes(mark))

test('32: every public table is either private, with an owner, or open to all', async () => {
  const found = await rest.stored(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  )
  expect(found.map((row) => String(row.relname)).sort()).toEqual(
    [...privateTables, 'refund_offices', 'vat_guides'].sort(),
  )
})

describe.each(privateTables)('32: %s', (table) => {
  const owner = ownerColumns[table]!

  test('its owner reads the own rows, all of them and no other', async () => {
    const { data, error, count } = await ada.client.from(table).select(selectOf(table), { count: 'exact' })
    expect(error).toBeNull()
    expect(count).toBe(data?.length)
    expect(data?.length).toBeGreaterThan(0)
    expect(isBens(JSON.stringify(data))).toBe(false)
  })

  test('guests are refused: reading, counting, changing, removing', async () => {
    const all = rest.guest.from(table)
    for (const answer of [
      await all.select(),
      await all.select('*', { head: true, count: 'exact' }),
      await all.update({ [owner]: ada.id }).not(owner, 'is', null),
      await all.delete().not(owner, 'is', null),
    ])
      expect(answer.status).toBe(401)
  })

  test('another account finds nothing, changes nothing, removes nothing', async () => {
    const before = await everything()
    const value = owner === 'email' ? ben.email : ben.id
    const aims =
      owner === 'conversation_id' ? [`${owner}=not.is.null&content=like.*ben*`] : [`${owner}=eq.${value}`]
    for (const aim of aims) {
      const read = await rest.ask(`${table}?select=${selectOf(table)}&${aim}`, { token: ada.token })
      // A filter on a readable column finds no row. A filter on a hidden column is refused.
      expect([200, 403]).toContain(read.status)
      expect(read.status === 200 ? await read.text() : '[]').toBe('[]')
      for (const column of (await rest.stored(`select * from ${table} limit 1`)).flatMap(Object.keys)) {
        const change = await rest.ask(`${table}?${aim}`, {
          method: 'PATCH',
          token: ada.token,
          headers: { Prefer: 'return=representation' },
          body: JSON.stringify({ [column]: null }),
        })
        const text = await change.text()
        expect(change.status === 200 ? text : change.status).toSatisfy(
          (seen: unknown) => seen === '[]' || seen === 400 || seen === 403,
        )
        expect(isBens(text.replaceAll(value, ''))).toBe(false)
      }
      const gone = await rest.ask(`${table}?${aim}`, { method: 'DELETE', token: ada.token })
      expect([204, 403]).toContain(gone.status)
    }
    expect(await everything()).toEqual(before)
  })

  test('37: no row can be written under another name', async () => {
    const before = await everything()
    const value = owner === 'email' ? ben.email : ben.id
    const columns = await namesOfColumns(table)
    for (const column of columns) {
      const insert = await rest.ask(table, {
        method: 'POST',
        token: ada.token,
        body: JSON.stringify({ [owner]: value, [column]: column === owner ? value : null }),
      })
      expect(insert.status).toBeGreaterThanOrEqual(400)
      expect(insert.status).toBeLessThan(500)
    }
    // This row is valid, except that its owner is another person.
    const whole = await rest.ask(table, {
      method: 'POST',
      token: ada.token,
      body: JSON.stringify({
        ...faultless[table],
        ...(table === 'bookings' && { email: ada.email }),
        [owner]: value,
      }),
    })
    expect(await whole.json()).toMatchObject({ code: '42501' })
    expect(await everything()).toEqual(before)
  })

  test('37: in the own name, too, no column that is the server’s can be written', async () => {
    const before = await everything()
    const own = owner === 'email' ? ada.email : ada.id
    const codeOf = async (method: string, path: string, body: object) => {
      const answer = await rest.ask(path, { method, token: ada.token, body: JSON.stringify(body) })
      return ((await answer.json()) as { code: string }).code
    }
    const columns = await namesOfColumns(table)
    const refused = /^(?:42501|428C9)$/
    for (const column of columns.filter((name) => !insertable[table]?.includes(name))) {
      const code = await codeOf('POST', table, { [owner]: own, [column]: column === owner ? own : null })
      expect.soft(code, `insert ${column}`).toMatch(refused)
    }
    for (const column of columns.filter((name) => !changeable[table]?.includes(name))) {
      const code = await codeOf('PATCH', `${table}?${owner}=eq.${own}`, { [column]: null })
      expect.soft(code, `change ${column}`).toMatch(refused)
    }
    expect(await everything()).toEqual(before)
  })
})

/** A column and the values that all people have in it, which an attacker would search for. */
type Column = { name: string; isText: boolean; isTruth: boolean; values: string[] }

const columnsOf = async (table: string): Promise<Column[]> => {
  const found = await rest.stored(
    `select attname as name, atttypid::regtype::text as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`public.${table}`],
  )
  return Promise.all(
    found.map(async ({ name, type }) => ({
      name: String(name),
      isText: type === 'text',
      isTruth: type === 'boolean',
      values: (await rest.stored(`select distinct "${String(name)}"::text as value from ${table}`)).map(
        (row) => String(row.value),
      ),
    })),
  )
}

const namesOfColumns = async (table: string) => (await columnsOf(table)).map(({ name }) => name)

const plain = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'is']
const patterns = ['%', '*', '*ben*', '%a%', '_%']
const strange = ['1', '10.5', 'true', 'null', 'france', '2026-01-01', '{}', '%', '', '\u2019', '; --']

const conditionOn = ({ name, isText, isTruth, values }: Column) =>
  fc
    .record({
      negation: fc.constantFrom('', '', 'not.'),
      operator: fc.constantFrom(...plain, ...(isText ? ['like', 'ilike'] : [])),
      value: fc.oneof(
        { arbitrary: fc.constantFrom(...values), weight: 20 },
        { arbitrary: fc.constantFrom(...strange), weight: 1 },
      ),
      pattern: fc.constantFrom(...patterns),
      is: fc.constantFrom('null', 'not_null', ...(isTruth ? ['true', 'false', 'unknown'] : [])),
    })
    .map(({ negation, operator, value, pattern, is }) => {
      const quoted = `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
      const right = { is, in: `(${quoted})`, like: pattern, ilike: pattern.toUpperCase() }[operator] ?? value
      return { column: name, term: `${negation}${operator}.${right}`, isPlain: !/[,()"\\]/.test(right) }
    })

/** Generates random parameters with the operators and modifiers of this API. */
const query = (columns: Column[], hidden: Column[]) => {
  const one = fc.oneof(
    { arbitrary: fc.oneof(...columns.map(conditionOn)), weight: 25 },
    ...hidden.map((column) => ({ arbitrary: conditionOn(column), weight: 1 })),
  )
  const tree = fc.letrec<{ term: string; logic: string }>((tie) => ({
    term: fc.oneof(
      { maxDepth: 3 },
      one.filter(({ isPlain }) => isPlain).map(({ column, term }) => `${column}.${term}`),
      tie('logic'),
    ),
    logic: fc
      .tuple(
        fc.constantFrom('and', 'or', 'not.and', 'not.or'),
        fc.array(tie('term'), { minLength: 1, maxLength: 3 }),
      )
      .map(([operator, terms]) => `${operator}(${terms.join(',')})`),
  }))
  return fc.record({
    filters: fc.array(one, { maxLength: 3 }),
    logic: fc.option(
      fc.tuple(
        fc.constantFrom('or', 'and', 'not.or', 'not.and'),
        fc.array(tree.term, { minLength: 1, maxLength: 3 }),
      ),
      { freq: 1 },
    ),
    order: fc.array(
      fc.tuple(
        fc.constantFrom(...columns.map(({ name }) => name)),
        fc.constantFrom('', '.asc', '.desc', '.desc.nullslast', '.nullsfirst'),
      ),
      { maxLength: 2 },
    ),
    limit: fc.option(fc.nat(5), { freq: 1 }),
    offset: fc.option(fc.nat(2), { freq: 1 }),
    isCounting: fc.boolean(),
    isHead: fc.nat(5).map((roll) => roll === 0),
  })
}

describe('33: whatever is asked, only rows that the database shows this person', () => {
  test.each(privateTables)('random questions about %s', async (table) => {
    const select = selectOf(table)
    const granted = readable[table]?.split(',')
    const isGranted = ({ name }: Column) => granted?.includes(name) ?? true
    const all = await columnsOf(table)
    const [columns, hidden] = [all.filter(isGranted), all.filter((column) => !isGranted(column))]
    // The rows that the row policies of the database show this person, without any filter by the server.
    const claims = { role: 'authenticated' as const, sub: ada.id, email: ada.email }
    const [oracle] = await rest.dependencies.database.runAsCaller(claims, {
      text: `select json_agg(to_json(r)::text)::text as rows from (select ${select} from public.${table}) r`,
      values: [],
    })
    const visible = new Set(
      (JSON.parse(oracle?.rows ?? '[]') as string[]).map((row) => JSON.stringify(JSON.parse(row))),
    )
    expect(visible.size).toBeGreaterThan(0)
    const runs = Number(process.env.REST_RANDOM_QUERIES ?? 300)
    let answered = 0
    let found = 0
    await fc.assert(
      fc.asyncProperty(query(columns, hidden), async (anyQuery) => {
        const parameters = new URLSearchParams({ select })
        for (const { column, term } of anyQuery.filters) parameters.append(column, term)
        if (anyQuery.logic) parameters.append(anyQuery.logic[0], `(${anyQuery.logic[1].join(',')})`)
        if (anyQuery.order.length > 0)
          parameters.set('order', anyQuery.order.map((one) => one.join('')).join(','))
        if (anyQuery.limit !== null) parameters.set('limit', String(anyQuery.limit))
        if (anyQuery.offset !== null) parameters.set('offset', String(anyQuery.offset))
        const response = await rest.ask(`${table}?${parameters.toString()}`, {
          token: ada.token,
          method: anyQuery.isHead ? 'HEAD' : 'GET',
          headers: anyQuery.isCounting ? { Prefer: 'count=exact' } : {},
        })
        const text = await response.text()
        expect(response.status).toBeLessThan(500)
        const total = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1]
        expect(Number(total ?? 0)).toBeLessThanOrEqual(visible.size)
        if (!response.ok || anyQuery.isHead) return
        answered += 1
        found += text === '[]' ? 0 : 1
        const rows = JSON.parse(text) as Record<string, unknown>[]
        for (const row of rows) expect(visible.has(JSON.stringify(row))).toBe(true)
        const isWhole = total !== undefined && anyQuery.limit === null && !anyQuery.offset
        expect(rows.length).toBe(isWhole ? Number(total) : rows.length)
      }),
      { numRuns: runs },
    )
    expect(answered).toBeGreaterThan(runs / 15)
    expect(found).toBeGreaterThan(0)
  })
})
