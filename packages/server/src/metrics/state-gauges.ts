import { findEdition } from '@retour/domain/vat/rules'
import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Config } from '#server/config'
import type { Database } from '#server/database/database'
import { readyWithinMs, withinTime } from '#server/database/within-time'
import type { ExchangeRates } from '#server/exchange-rates/exchange-rates'
import { readMailDays } from '#server/mail/mail-days'
import type { FreeSpace } from '#server/health/free-space'
import type { RulesWatch } from '#server/health/rules-watch'
import type { EditionPages } from '#server/site/edition-pages'
import type { EditionInForce } from '#server/rules/edition-in-force'

export type StateSources = {
  config: Pick<Config, 'isWorker'>
  edition: EditionInForce
  database: Database
  rates: Pick<ExchangeRates, 'latest'>
  space: Pick<FreeSpace, 'freeMb' | 'isFull'>
  rules: Pick<RulesWatch, 'toCheck'>
  pages: Pick<EditionPages, 'status'> | null
  now: () => Date
}

/**
 * Creates gauges of the current state. Returns a function that updates them all within two seconds. Values that the
 * database does not return in time are missing, and `retour_database_ready` is 0. Only workers report the mail queue.
 */
export function createStateGauges(registry: Registry, sources: StateSources): () => Promise<void> {
  const { config, database, rates, rules, space, now } = sources
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `retour_${name}`, help, labelNames, registers: [registry] })
  const ready = gauge('database_ready', '1 when the database can be reached and is migrated.')
  const connections = gauge('database_connections', 'Connections of a pool; waiting: requests for one.', [
    'pool',
    'state',
  ])
  const freeBytes = gauge('storage_free_bytes', 'Free on the disk of the embedded database; NaN: PostgreSQL.')
  const full = gauge(
    'storage_full',
    '1 while writes are refused, or were a moment ago, because there is no room.',
  )
  const queued = gauge(
    'mail_queue',
    'Unfinished mails by state; paced ones wait for their turn beyond a day’s number, held ones for a person.',
    ['state'],
  )
  const oldest = gauge('mail_queue_oldest_age_seconds', 'Age of the oldest mail that is still to be sent.')
  const dayShare = gauge(
    'mail_day_share',
    'Mails of a kind that were written today (UTC), of the day’s number; beyond 1 they leave more slowly.',
    ['kind'],
  )
  const ratesAge = gauge(
    'exchange_rates_age_seconds',
    'Since the day of the newest stored table; +Inf: there is none.',
  )
  const rulesAge = gauge('rules_age_seconds', 'Since the oldest rule of the chosen edition was checked.', [
    'edition',
  ])
  const toCheck = gauge(
    'rules_to_check',
    'Rules that nobody has read for 90 days, and records past their date.',
  )

  const pagesBehind = gauge(
    'pages_behind_seconds',
    'Since when pages have another edition of the rules than the one in force; 0: they have it, NaN: no pages here.',
  )

  const readMail = async () => {
    const states = await readUnfinishedMail(database, now())
    queued.reset()
    for (const state of ['waiting', 'paced', 'queued', 'sending', 'held']) queued.set({ state }, 0)
    for (const { state, count } of states) queued.set({ state }, count)
    const since = states
      .filter(({ state }) => state !== 'held' && state !== 'paced')
      .map(({ since }) => new Date(since).getTime())
    const days = await readMailDays(database)
    dayShare.reset()
    for (const { kind, made, ceiling } of days) dayShare.set({ kind }, made / ceiling)
    oldest.set(since.length === 0 ? 0 : (now().getTime() - Math.min(...since)) / 1000)
    return true
  }

  return async () => {
    for (const { pool, used, idle, waiting } of database.readPools()) {
      connections.set({ pool, state: 'used' }, used)
      connections.set({ pool, state: 'idle' }, idle)
      connections.set({ pool, state: 'waiting' }, waiting)
    }
    freeBytes.set((space.freeMb() ?? Number.NaN) * 1024 * 1024)
    full.set(space.isFull() ? 1 : 0)
    const table = rates.latest()
    ratesAge.set(table ? secondsSince(table.date, now()) : Number.POSITIVE_INFINITY)
    const edition = findEdition(await sources.edition.read())
    const checked = Object.values(edition.rules).map(({ checkedOn }) => secondsSince(checkedOn, now()))
    rulesAge.reset()
    rulesAge.set({ edition: edition.id }, Math.max(...checked))
    const [overdue, isReady] = await Promise.all([rules.toCheck(), database.isReady()])
    toCheck.set(overdue.length)
    const since = sources.pages?.status().behindSince
    pagesBehind.set(since ? secondsSince(since, now()) : sources.pages ? 0 : Number.NaN)
    ready.set(isReady ? 1 : 0)
    if (config.isWorker && !(isReady && (await withinTime(readMail(), readyWithinMs)))) {
      queued.reset()
      dayShare.reset()
      oldest.set(Number.NaN)
    }
  }
}

type UnfinishedMail = { state: string; count: number; since: string | Date }

async function readUnfinishedMail(database: Database, at: Date): Promise<UnfinishedMail[]> {
  const { rows } = await sql<UnfinishedMail>`
    select case when state = 'waiting' and send_after > ${at.toISOString()}::timestamptz then 'paced' else state end as state,
      count(*)::int as count, min(coalesce(send_after, created_at)) as since from app.outgoing_mail
    where state in ('waiting', 'queued', 'sending', 'held') group by 1`.execute(database.own)
  return rows
}

/** Returns the seconds since the start of a day or month (YYYY-MM-DD, YYYY-MM), in UTC. */
function secondsSince(day: string, at: Date): number {
  return Math.max(0, (at.getTime() - new Date(day).getTime()) / 1000)
}
