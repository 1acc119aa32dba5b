import { createHash } from 'node:crypto'
import { guideFile } from '@retour/domain/content/guides/guide-file'
import { fallbackRates } from '@retour/domain/money/exchange'
import { countries } from '@retour/domain/places/countries'
import { shippedLocations } from '@retour/domain/places/refund-locations'
import type { ShippedEditionId } from '@retour/domain/vat/rules'
import { rulesEditions } from '@retour/domain/vat/rules'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Write = (tx: Transaction<Tables>, content: string) => Promise<unknown>

const officeColumns = `id text, name text, address text, city text, country text, type text,
  lat double precision, lng double precision, opening_hours text, hours text, hours_checked text,
  hours_stale boolean, phone text, website text, operators text[], validation text, notes text, confidence text,
  source text, source_dated text, source_before text, warning text, warning_kind text,
  warning_source text, area text, looked_up_on text, found text,
  found_source text`

const officeNames = officeColumns.split(',').map((column) => column.trim().split(' ')[0] ?? '')

const writeOffices: Write = async (tx, content) => {
  const names = sql.join(officeNames.map((name) => sql.ref(name)))
  const values = sql.join(
    officeNames.map((name) => (name === 'hours_stale' ? sql`coalesce(hours_stale, false)` : sql.ref(name))),
  )
  const updates = sql.join(
    officeNames
      .filter((name) => name !== 'id')
      .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
  )
  await sql`insert into refund_offices (${names})
    select ${values} from jsonb_to_recordset(${content}::jsonb) as record(${sql.raw(officeColumns)})
    on conflict (id) do update set ${updates}`.execute(tx)
  await sql`delete from refund_offices where id not in
    (select record ->> 'id' from jsonb_array_elements(${content}::jsonb) record)`.execute(tx)
  // Changes of the desk are stored beside the records and stay.
  await sql`select app.apply_place_changes()`.execute(tx)
}

const writeRules: Write = async (tx, content) => {
  await tx.deleteFrom('app.vat_rules').execute()
  await sql`insert into app.vat_rules select * from jsonb_populate_recordset(null::app.vat_rules, ${content}::jsonb)`.execute(
    tx,
  )
}

const writeFallbackRates: Write = async (tx, content) => {
  await tx.deleteFrom('app.exchange_rates').where('source', '=', 'fallback').execute()
  await tx
    .insertInto('app.exchange_rates')
    .values({ date: `${fallbackRates.date}-01`, rates: content, source: 'fallback' })
    .execute()
}

/** A guide is identified by its file; rows that an operator added for other files stay. */
const writeGuides: Write = async (tx, content) => {
  const guides = sql`jsonb_to_recordset(${content}::jsonb) as guide(title text, description text, country text, file_url text)`
  await sql`update vat_guides set title = guide.title, description = guide.description, country = guide.country
    from ${guides} where vat_guides.file_url = guide.file_url`.execute(tx)
  await sql`insert into vat_guides (title, description, country, file_url)
    select title, description, country, file_url from ${guides}
    where file_url not in (select file_url from vat_guides where file_url is not null)`.execute(tx)
}

const guides = countries.map((country) => {
  const { title, description, path } = guideFile(country)
  return { title, description, country, file_url: path }
})

const rulesOf = (editionId: ShippedEditionId) =>
  Object.values(rulesEditions[editionId].rules).map((rule) => ({
    country: rule.country,
    edition: editionId,
    rate: rule.rate,
    minimum_purchase: rule.minimumPurchase,
    comparison: rule.comparison,
    refund_share: rule.refundShare,
    valid_from: rule.validFrom,
    source: rule.source,
    checked_on: rule.checkedOn,
  }))

/**
 * Writes the product's own data: refund locations, the VAT rules of one edition, the fallback exchange rates and the
 * printable guides. A part with unchanged content is skipped; records that left the data are removed. Returns the names
 * of the parts written. All or nothing, and safe if several servers start together.
 */
export const seed = (database: Database, editionId: ShippedEditionId): Promise<string[]> => {
  const parts: [name: string, content: unknown, write: Write][] = [
    ['refund_offices', shippedLocations, writeOffices],
    ['vat_rules', rulesOf(editionId), writeRules],
    ['fallback_rates', fallbackRates.rates, writeFallbackRates],
    ['vat_guides', guides, writeGuides],
  ]
  return database.own.transaction().execute(async (tx) => {
    const written: string[] = []
    await sql`select pg_advisory_xact_lock(7312026002)`.execute(tx)
    const state = new Map(
      (await tx.selectFrom('app.seed_state').select(['name', 'content_hash']).execute()).map((row) => [
        row.name,
        row.content_hash,
      ]),
    )
    for (const [name, data, write] of parts) {
      const content = JSON.stringify(data)
      const hash = createHash('sha256').update(content).digest('hex')
      if (state.get(name) === hash) continue
      await write(tx, content)
      await tx
        .insertInto('app.seed_state')
        .values({ name, content_hash: hash })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ content_hash: hash, seeded_at: new Date() }),
        )
        .execute()
      written.push(name)
    }
    return written
  })
}
