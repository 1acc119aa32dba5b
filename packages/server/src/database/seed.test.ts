import { guideFile } from '@retour/domain/content/guides/guide-file'
import { countries } from '@retour/domain/places/countries'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { findRule } from '@retour/domain/vat/rules'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { seed } from './seed.ts'
import { freshDatabase } from './testing/fresh-database.ts'

describe('seeding', () => {
  let database: Database
  beforeEach(async () => {
    database = await freshDatabase()
    return () => database.close()
  })

  test('holds every record of the data with the facts it has, and null for those it lacks', async () => {
    const rows = await database.own.selectFrom('refund_offices').selectAll().execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    expect(rows.length).toBe(refundLocations.length)
    const names = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[]
    const expected = refundLocations.map((record) => {
      const facts = record as unknown as Record<string, unknown>
      return names.map((name) => facts[name] ?? (name === 'hours_stale' ? false : null))
    })
    expect(refundLocations.map(({ id }) => names.map((name) => byId.get(id)?.[name]))).toEqual(expected)
  })

  test('unchanged data writes nothing', async () => {
    expect(await seed(database, 'guide-2025-05')).toEqual([])
  })

  test('another edition replaces the rules and touches nothing else', async () => {
    expect(await seed(database, 'law-2026-11')).toEqual(['vat_rules'])
    const rules = await database.own.selectFrom('app.vat_rules').selectAll().execute()
    expect(rules.length).toBe(4)
    for (const rule of rules) {
      const expected = findRule('law-2026-11', rule.country as 'france')
      expect([rule.edition, Number(rule.rate), Number(rule.minimum_purchase), rule.comparison]).toEqual([
        'law-2026-11',
        expected.rate,
        expected.minimumPurchase,
        expected.comparison,
      ])
    }
  })

  test('a record that left the data is removed, a changed one is put right', async () => {
    const [first] = refundLocations
    await database.executeSql(`insert into refund_offices (id, name, address, city, country, type, lat, lng, confidence)
      values ('gone', 'Gone', 'Nowhere 1', 'paris', 'france', 'refund-office', 48, 2, 'high')`)
    await database.executeSql(`update refund_offices set name = 'Changed' where id = $1`, [first?.id])
    await database.executeSql(
      `update app.seed_state set content_hash = 'older' where name = 'refund_offices'`,
    )
    expect(await seed(database, 'guide-2025-05')).toEqual(['refund_offices'])
    const { rows } = await database.executeSql(`select name from refund_offices where id in ('gone', $1)`, [
      first?.id,
    ])
    expect(rows).toEqual([{ name: first?.name }])
  })

  test('the library holds the printable guide of each country under its file', async () => {
    const rows = await database.own.selectFrom('vat_guides').selectAll().orderBy('id').execute()
    expect(rows.map(({ id: _id, ...row }) => row)).toEqual(
      countries.map((country) => {
        const { title, description, path } = guideFile(country)
        return { title, description, country, file_url: path }
      }),
    )
  })

  test('a guide whose words changed is put right in its row; guides that an operator added stay', async () => {
    const [before] = await database.own.selectFrom('vat_guides').selectAll().orderBy('id').execute()
    await database.executeSql(`update vat_guides set title = 'Older', description = '' where id = $1`, [
      before?.id,
    ])
    await database.executeSql(`insert into vat_guides (title, description, country, file_url)
      values ('Own', '', 'france', 'https://operator.example/own.pdf'), ('No file', '', 'spain', null)`)
    await database.executeSql(`update app.seed_state set content_hash = 'older' where name = 'vat_guides'`)
    expect(await seed(database, 'guide-2025-05')).toEqual(['vat_guides'])
    const after = await database.own.selectFrom('vat_guides').selectAll().orderBy('id').execute()
    expect(after[0]).toEqual(before)
    expect(after.map(({ title }) => title).slice(countries.length)).toEqual(['Own', 'No file'])
  })

  test('keeps the rates of the day beside the fallback table', async () => {
    const rates = JSON.stringify({ EUR: 1, USD: 1.1 })
    await database.own
      .insertInto('app.exchange_rates')
      .values({ date: '2026-11-20', rates, source: 'ecb' })
      .execute()
    await database.executeSql(`delete from app.seed_state`)
    await seed(database, 'guide-2025-05')
    const tables = await database.own
      .selectFrom('app.exchange_rates')
      .select(['date', 'source'])
      .orderBy('date')
      .execute()
    expect(tables).toEqual([
      { date: '2025-05-01', source: 'fallback' },
      { date: '2026-11-20', source: 'ecb' },
    ])
  })
})
