import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isMailingTable } from '#server/gate/limit-guest-writes'
import type { Database } from './database.ts'
import { preparations } from './testing/preparations.ts'

const leadInsert =
  'calculated_on, consent_given_at, country, currency, email, full_name, idempotency_key, is_eligible, marketing_consent, ' +
  'purchase_amount, refund_amount, vat_amount'
const bookingInsert =
  'city, country, dropoff_location, email, flight_number, full_name, idempotency_key, passenger_count, phone, pickup_date, ' +
  'pickup_location, special_requests, user_id, vehicle_type'
const preferences =
  'nationality, preferred_brands, preferred_shopping_categories, previous_refund_experience, shopping_budget, ' +
  'travel_destinations, updated_at'

/** Everything that the two caller roles may do. Any other right in the catalogue fails the test. */
const allowed = [
  'ai_suggestions authenticated SELECT',
  'ai_suggestions authenticated UPDATE (is_viewed)',
  `bookings anon INSERT (${bookingInsert})`,
  `bookings authenticated INSERT (${bookingInsert})`,
  'bookings authenticated SELECT',
  'chat_conversations authenticated DELETE',
  'chat_conversations authenticated SELECT',
  'chat_messages authenticated SELECT',
  'favorite_locations authenticated DELETE',
  'favorite_locations authenticated INSERT (location_id, location_name, user_id)',
  'favorite_locations authenticated SELECT',
  `leads anon INSERT (${leadInsert})`,
  `leads authenticated INSERT (${leadInsert})`,
  'leads authenticated SELECT (amount, calculated_on, country, created_at, currency, email, id, idempotency_key, purchase_amount, refund_amount, status)',
  'profiles authenticated SELECT',
  'profiles authenticated UPDATE (country, notification_preferences, phone, preferred_currency, updated_at)',
  'refund_history authenticated SELECT',
  'refund_offices anon SELECT',
  'refund_offices authenticated SELECT',
  'trip_entries authenticated INSERT (entry, id, kind, trip_id, user_id)',
  'trip_entries authenticated SELECT',
  'trip_entries authenticated UPDATE (entry)',
  `user_preferences authenticated INSERT (${preferences}, user_id)`,
  'user_preferences authenticated SELECT',
  `user_preferences authenticated UPDATE (${preferences}, user_id)`,
  'vat_guides anon SELECT',
  'vat_guides authenticated SELECT',
]

const grantsQuery = `
  with held as (
    select c.relname, a.grantee, a.privilege_type, null::text as columns
      from pg_class c cross join aclexplode(c.relacl) a
      where c.relnamespace = 'public'::regnamespace
    union all
    select c.relname, a.grantee, a.privilege_type, string_agg(t.attname, ', ' order by t.attname::text collate "C")
      from pg_class c join pg_attribute t on t.attrelid = c.oid cross join aclexplode(t.attacl) a
      where c.relnamespace = 'public'::regnamespace
      group by 1, 2, 3
  )
  select relname || ' ' || coalesce(r.rolname, 'PUBLIC') || ' ' || privilege_type
      || coalesce(' (' || columns || ')', '') as held
    from held left join pg_roles r on r.oid = held.grantee
    where held.grantee = 0 or r.rolname in ('anon', 'authenticated')`

