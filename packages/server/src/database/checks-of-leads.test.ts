import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallerClaims, Database } from './database.ts'
import { seed } from './seed.ts'
import { freshDatabase } from './testing/fresh-database.ts'

const anon: CallerClaims = { role: 'anon' }

describe('what a lead row may hold', () => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database?.close())

  const good = {
    email: 'a@example.org',
    full_name: 'Ada',
    purchase_amount: '500',
    currency: 'EUR',
    country: 'france',
  }
  const insert = async (changes: Record<string, unknown>) => {
    const row = JSON.stringify({ ...good, ...changes })
    await database.asCaller(anon, (tx) =>
      sql`insert into leads (email, full_name, purchase_amount, currency, country, marketing_consent)
        select email, full_name, purchase_amount, currency, country, marketing_consent
        from json_to_record(${row}::json) as record(email text, full_name text, purchase_amount numeric, currency text,
          country text, marketing_consent boolean)`.execute(tx),
    )
    const [stored] = await database.own.deleteFrom('leads').returningAll().execute()
    return stored
  }

  test('is tidied: edges trimmed, letters as the product writes them, a blank name is the guest’s', async () => {
    const messy = { email: ' Ada@Example.ORG\n', full_name: '  ', currency: 'usd', country: ' France ' }
    expect(await insert(messy)).toMatchObject({
      email: 'ada@example.org',
      full_name: 'Guest User',
      currency: 'USD',
      country: 'france',
      source: 'guest',
      status: 'pending',
    })
    expect(await insert({ full_name: null })).toMatchObject({ full_name: 'Guest User' })
  })

  test('consent is off unless given, and then dated and tied to its wording', async () => {
    expect(await insert({})).toMatchObject({
      marketing_consent: false,
      consent_at: null,
      consent_text_version: null,
    })
    const given = await insert({ marketing_consent: true })
    expect(given).toMatchObject({ marketing_consent: true, consent_text_version: '2026-11' })
    expect(given?.consent_at).toBeInstanceOf(Date)
  })

  test.each([
    ['nothing spent', '0', '0.00'],
    ['the last cent below the limit', '999999999.99', '999999999.99'],
    ['a minus zero', '-0', '0.00'],
  ])('%s is an amount', async (_title, amount, stored) => {
    expect(await insert({ purchase_amount: amount })).toMatchObject({ purchase_amount: stored })
  })

  test.each([
    ['a cent less than nothing', { purchase_amount: '-0.01' }, '23514'],
    ['the limit', { purchase_amount: '1000000000' }, '23514'],
    ['an amount that rounds up to the limit', { purchase_amount: '999999999.995' }, '23514'],
    ['twenty digits', { purchase_amount: '12345678901234567890' }, '22003'],
    ['1e309', { purchase_amount: '1e309' }, '22003'],
    ['NaN', { purchase_amount: 'NaN' }, '23514'],
    ['Infinity', { purchase_amount: 'Infinity' }, '22003'],
    ['a comma', { purchase_amount: '12,5' }, '22P02'],
    ['no amount', { purchase_amount: null }, '23502'],
    ['an unknown currency', { currency: 'DKK' }, '23514'],
    ['no currency', { currency: null }, '23514'],
    ['an unknown country', { country: 'portugal' }, '23514'],
    ['no country', { country: null }, '23514'],
    ['an address without @', { email: 'ada.example.org' }, '23514'],
    ['no address', { email: null }, '23502'],
    ['an address of 255 letters', { email: `${'a'.repeat(243)}@example.org` }, '23514'],
    ['a line break inside an address', { email: 'a@example.org\nBcc: b@example.org' }, '23514'],
    ['a name of one letter', { full_name: 'A' }, '23514'],
    ['a name of 121 letters', { full_name: 'a'.repeat(121) }, '23514'],
    ['a control character in a name', { full_name: 'Ada\u0007' }, '23514'],
    ['NUL in a name', { full_name: 'Ada\u0000' }, '22P05'],
  ])('%s is refused and nothing is stored', async (_title, changes, code) => {
    await expect(insert(changes)).rejects.toMatchObject({ code })
    expect(await database.own.selectFrom('leads').select('id').execute()).toEqual([])
  })

  test('without rules or without a rate nothing is guessed', async () => {
    await database.executeSql('delete from app.vat_rules')
    await expect(insert({})).rejects.toMatchObject({
      code: '23514',
      message: 'There is no VAT rule for this country.',
    })
    await database.executeSql('delete from app.seed_state')
    await seed(database, 'guide-2025-05')
    await database.executeSql('delete from app.exchange_rates')
    await expect(insert({ currency: 'USD' })).rejects.toMatchObject({ code: '23514' })
    expect(await insert({ currency: 'EUR' })).toMatchObject({ refund_amount: '70.83' })
  })
})
