import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallerClaims, Database } from './database.ts'
import { makePerson } from './testing/make-person.ts'
import type { Person } from './testing/make-person.ts'
import { preparations } from './testing/preparations.ts'

const anon: CallerClaims = { role: 'anon' }
const refused = { code: '42501' }

describe.each(preparations)('who may do what on %s', (_name, open) => {
  let database: Database
  let ada: Person
  let ben: Person
  beforeAll(async () => {
    database = await open()
    ada = await makePerson(database, { fullName: 'Ada Example' })
    ben = await makePerson(database, { fullName: 'Ben Example' })
  })
  afterAll(() => database?.close())

  /** Returns the rows of a statement, run as the caller; values are bound. */
  const run = async (claims: CallerClaims, text: string, values: unknown[] = []) => {
    const parts = text.split(/\$\d+/)
    const query = sql<Record<string, unknown>>(parts as unknown as TemplateStringsArray, ...values)
    return (await database.asCaller(claims, (tx) => query.execute(tx))).rows
  }
  const own = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows

  const ownedTables = {
    favorite_locations: `(user_id, location_id, location_name) values ($1, 7, 'Paris')`,
    refund_history: `(user_id, country, amount, currency) values ($1, 'france', 10, 'EUR')`,
    trip_entries: `(user_id, id, trip_id, kind, entry) values ($1, gen_random_uuid(), gen_random_uuid(), 'leg', '{"seen": {}, "fields": {}}')`,
    user_preferences: `(user_id) values ($1)`,
    chat_conversations: `(user_id, title) values ($1, 'Talk')`,
    ai_suggestions: `(user_id, type, content) values ($1, 'travel', '{"title": "a", "summary": "b"}')`,
  }

  test.each(Object.entries(ownedTables))(
    '%s: its owner alone reads a row; visitors are refused',
    async (table, row) => {
      const person = await makePerson(database)
      await own(`insert into ${table} ${row}`, [person.sub])
      expect((await run(person, `select user_id from ${table}`)).map((found) => found.user_id)).toEqual([
        person.sub,
      ])
      expect(await run(ben, `select * from ${table} where user_id = $1`, [person.sub])).toEqual([])
      await expect(run(anon, `select * from ${table}`)).rejects.toMatchObject(refused)
      await expect(run(anon, `delete from ${table}`)).rejects.toMatchObject(refused)
    },
  )

  test('bookings: own rows are read, those of others and of guests are not', async () => {
    const write = (claims: CallerClaims, userId: string | null, email: string) =>
      run(
        claims,
        `insert into bookings (user_id, full_name, email, phone, pickup_date, pickup_location, dropoff_location)
          values ($1, 'Someone', $2, '+1 555', now() + interval '1 day', 'Hotel', 'Airport')`,
        [userId, email],
      )
    await write(anon, null, 'guest@example.org')
    await write(ada, ada.sub, 'other@example.org')
    expect(await run(ada, `select user_id, email, full_name from bookings`)).toEqual([
      { user_id: ada.sub, email: ada.email, full_name: 'Ada Example' },
    ])
    expect(await run(ben, 'select * from bookings')).toEqual([])
    await expect(run(anon, 'select * from bookings')).rejects.toMatchObject(refused)
    await expect(write(anon, ada.sub, ada.email)).rejects.toMatchObject(refused)
    await expect(write(ben, ada.sub, ada.email)).rejects.toMatchObject(refused)
    await expect(write(ben, null, ben.email)).rejects.toMatchObject(refused)
    await expect(run(ada, `update bookings set phone = '1'`)).rejects.toMatchObject(refused)
    await expect(run(ada, `delete from bookings`)).rejects.toMatchObject(refused)
  })

  test('leads: a guest writes and reads nothing back; an account reads those of its confirmed address', async () => {
    const person = await makePerson(database)
    const insert = `insert into leads (email, purchase_amount, currency, country) values ($1, 500, 'EUR', 'france')`
    await run(anon, insert, [person.email.toUpperCase()])
    await run(person, insert, [person.email])
    expect(await run(person, 'select email, status from leads')).toEqual([
      { email: person.email, status: 'pending' },
      { email: person.email, status: 'pending' },
    ])
    expect(await own('select source from leads where email = $1 order by source', [person.email])).toEqual([
      { source: 'account' },
      { source: 'guest' },
    ])
    expect(await run(ben, `select id from leads`)).toEqual([])
    await expect(run(anon, `select id from leads`)).rejects.toMatchObject(refused)
    await expect(run(anon, `${insert} returning id`, ['x@example.org'])).rejects.toMatchObject(refused)
    await expect(run(ben, insert, [person.email])).rejects.toMatchObject(refused)
    await expect(run(person, `update leads set status = 'completed'`)).rejects.toMatchObject(refused)
    await expect(run(person, `select full_name from leads`)).rejects.toMatchObject(refused)
  })

  test('leads: an unconfirmed address, a claimed address and an address given up read nothing', async () => {
    const insert = `insert into leads (email, purchase_amount, currency, country) values ($1, 500, 'EUR', 'france')`
    const unproven = await makePerson(database, { isConfirmed: false })
    await run(anon, insert, [unproven.email])
    expect(await run(unproven, 'select id from leads')).toEqual([])
    await expect(run(unproven, insert, [unproven.email])).rejects.toMatchObject(refused)

    const moved = await makePerson(database)
    await run(anon, insert, [moved.email])
    expect(await run({ ...ben, email: moved.email }, 'select id from leads')).toEqual([])
    await own('update auth.users set email = $2 where id = $1', [moved.sub, `new-${moved.email}`])
    expect(await run(moved, 'select id from leads')).toEqual([])
  })

  test.each(['id', 'created_at', 'status', 'source', 'amount', 'consent_at', 'consent_text_version'])(
    'leads: %s is not the caller’s to write',
    async (column) => {
      const insert = `insert into leads (email, purchase_amount, currency, country, ${column})
        values ('a@example.org', 5, 'EUR', 'france', default)`
      await expect(run(anon, insert)).rejects.toMatchObject(refused)
      await expect(run(ada, insert)).rejects.toMatchObject(refused)
    },
  )

  test('favorite_locations: saved once for oneself, removed only by oneself', async () => {
    const insert = `insert into favorite_locations (user_id, location_id, location_name) values ($1, 42, 'Nice')`
    await run(ada, insert, [ada.sub])
    await expect(run(ada, insert, [ada.sub])).rejects.toMatchObject({ code: '23505' })
    await expect(run(ben, insert, [ada.sub])).rejects.toMatchObject(refused)
    await run(ben, 'delete from favorite_locations')
    expect(await run(ada, 'select location_id from favorite_locations')).toEqual([{ location_id: 42 }])
    await expect(run(ada, `update favorite_locations set location_name = 'x'`)).rejects.toMatchObject(refused)
    await run(ada, 'delete from favorite_locations where location_id = 42')
    expect(await run(ada, 'select * from favorite_locations')).toEqual([])
  })

  test('profiles: made with the account, changed by its owner, the address by nobody', async () => {
    const [made] = await run(ada, 'select * from profiles')
    expect(made).toMatchObject({
      id: ada.sub,
      email: ada.email,
      preferred_currency: 'EUR',
      notification_preferences: { emailNotifications: false, refundUpdates: false, promotionalEmails: false },
    })
    await run(ada, `update profiles set phone = '+1 555', updated_at = '2001-01-01'`)
    const [changed] = await run(
      ada,
      `select phone, updated_at > now() - interval '1 minute' as is_recent from profiles`,
    )
    expect(changed).toEqual({ phone: '+1 555', is_recent: true })
    await run(ben, `update profiles set phone = '0' where id = $1`, [ada.sub])
    expect(await run(ada, 'select phone from profiles')).toEqual([{ phone: '+1 555' }])
    await expect(run(ada, `update profiles set email = 'x@example.org'`)).rejects.toMatchObject(refused)
    await expect(run(ada, `insert into profiles (id) values ($1)`, [randomUUID()])).rejects.toMatchObject(
      refused,
    )
    for (const bad of ['[]', '{"emailNotifications": "yes"}', '{"other": true}']) {
      const update = run(ada, `update profiles set notification_preferences = $1::jsonb`, [bad])
      await expect(update).rejects.toMatchObject({ code: '23514' })
    }
    await own('update auth.users set email = $2 where id = $1', [ada.sub, `Later-${ada.email}`])
    expect(await run(ada, 'select email from profiles')).toEqual([{ email: `later-${ada.email}` }])
    await own('update auth.users set email = $2 where id = $1', [ada.sub, ada.email])
  })

  test('user_preferences: written and changed by their owner, never given to another account', async () => {
    await run(ben, `insert into user_preferences (user_id, preferred_brands) values ($1, array['A', 'B'])`, [
      ben.sub,
    ])
    await run(ben, `update user_preferences set shopping_budget = 2500.5, updated_at = now()`)
    expect(await run(ben, 'select preferred_brands, shopping_budget from user_preferences')).toEqual([
      { preferred_brands: ['A', 'B'], shopping_budget: '2500.50' },
    ])
    await expect(run(ben, 'update user_preferences set user_id = $1', [ada.sub])).rejects.toMatchObject(
      refused,
    )
    await expect(
      run(ben, `insert into user_preferences (user_id) values ($1)`, [ada.sub]),
    ).rejects.toMatchObject(refused)
    for (const bad of [
      `shopping_budget = 'NaN'`,
      `preferred_brands = array['']`,
      `preferred_brands = array[null]::text[]`,
      `travel_destinations = array_fill('x'::text, array[51])`,
      `travel_destinations = array[['a'], ['b']]`,
    ]) {
      await expect(run(ben, `update user_preferences set ${bad}`)).rejects.toMatchObject({ code: '23514' })
    }
  })

  test('trip_entries: written and changed by their owner; what they are, and their version, by nobody', async () => {
    const entry = (n: number) =>
      JSON.stringify({ seen: { phone: n }, fields: { note: [{ value: 'x', device: 'phone', n }] } })
    const insert = `insert into trip_entries (user_id, id, trip_id, kind, entry) values ($1, $2, $3, 'purchase', $4::jsonb)`
    const id = randomUUID()
    await run(ada, insert, [ada.sub, id, randomUUID(), entry(1)])
    await expect(run(ben, insert, [ada.sub, randomUUID(), randomUUID(), entry(1)])).rejects.toMatchObject(
      refused,
    )
    // Two accounts on one device may store the same trip.
    await run(ben, insert, [ben.sub, id, randomUUID(), entry(1)])
    await expect(run(ada, insert, [ada.sub, id, randomUUID(), entry(1)])).rejects.toMatchObject({
      code: '23505',
    })
    const [before] = await run(ada, 'select version from trip_entries where id = $1', [id])
    await run(ada, 'update trip_entries set entry = $1::jsonb where id = $2', [entry(2), id])
    const [after] = await run(ada, 'select version, entry from trip_entries where id = $1', [id])
    expect(Number(after?.version)).toBeGreaterThan(Number(before?.version))
    expect(after?.entry).toMatchObject({ seen: { phone: 2 } })
    expect(await run(ben, 'select entry from trip_entries where id = $1', [id])).toMatchObject([
      { entry: { seen: { phone: 1 } } },
    ])
    for (const column of ['user_id', 'id', 'trip_id', 'kind', 'version', 'updated_at'])
      await expect(run(ada, `update trip_entries set ${column} = default`)).rejects.toMatchObject(refused)
    await expect(run(ada, 'delete from trip_entries')).rejects.toMatchObject(refused)
  })

  test('refund_history and chats are read by their owner and written by no caller', async () => {
    const [talk] = await own(
      `insert into chat_conversations (user_id, title) values ($1, 'Talk') returning id`,
      [ada.sub],
    )
    await own(`insert into chat_messages (conversation_id, content) values ($1, 'Hello')`, [talk?.id])
    expect(await run(ada, 'select content, is_ai from chat_messages')).toEqual([
      { content: 'Hello', is_ai: false },
    ])
    expect(await run(ben, 'select content from chat_messages')).toEqual([])
    await expect(run(anon, 'select content from chat_messages')).rejects.toMatchObject(refused)
    for (const write of [
      `insert into chat_messages (conversation_id, content, is_ai) values ('${String(talk?.id)}', 'x', true)`,
      `insert into chat_conversations (user_id, title) values ('${ada.sub}', 'x')`,
      `insert into refund_history (user_id, country, amount, currency) values ('${ada.sub}', 'france', 1, 'EUR')`,
      'update refund_history set amount = 1',
      `update chat_messages set content = 'x'`,
    ]) {
      await expect(run(ada, write)).rejects.toMatchObject(refused)
    }
    await run(ben, 'delete from chat_conversations')
    expect((await run(ada, 'select id from chat_conversations')).length).toBe(1)
    await run(ada, 'delete from chat_conversations')
    expect(
      await own('select count(*) as left from chat_messages where conversation_id = $1', [talk?.id]),
    ).toEqual([{ left: 0 }])
  })

  test('ai_suggestions: the owner may mark as viewed and change nothing else', async () => {
    const insert = `insert into ai_suggestions (user_id, type, content) values ($1, 'travel', '{"title": "a", "summary": "b"}')`
    await own(insert, [ada.sub])
    await run(ben, 'update ai_suggestions set is_viewed = true')
    expect(await run(ada, 'select is_viewed from ai_suggestions')).toEqual([{ is_viewed: false }])
    await run(ada, 'update ai_suggestions set is_viewed = true')
    expect(await run(ada, 'select is_viewed from ai_suggestions')).toEqual([{ is_viewed: true }])
    await expect(run(ada, `update ai_suggestions set content = '{}'`)).rejects.toMatchObject(refused)
  })

  test.each(['refund_offices', 'vat_guides'])('%s: everybody reads, nobody writes', async (table) => {
    for (const claims of [anon, ada]) {
      expect(await run(claims, `select count(*) >= 0 as answered from ${table}`)).toEqual([
        { answered: true },
      ])
      await expect(run(claims, `delete from ${table}`)).rejects.toMatchObject(refused)
      await expect(run(claims, `update ${table} set country = 'spain'`)).rejects.toMatchObject(refused)
    }
  })

  test('an account that is removed takes its rows along; its booking stays without a name tag', async () => {
    const person = await makePerson(database)
    await own(`insert into user_preferences (user_id) values ($1)`, [person.sub])
    await run(
      person,
      `insert into bookings (user_id, full_name, email, phone, pickup_date, pickup_location, dropoff_location)
        values ($1, 'Someone', $2, '1', now() + interval '1 day', 'Hotel', 'Airport')`,
      [person.sub, person.email],
    )
    await own('delete from auth.users where id = $1', [person.sub])
    expect(await own('select user_id from bookings where email = $1', [person.email])).toEqual([
      { user_id: null },
    ])
    expect(await own('select id from profiles where id = $1', [person.sub])).toEqual([])
  })
})
