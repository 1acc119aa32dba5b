import { rulesEditions } from '@retour/domain/vat/rules'
import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { applyMigrations, readMigrations } from './migrate.ts'
import { emptyDatabase } from './testing/empty-database.ts'

const ada = '00000000-0000-4000-8000-00000000000a'
const ben = '00000000-0000-4000-8000-00000000000b'
const edition = JSON.stringify(rulesEditions['law-2026-11'].rules).replaceAll("'", "''")
const ride = `'Hotel', 'Airport', now() + interval '1 day'`

/**
 * Rows of each table, inserted after the migrations up to `at`: twice, and without optional values if the table allows
 * it. A migration that creates a table adds its rows here, for later migrations.
 */
const rows = [
  {
    at: '20261126096000',
    text: `
      insert into app.vat_rules values ('france', 'e', 0.2, 100, 'more-than', 0.85, '2025', 's', '2025-05');
      insert into app.exchange_rates (date, rates, source) values ('2026-11-20', '{"USD": 1.08}', 'ecb');
      insert into app.seed_state (name, content_hash) values ('vat_rules', 'hash');
      insert into app.rate_limits (key, whole_at) values ('key', now());
      insert into app.mail_crossings (day, kind) values (now(), 'refund-guide');
      insert into app.mail_opt_outs (email) values ('ada@mail.example');
      insert into public.refund_offices (id, name, address, city, country, type, lat, lng, confidence)
        select 'desk-' || n, 'Desk', 'Street 1', 'paris', 'france', 'refund-office', 48.8, 2.3, 'low'
        from generate_series(1, 2) n;
      insert into public.vat_guides (title, description, country)
        select 'Guide', '', 'france' from generate_series(1, 2);
      insert into auth.users (id, email, email_confirmed_at)
        values ('${ada}', 'ada@mail.example', now()), ('${ben}', 'ben@mail.example', null);
      insert into auth.sessions (user_id) select '${ada}' from generate_series(1, 2);
      insert into app.account_tokens (id, user_id, kind, email, token_hash, code_hash, created_at, expires_at)
        select id, id, 'recovery', email, email, 'code', now(), now() from auth.users;
      insert into app.account_flows
        (id, user_id, code_hash, code_challenge, code_challenge_method, method, expires_at)
        select id, id, email, 'challenge', 's256', 'recovery', now() from auth.users;
      insert into app.pending_sign_ups (id, user_id, password_hash, metadata, waiting_booking, created_at)
        select gen_random_uuid(), '${ben}', 'hash', '{}', '${ben}', now() from generate_series(1, 2);
      insert into app.sign_in_marks (user_id, kind, mark, last_used)
        select id, 'device', 'mark', now() from auth.users;
      insert into app.suggestion_rounds (user_id, looked_at) select id, now() from auth.users;
      insert into public.ai_suggestions (user_id, type, content)
        select '${ada}', 'travel', '{"title": "a", "summary": "b"}' from generate_series(1, 2);
      insert into public.chat_conversations (id, user_id, title) select id, id, 'Talk' from auth.users;
      insert into public.chat_messages (conversation_id, content)
        select '${ada}', 'Hello' from generate_series(1, 2);
      insert into public.favorite_locations (user_id, location_id, location_name)
        select id, 7, 'Paris' from auth.users;
      insert into public.refund_history (user_id, country, amount, currency)
        select '${ada}', 'france', 10.5, 'EUR' from generate_series(1, 2);
      insert into public.user_preferences (user_id) select id from auth.users;
      insert into public.leads (email, purchase_amount, currency, country, marketing_consent)
        select 'ada@mail.example', 1250, 'EUR', 'france', true from generate_series(1, 2);
      insert into public.bookings (full_name, email, phone, pickup_location, dropoff_location, pickup_date)
        select 'Ada Example', 'ada@mail.example', '+33 1', ${ride} from generate_series(1, 2);
      insert into app.waiting_bookings
        (idempotency_key, user_id, expires_at, full_name, email, phone, pickup_location, dropoff_location, pickup_date)
        select id, id, now(), 'Ada Example', 'ada@mail.example', '+33 1', ${ride} from auth.users;`,
  },
  {
    at: '20261126098000',
    text: `
      insert into app.pending_bookings
        (idempotency_key, user_id, expires_at, full_name, email, phone, pickup_location, dropoff_location, pickup_date)
        select '${ada}', u.id, now(), 'Ada Example', 'ada@mail.example', '+33 1', ${ride}
        from auth.users u, generate_series(1, 2);`,
  },
  {
    at: '20261128154000',
    text: `insert into app.server_keys (name, value) values ('signing-keys', 'one'), ('publishable-key', 'two');`,
  },
  {
    at: '20261129090000',
    text: `
      insert into public.trip_entries (user_id, id, trip_id, kind, entry)
        select u.id, e.id, '${ada}', e.kind, '{"seen": {}, "fields": {}}'
        from auth.users u, (values ('${ada}'::uuid, 'trip'), ('${ben}', 'leg')) e (id, kind);`,
  },
  {
    at: '20261129091000',
    text: `
      insert into app.reminder_subscriptions (id, email) values ('${ada}', 'ada@mail.example'), ('${ben}', 'ada@mail.example');
      insert into app.trip_reminders (subscription_id, name, kind, shop, due_on, send_at)
        select id, 'form-back', 'form-back', '', now(), now() from app.reminder_subscriptions;`,
  },
  {
    at: '20261203090000',
    text: `
      insert into app.staff (user_id, role) select id, 'owner' from auth.users;
      insert into app.staff_factors (user_id, sealed_secret) select user_id, 'sealed' from app.staff;
      insert into app.staff_recovery_codes (user_id, code_hash) select user_id, 'hash' from app.staff;
      insert into app.staff_sessions (session_id, user_id, verified_at, ends_at)
        select gen_random_uuid(), user_id, now(), now() from app.staff;
      insert into app.audit_log (actor_kind, action, from_where)
        select 'operator', 'staff.add', 'command' from generate_series(1, 2);`,
  },
  {
    at: '20261203094000',
    text: `
      insert into app.drivers (name, phone, car, plate, vehicle, seats, changed_from)
        select 'Karim Example', '+33 1', 'Sedan', 'GH-' || n, 'sedan', 3, 'command' from generate_series(1, 2) n;`,
  },
  {
    at: '20261204093000',
    text: `insert into app.mail_ceilings (kind, by_hand) values ('refund-guide', 10), ('booking-guest', null);`,
  },
  {
    at: '20261206090000',
    text: `
      insert into app.rule_checks (record, checked_at, checked_by, source, checked_from)
        select 'deadline', now(), user_id, 'https://eur-lex.europa.eu/x', 'command' from app.staff;`,
  },
  {
    // Inserted by hand and not as a staff member, past the triggers that check the author.
    at: '20261206091000',
    text: `
      alter table app.rule_drafts disable trigger user;
      alter table app.rule_editions disable trigger user;
      insert into app.rule_drafts (state, name, effective_on, rules, authors, changed_at, changed_from)
        select 'approved', 'April', now(), '${edition}', array[user_id], now(), 'command' from app.staff;
      insert into app.rule_editions (draft_id, draft_version, name, effective_on, rules, authors, approved_by, approved_at, approved_from)
        select id, 1, name, effective_on, rules, authors, gen_random_uuid(), now(), 'command' from app.rule_drafts;
      alter table app.rule_drafts enable trigger user;
      alter table app.rule_editions enable trigger user;`,
  },
  {
    at: '20261207090000',
    text: `insert into app.place_reports (office_id, kind, said_at, idempotency_key)
      select 'desk-' || n, 'closed', now(), gen_random_uuid() from generate_series(1, 2) n;`,
  },
  {
    at: '20261207091000',
    text: `
      insert into app.place_proposals (office_id, field, value, origin, source, licence, found_on)
        select 'desk-' || n, 'phone', null, 'openstreetmap', 'https://www.openstreetmap.org/node/1', 'ODbL-1.0', current_date
        from generate_series(1, 2) n;
      insert into app.place_changes (office_id, field, origin, source, licence, looked_on, reason, changed_by)
        select 'desk-' || n, 'hours', 'desk', 'looked up', 'own', current_date, 'Called', '${ada}' from generate_series(1, 2) n;`,
  },
  {
    at: '20261207092000',
    text: `select app.keep_open_question('word ' || n, 'Word?', current_date, 10) from generate_series(1, 2) n;`,
  },
]

const findEmptyTables = async (database: Database): Promise<string[]> => {
  const tables = await database.executeSql(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'app', 'auth') order by 1`,
  )
  const empty: string[] = []
  for (const { name } of tables.rows as { name: string }[])
    if ((await database.executeSql(`select from ${name} limit 1`)).rows.length === 0) empty.push(name)
  return empty
}

test('every newer migration applies where each table holds rows', async () => {
  const database = await emptyDatabase()
  const versions = readMigrations().map(({ version }) => version)
  const applyTo = (last: string) =>
    database.runScript((run) =>
      applyMigrations(run, { only: new Set(versions.filter((version) => version <= last)) }),
    )
  const newer = versions.filter((version) => version >= (rows[0]?.at ?? ''))
  for (const version of newer) {
    await applyTo(version)
    for (const { at, text } of rows) if (at === version) await database.executeSql(text)
    expect(await findEmptyTables(database), `tables without rows at ${version}`).toEqual([])
  }
  await database.close()
})
