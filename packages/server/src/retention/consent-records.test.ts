import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallerClaims, Database } from '#server/database/database'
import { makePerson } from '#server/database/testing/make-person'
import { preparations } from '#server/database/testing/preparations'
import { sql } from 'kysely'

describe.each(preparations)('consent to news on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database?.close())

  const leave = (claims: CallerClaims, email: string, hasConsent: boolean) =>
    database.asCaller(claims, (tx) =>
      sql`insert into public.leads (email, purchase_amount, currency, country, marketing_consent)
        values (${email}, 500, 'EUR', 'france', ${hasConsent})`.execute(tx),
    )
  const choose = (claims: CallerClaims & { sub: string }, isWanted: boolean) =>
    database.asCaller(claims, (tx) =>
      sql`update public.profiles set notification_preferences = ${JSON.stringify({ promotionalEmails: isWanted })}::jsonb
        where id = ${claims.sub}`.execute(tx),
    )
  const recordsOf = async (email: string) =>
    (
      await database.executeSql(
        `select is_given, text_version, given_in, is_address_proven, abs(extract(epoch from now() - created_at)) < 60 as "isNow"
          from app.consent_records where email = $1 order by created_at`,
        [email],
      )
    ).rows

  test('a ticked box is kept with wording and time; the address of a guest is not proven', async () => {
    await leave({ role: 'anon' }, 'ticked@mail.example', true)
    await leave({ role: 'anon' }, 'not-ticked@mail.example', false)
    expect(await recordsOf('ticked@mail.example')).toEqual([
      { is_given: true, text_version: '2026-11', given_in: 'lead', is_address_proven: false, isNow: true },
    ])
    expect(await recordsOf('not-ticked@mail.example')).toEqual([])
  })

  const hour = 3_600_000
  test.each([
    ['a week ago', -168 * hour, -168 * hour],
    ['tomorrow: not before it arrives', 24 * hour, 0],
    ['a year ago: as early as a device keeps it', -365 * 24 * hour, -31 * 24 * hour],
  ])(
    '31: a box that was ticked %s, by the device’s clock, is dated then',
    async (when, givenMs, storedMs) => {
      const email = `${when.replaceAll(/\W+/g, '-')}@mail.example`
      await database.asCaller({ role: 'anon' }, (tx) =>
        sql`insert into public.leads (email, purchase_amount, currency, country, marketing_consent, consent_given_at)
        values (${email}, 500, 'EUR', 'france', true, ${new Date(Date.now() + givenMs)})`.execute(tx),
      )
      const [record] = (
        await database.executeSql(
          `select abs(extract(epoch from (now() + $2::interval - r.created_at))) < 60 as "isThen",
            abs(extract(epoch from (now() - r.received_at))) < 60 as "isReceivedNow",
            r.created_at = l.consent_at as "isSame", r.created_at <= r.received_at as "isPast"
          from app.consent_records r join public.leads l on l.email = r.email where r.email = $1`,
          [email, `${storedMs} milliseconds`],
        )
      ).rows
      expect(record).toEqual({ isThen: true, isReceivedNow: true, isSame: true, isPast: true })
    },
  )

  test('a consent that waited on its device does not outlive a withdrawal since then', async () => {
    const person = await makePerson(database)
    await choose(person, true)
    await choose(person, false)
    await database.asCaller({ role: 'anon' }, (tx) =>
      sql`insert into public.leads (email, purchase_amount, currency, country, marketing_consent, consent_given_at)
        values (${person.email}, 500, 'EUR', 'france', true, ${new Date(Date.now() - hour)})`.execute(tx),
    )
    expect((await recordsOf(person.email)).map((record) => [record.given_in, record.is_given])).toEqual([
      ['lead', true],
      ['settings', true],
      ['settings', false],
    ])
  })

  test('a time without a ticked box is no consent', async () => {
    await database.asCaller({ role: 'anon' }, (tx) =>
      sql`insert into public.leads (email, purchase_amount, currency, country, consent_given_at)
        values ('no-box@mail.example', 500, 'EUR', 'france', now())`.execute(tx),
    )
    expect(await recordsOf('no-box@mail.example')).toEqual([])
    const { rows } = await database.executeSql(
      `select consent_at, consent_given_at from public.leads where email = 'no-box@mail.example'`,
    )
    expect(rows).toEqual([{ consent_at: null, consent_given_at: null }])
  })

  test('settings: giving and taking back are two records; saving the same again is none', async () => {
    const person = await makePerson(database)
    await choose(person, true)
    await choose(person, true)
    await choose(person, false)
    const common = {
      text_version: 'settings-2026-11',
      given_in: 'settings',
      is_address_proven: true,
      isNow: true,
    }
    expect(await recordsOf(person.email)).toEqual([
      { ...common, is_given: true },
      { ...common, is_given: false },
    ])
  })
})
