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