describe.each(preparations)('the catalogue on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database?.close())

  const list = async (text: string) =>
    (await database.executeSql(text)).rows.map((row) => String(Object.values(row)[0])).sort()

  test('callers hold exactly the listed grants on public tables, sequences and views', async () => {
    expect(await list(grantsQuery)).toEqual([...allowed].sort())
  })

  test('every table of ours has row security', async () => {
    const unguarded = `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'app') and c.relkind in ('r', 'p') and not c.relrowsecurity`
    expect(await list(unguarded)).toEqual([])
    expect(
      (
        await list(
          `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
        )
      ).length,
    ).toBe(12)
  })

  test('every view runs with the rights of its reader', async () => {
    const views = `select relname from pg_class where relnamespace in ('public'::regnamespace, 'app'::regnamespace)
      and relkind in ('v', 'm') and not coalesce('security_invoker=true' = any (reloptions), false)`
    expect(await list(views)).toEqual([])
  })

  test('every function of ours has a fixed search path, and callers may run only the two that policies need, the two that an index needs where they write, the one by which a guest takes a lead back, and the one that sets reminders', async () => {
    const loose = `select p.oid::regprocedure from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)
      and not coalesce(array_to_string(p.proconfig, ',') like '%search_path=%', false)`
    expect(await list(loose)).toEqual([])
    const runnable = `select p.oid::regprocedure || ' ' || r.rolname from pg_proc p, pg_roles r
      where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace) and r.rolname in ('anon', 'authenticated')
      and has_function_privilege(r.oid, p.oid, 'execute')`
    expect(await list(runnable)).toEqual([
      'app.is_short_list(text[]) authenticated',
      'app.my_confirmed_email() authenticated',
      'app.search_words(text,text,text[]) anon',
      'app.search_words(text,text,text[]) authenticated',
      'app.week_of(timestamp with time zone) anon',
      'app.week_of(timestamp with time zone) authenticated',
      'set_trip_reminders(uuid,text,jsonb) anon',
      'set_trip_reminders(uuid,text,jsonb) authenticated',
      'take_back_lead(uuid) anon',
    ])
  })

  test('39: what callers write has an end: a ceiling, one row by key, or for guests a limit of the sender', async () => {
    const written = await database.executeSql(`
      select c.relname as name, r.rolname as role,
        exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'keep_row_ceiling'
          and t.tgfoid = 'app.keep_row_ceiling'::regproc and t.tgenabled = 'O') as "hasCeiling",
        exists (select from pg_index i
          join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[i.indkey[0]]
          where i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1 and i.indpred is null
          and k.confrelid = 'auth.users'::regclass) as "isOneRow"
      from pg_class c, pg_roles r
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and r.rolname in ('anon', 'authenticated')
        and (has_table_privilege(r.oid, c.oid, 'insert') or has_any_column_privilege(r.oid, c.oid, 'insert'))`)
    const endless = written.rows.filter(({ name, role, hasCeiling, isOneRow }) =>
      role === 'anon' ? !isMailingTable(String(name)) : !hasCeiling && !isOneRow,
    )
    expect(endless.map(({ name, role }) => `${String(name)} by ${String(role)}`)).toEqual([])
    expect(written.rows.length).toBeGreaterThanOrEqual(7)
  })

  test('39: docs/ceilings.md names the ceilings that are here', async () => {
    const ceilings = await list(`
      select '| \`' || c.relname || '\` | ' || trim(to_char(split_part(encode(t.tgargs, 'escape'), '\\000', 2)::int, '999,999,999'))
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'keep_row_ceiling'`)
    const page = readFileSync(new URL('../../../../docs/ceilings.md', import.meta.url), 'utf8')
    expect(ceilings.filter((line) => !page.includes(line))).toEqual([])
    expect(page.match(/^\| `\w+` \| [\d,]+/gm)).toHaveLength(ceilings.length)
  })

  test('callers cannot look into the schemas that are not exposed, nor create anything', async () => {
    const open = `select r.rolname || ' ' || n.nspname || ' ' || p from pg_roles r, pg_namespace n,
        unnest(array['USAGE', 'CREATE']) p
      where r.rolname in ('anon', 'authenticated') and n.nspname in ('app', 'app_meta', 'auth', 'public')
      and has_schema_privilege(r.oid, n.oid, p)`
    expect(await list(open)).toEqual([
      'anon auth USAGE',
      'anon public USAGE',
      'authenticated auth USAGE',
      'authenticated public USAGE',
    ])
    const tables = `select r.rolname || ' ' || c.oid::regclass from pg_roles r, pg_class c
      where r.rolname in ('anon', 'authenticated') and c.relkind = 'r'
      and c.relnamespace in (select oid from pg_namespace where nspname in ('app', 'app_meta', 'auth'))
      and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')`
    expect(await list(tables)).toEqual([])
  })
})
