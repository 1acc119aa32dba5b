import { randomUUID } from 'node:crypto'
import { rulesEditions } from '@retour/domain/vat/rules'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff } from '#server/desk/as-staff'
import { staffRoles as roles, type StaffRole } from '#server/desk/staff-roles'
import { submitLead } from '#server/mail/testing/leave-lead'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { makePerson, type Person } from './testing/make-person.ts'
import { makeStaff, type StaffClaims } from './testing/make-staff.ts'
import { preparations } from './testing/preparations.ts'
import { isWritten, ofRules, secret, sightOf, sights, tables } from './testing/staff-sights.ts'

const addDriver = (name: string) =>
  `insert into app.drivers (name, phone, car, plate, vehicle, seats, changed_from)
  values ('${name}', '+33612345678', 'Sedan', 'GH-482-KM', 'sedan', 3, 'test')`

const addCheck = `insert into app.rule_checks (record, checked_at, source, checked_from)
  values ('deadline', clock_timestamp(), 'https://eur-lex.europa.eu/x', 'test')`

const addDraft = `insert into app.rule_drafts (name, effective_on, rules, changed_at, changed_from)
  values ('April', now() + interval '9 days', '${JSON.stringify(rulesEditions['law-2026-11'].rules).replaceAll("'", "''")}', now(), 'test')
  returning id`
const approve = (id: unknown) =>
  `insert into app.rule_editions (draft_id, draft_version, approved_at, approved_from) values ('${String(id)}', 1, now(), 'test')`

type Work = (tx: Kysely<Tables>) => Promise<Record<string, unknown>[]>

describe.each(preparations)('who sees what of the desk on %s', (_name, open) => {
  let database: Database
  const staff = {} as Record<StaffRole, StaffClaims>
  const callers = {} as Record<string, (work: Work) => Promise<Record<string, unknown>[]>>
  let columns: Record<string, string[]>
  let booking: string

  const run = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows
  const as = (claims: { sub: string; session_id: string }) => (work: Work) => asStaff(database, claims, work)

  beforeAll(async () => {
    database = await open()
    for (const role of roles) staff[role] = await makeStaff(database, role)
    const [row] =
      await run(`insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location)
      values ('Mei Tanaka', 'mei@mail.example', '+81 90', now() + interval '3 days', 'Hotel', 'Airport') returning id`)
    booking = String(row?.id)
    await run(
      `insert into app.staff_factors (user_id, sealed_secret) select user_id, 'sealed' from app.staff`,
    )
    await run(
      `insert into app.staff_recovery_codes (user_id, code_hash) select user_id, 'hash' from app.staff`,
    )
    await run(
      `insert into app.audit_log (actor_kind, action, from_where) values ('operator', 'staff.add', 'command')`,
    )
    await run(addDriver('Karim Example'))
    const byEditor = (text: string) =>
      as(staff.editor)(async (tx) => (await sql.raw<Record<string, unknown>>(text).execute(tx)).rows)
    await byEditor(addCheck)
    const [draft] = await byEditor(addDraft)
    await as(staff.owner)(
      async (tx) => (await sql.raw<Record<string, unknown>>(approve(draft?.id)).execute(tx)).rows,
    )
    await submitLead(database, 'mei@mail.example', 'Mei Tanaka')
    await run(`insert into app.consent_records (email, purpose, is_given, text_version, given_in, is_address_proven)
      values ('mei@mail.example', 'news', true, '2026-11', 'lead', false)`)
    await run(`insert into app.mail_opt_outs (email) values ('mei@mail.example')`)
    await run(
      `insert into public.refund_offices (id, name, address, city, country, type, lat, lng, confidence)
        values ('fr-desk', 'Desk', 'Street 1', 'paris', 'france', 'refund-office', 48.87, 2.33, 'low') on conflict do nothing`,
    )
    await run(`insert into app.place_reports (office_id, kind, said_at, idempotency_key)
      values ('fr-desk', 'closed', now(), gen_random_uuid())`)
    await run(`insert into app.place_proposals (office_id, field, value, origin, source, licence, found_on)
      values ('fr-desk', 'phone', '"+33 1 23 45 67 89"', 'openstreetmap', 'https://www.openstreetmap.org/node/1', 'ODbL-1.0', current_date)`)
    await run(`insert into app.place_changes (office_id, field, value, origin, source, licence, looked_on, reason, changed_by)
      values ('fr-desk', 'name', '"Desk"', 'desk', 'looked up', 'own', current_date, 'Called', gen_random_uuid())`)
    await run(`select app.keep_open_question('speak mandarin', 'Speak Mandarin?', current_date, 10)`)
    const account: Person = await makePerson(database)
    await run(
      `insert into app.outgoing_mail (kind, recipient, user_id, expires_at)
        values ('reset-password', $1, $2, now() + interval '1 hour')`,
      [account.email, account.sub],
    )
    const bare = await makeStaff(database, 'owner', { isVerified: false })
    const taken = await makeStaff(database, 'owner')
    await run('update app.staff set second_factor_at = null where user_id = $1', [taken.sub])
    const ended = await makeStaff(database, 'owner')
    await run('update app.staff_sessions set ends_at = now() where user_id = $1', [ended.sub])
    const signedOut = await makeStaff(database, 'owner')
    await run('delete from auth.sessions where user_id = $1', [signedOut.sub])
    Object.assign(callers, {
      visitor: (work: Work) => database.asCaller({ role: 'anon' }, work),
      account: (work: Work) => database.asCaller(account, work),
      ...Object.fromEntries(roles.map((role) => [role, as(staff[role])])),
      'owner without a second factor': as(bare),
      'owner whose second factor was taken away': as(taken),
      'owner in another session': as({ ...staff.owner, session_id: randomUUID() }),
      'owner whose staff session has ended': as(ended),
      'owner who has signed out': as(signedOut),
      'account that names itself staff': as({ sub: account.sub, session_id: randomUUID() }),
    })
    const found = await run(
      `
      select n.nspname || '.' || c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and n.nspname || '.' || c.relname = any($1::text[])
      group by 1`,
      [tables],
    )
    columns = Object.fromEntries(found.map((row) => [String(row.table), row.columns as string[]]))
  })
  afterAll(() => database?.close())

  /** Returns what a statement gives a person; `refused` without the right. */
  const ask = async (who: string, text: string): Promise<Record<string, unknown>[] | 'refused'> => {
    try {
      return await callers[who]!(
        async (tx) => (await sql.raw<Record<string, unknown>>(text).execute(tx)).rows,
      )
    } catch (error) {
      if ((error as { code?: string }).code === '42501') return 'refused'
      throw error
    }
  }
  const total = async (table: string) => Number((await run(`select count(*)::int as n from ${table}`))[0]?.n)

  test('the tables are all that a staff member has rights on', async () => {
    const held =
      await run(`select distinct c.oid::regclass::text as name, n.nspname || '.' || c.relname as table
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('public', 'app', 'app_meta', 'auth', 'pgboss')
        and (has_any_column_privilege('retour_staff', c.oid, 'select') or has_any_column_privilege('retour_staff', c.oid, 'insert')
          or has_any_column_privilege('retour_staff', c.oid, 'update') or has_table_privilege('retour_staff', c.oid, 'delete, truncate'))`)
    expect(held.map(({ table }) => String(table)).toSorted()).toEqual(
      tables.filter((table) => !secret.includes(table)).toSorted(),
    )
    expect(Object.keys(columns).toSorted()).toEqual(tables.toSorted())
  })

  test.each(Object.keys(sights))('%s: each column of each table', async (who) => {
    const wrong: string[] = []
    for (const table of tables) {
      for (const column of columns[table]!) {
        const expected = sightOf(who, table, column)
        const rows = await ask(who, `select ${column} from ${table}`)
        const count = rows === 'refused' ? rows : rows.length
        const all = await total(table)
        const expectedCount = { all, oneless: all - 1, own: 1, none: 0, refused: 'refused' }[expected]
        if (count !== expectedCount) wrong.push(`${table}.${column}: ${count} instead of ${expectedCount}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test.each(Object.keys(sights))(
    '%s: writes no column but those of a move and of a driver, and inserts, deletes and empties nothing else',
    async (who) => {
      const wrong: string[] = []
      const isStaff = who !== 'visitor' && who !== 'account'
      for (const table of tables) {
        for (const column of columns[table]!) {
          const may = (await ask(who, `update ${table} set ${column} = default where false`)) !== 'refused'
          if (may !== (isStaff && isWritten(table, column))) wrong.push(`update ${table}.${column}`)
        }
        for (const text of [`delete from ${table} where false`, `truncate ${table}`])
          if ((await ask(who, text)) !== 'refused') wrong.push(text)
        if (
          table !== 'public.bookings' &&
          table !== 'public.leads' &&
          table !== 'app.drivers' &&
          !ofRules.includes(table) &&
          (await ask(who, `insert into ${table} default values`)) !== 'refused'
        )
          wrong.push(`insert ${table}`)
      }
      expect(wrong).toEqual([])
    },
  )

  test.each(Object.keys(sights))(
    '%s: moves a ride only as owner or dispatcher, under their own name',
    async (who) => {
      const text = `update app.rides set move = 'quote', state = 'quoted', version = version + 1, price_minor = 11000,
      currency = 'EUR', valid_until = now() + interval '1 day', quote_note = '', free_until = now(), late_fee_minor = 0,
      moved_at = now() where booking_id = '${booking}' returning mover, moved_by`
      const rows = await ask(who, text)
      const found = rows === 'refused' ? [] : rows
      const mayMove = who === 'owner' || who === 'dispatcher'
      expect(found).toEqual(mayMove ? [{ mover: who, moved_by: staff[who].sub }] : [])
    },
  )

  test.each(Object.keys(sights))('%s: adds and changes drivers only as owner or dispatcher', async (who) => {
    const may = who === 'owner' || who === 'dispatcher'
    const count = await total('app.drivers')
    expect(await ask(who, addDriver('Luc Example'))).toEqual(may ? [] : 'refused')
    expect(await total('app.drivers')).toBe(count + (may ? 1 : 0))
    const rows = await ask(who, 'update app.drivers set version = version + 1, is_free = false returning id')
    expect(rows === 'refused' ? 0 : rows.length).toBe(may ? count + 1 : 0)
    const noted = await run(
      `select distinct action, actor_kind from app.audit_log where actor_id = $1 and action like 'driver.%' order by 1`,
      [staff[who as StaffRole]?.sub ?? null],
    )
    expect(noted).toEqual(
      may ? ['driver.add', 'driver.change'].map((action) => ({ action, actor_kind: 'staff' })) : [],
    )
  })

  test.each(Object.keys(sights))(
    '%s: notes checks of the rules only as owner or editor, under their own name',
    async (who) => {
      const may = who === 'owner' || who === 'editor'
      const count = await total('app.rule_checks')
      expect(await ask(who, addCheck)).toEqual(may ? [] : 'refused')
      expect(await total('app.rule_checks')).toBe(count + (may ? 1 : 0))
      const own = await run('select from app.rule_checks where checked_by = $1', [
        staff[who as StaffRole]?.sub,
      ])
      expect(own.length > 0).toBe(may)
    },
  )

  test.each(Object.keys(sights))(
    '%s: drafts an edition, and approves that of somebody else, only as owner or editor',
    async (who) => {
      const may = who === 'owner' || who === 'editor'
      const [drafts, editions] = [await total('app.rule_drafts'), await total('app.rule_editions')]
      const [own] = await ask(who, addDraft).then((rows) => (rows === 'refused' ? [] : rows))
      expect(await total('app.rule_drafts')).toBe(drafts + (may ? 1 : 0))
      const [other] = (await ask(who === 'owner' ? 'editor' : 'owner', addDraft)) as { id: string }[]
      expect(await ask(who, approve(other?.id))).toEqual(may ? [] : 'refused')
      expect(await total('app.rule_editions')).toBe(editions + (may ? 1 : 0))
      const second = own ? await ask(who, approve(own.id)).catch(String) : 'approved_by_a_second_person'
      expect(second).toContain('approved_by_a_second_person')
    },
  )

  test.each(Object.keys(sights))('%s: erases a driver only as owner', async (who) => {
    const [made] = await run(addDriver('Nadia Example') + ' returning id')
    const rows = await ask(who, `select app.erase_driver('${String(made?.id)}', 'test') as outcome`)
    const isCaller = who === 'visitor' || who === 'account'
    expect(rows === 'refused' ? rows : rows[0]?.outcome).toBe(
      who === 'owner' ? 'done' : isCaller ? 'refused' : 'not-yours',
    )
    expect((await run('select from app.drivers where id = $1', [made?.id])).length).toBe(
      who === 'owner' ? 0 : 1,
    )
  })

  test.each(Object.keys(sights))(
    '%s: sees who is staff as owner or auditor, and changes it as owner',
    async (who) => {
      const isCaller = who === 'visitor' || who === 'account'
      const other = isCaller ? 'refused' : 'not-yours'
      const list = await ask(who, 'select email from app.list_staff()')
      expect(list === 'refused' ? list : list.length > 0).toBe(
        isCaller ? 'refused' : who === 'owner' || who === 'auditor',
      )
      const outcome = async (call: string) => {
        const rows = await ask(who, `select ${call} as outcome`)
        return rows === 'refused' ? rows : rows[0]?.outcome
      }
      const person = await makePerson(database)
      const addedAs = `app.add_staff('${person.email.toUpperCase()}', 'editor', 'test')`
      expect(await outcome(addedAs)).toBe(who === 'owner' ? 'done' : other)
      const change = (verb: string, role = 'null') =>
        `app.change_staff('${person.sub}', '${verb}', ${role}, 'test')`
      for (const call of [change('change', `'auditor'`), change('reset'), change('remove')])
        expect(await outcome(call)).toBe(who === 'owner' ? 'done' : other)
      expect(await run('select from app.staff where user_id = $1', [person.sub])).toEqual([])
      const noted = await run(
        'select action, actor_id from app.audit_log where subject_id = $1 order by id',
        [person.sub],
      )
      const actions = ['staff.add', 'staff.change', 'second-factor.reset', 'staff.remove']
      expect(noted).toEqual(
        who === 'owner' ? actions.map((action) => ({ action, actor_id: staff.owner.sub })) : [],
      )
    },
  )

  test.each(Object.keys(sights))('%s: finds leads only where they are seen', async (who) => {
    for (const search of ['', 'tan', 'mei@mail']) {
      const rows = await ask(who, `select found from app.find_leads('${search}', null, null, 50) as found`)
      const sight = sights[who]!('app.consent_records')
      expect(rows === 'refused' ? rows : rows.length).toBe(sight === 'all' ? 1 : sight === 'none' ? 0 : sight)
    }
  })

  test.each(Object.keys(sights))('%s: acts only on mail that they see and may act on', async (who) => {
    const [guide] = await run(`select id from app.outgoing_mail where kind = 'refund-guide'`)
    const [reset] = await run(`select id from app.outgoing_mail where kind = 'reset-password'`)
    const actOn = async (mail: Record<string, unknown> | undefined) => {
      const rows = await ask(
        who,
        `select app.retry_or_drop_mail('${String(mail?.id)}', 'retry', 'looked-at', 'test') as outcome`,
      )
      return rows === 'refused' ? rows : rows[0]?.outcome
    }
    const isCaller = who === 'visitor' || who === 'account'
    const other = isCaller ? 'refused' : 'not-yours'
    expect(await actOn(guide)).toBe(who === 'owner' || who === 'dispatcher' ? 'done' : other)
    expect(await actOn(reset)).toBe({ owner: 'done', dispatcher: 'unknown' }[who] ?? other)
    const today = await ask(who, 'select * from app.mail_today()')
    const mayRead = ['owner', 'dispatcher', 'auditor'].includes(who)
    expect(today === 'refused' ? today : today.length > 0).toBe(isCaller ? 'refused' : mayRead)
  })

  test.each(Object.keys(sights))(
    '%s: decides about places and questions only as owner or editor',
    async (who) => {
      const isCaller = who === 'visitor' || who === 'account'
      const may = who === 'owner' || who === 'editor'
      const outcome = async (call: string) => {
        const rows = await ask(who, `select ${call} as outcome`)
        return rows === 'refused' ? rows : rows[0]?.outcome
      }
      const other = isCaller ? 'refused' : 'not-yours'
      const none = `'{}'::uuid[]`
      expect(
        await outcome(
          `app.change_place('fr-desk', 'phone', '"+33 1 00 00 00 00"', 'an older mark', 'Called', ${none}, ${none}, current_date, 'test')`,
        ),
      ).toBe(may ? 'changed-meanwhile' : other)
      expect(await outcome(`app.reject_place_words('fr-desk', ${none}, ${none}, 'Called', 'test')`)).toBe(
        may ? 'done' : other,
      )
      expect(await outcome(`app.take_back_place_change(gen_random_uuid(), 'test')`)).toBe(
        may ? 'changed-meanwhile' : other,
      )
      expect(await outcome(`app.mark_open_question(gen_random_uuid(), 'learned', 'test')`)).toBe(
        may ? 'unknown' : other,
      )
      for (const inner of [
        `app.keep_open_question('x', 'x', current_date, 10)`,
        'app.apply_place_changes()',
        `app.set_place_value('fr-desk', 'name', '"Other"')`,
        `app.decide_place_words('fr-desk', ${none}, ${none}, 'accepted', 'x')`,
      ])
        expect(await outcome(inner)).toBe('refused')
    },
  )

  test('a staff member is nobody else: neither another role nor another person can be named', async () => {
    expect(await ask('dispatcher', `update app.rides set mover = 'owner' where false`)).toBe('refused')
    expect(await ask('dispatcher', `select app.is_live_session(null, null, now())`)).toBe('refused')
    for (const call of ['select app.my_staff_role()', 'select app.my_staff_id()']) {
      expect(await ask('visitor', call)).toBe('refused')
      expect(await ask('account', call)).toBe('refused')
    }
    for (const role of ['anon', 'authenticated'])
      expect(await run(`select pg_has_role($1, 'retour_staff', 'member') as held`, [role])).toEqual([
        { held: false },
      ])
  })

  test('who is removed sees nothing from that moment on', async () => {
    const leaving = await makeStaff(database, 'auditor')
    const seen = () => asStaff(database, leaving, (tx) => sql`select from app.rides`.execute(tx))
    expect((await seen()).rows.length).toBeGreaterThan(0)
    await run('delete from app.staff where user_id = $1', [leaving.sub])
    expect((await seen()).rows).toEqual([])
  })
})
