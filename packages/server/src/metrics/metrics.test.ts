import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config'
import { sql } from 'kysely'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { layEmbedded } from '#server/database/testing/fresh-embedded'
import { submitLead } from '#server/mail/testing/leave-lead'
import { startServer, type RunningServer } from '#server/start-server'
import { call, someLead } from '#server/testing/call-server'
import { testKey } from '#server/testing/open-test-app'
import { openWorkshop, type Workshop } from '#server/testing/server-process'
import { createStateGauges } from './state-gauges.ts'

/** Returns the value of a line of the text format, with labels in this order; null if there is none. */
const valueOf = (text: string, line: string): number | null => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? null : Number(found.slice(line.length + 1).replace('+Inf', 'Infinity'))
}

describe('a server with METRICS_PORT', () => {
  let workshop: Workshop
  let server: RunningServer
  let settings: Record<string, string>
  const scrape = async () => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()

  beforeAll(async () => {
    workshop = openWorkshop()
    settings = await workshop.settings({ METRICS_PORT: '0', MAIL_GUIDES_A_DAY: '1' })
    server = await startServer(readConfig(settings), { siteFolder: null })
  })
  afterAll(async () => {
    await server?.stop()
    await workshop?.close()
  })

  test('93: counts requests under the pattern of their route, and names no person', async () => {
    const lead = someLead('somebody@mail.example')
    expect((await call(server.url, '/rest/v1/leads', { body: lead })).status).toBe(201)
    await call(server.url, '/rest/v1/leads?email=eq.somebody@mail.example')
    await call(server.url, '/somebody@mail.example', { method: 'PROPFIND' })
    const text = await scrape()
    const requests = 'retour_http_request_duration_seconds_count'
    expect(valueOf(text, `${requests}{method="POST",route="/rest/v1/:table",status="201"}`)).toBe(1)
    expect(valueOf(text, `${requests}{method="other",route="/*",status="404"}`)).toBe(1)
    expect(text).not.toContain('somebody')
    expect(text).not.toContain(testKey)
  })

  test('tells statements by way, mails by outcome, the queue, the rules’ age and the delay of the event loop', async () => {
    const sent = 'retour_mail_outcomes_total{kind="refund-guide",outcome="sent"}'
    await expect.poll(async () => valueOf(await scrape(), sent)).toBe(1)
    const text = await scrape()
    for (const way of ['builder', 'caller', 'text'])
      expect(valueOf(text, `retour_database_statement_duration_seconds_count{way="${way}"}`)).toBeGreaterThan(
        0,
      )
    for (const state of ['waiting', 'paced', 'queued', 'sending', 'held'])
      expect(valueOf(text, `retour_mail_queue{state="${state}"}`)).toBe(0)
    expect(valueOf(text, 'retour_mail_queue_oldest_age_seconds')).toBe(0)
    expect(valueOf(text, 'retour_mail_day_share{kind="refund-guide"}')).toBe(1)
    expect(valueOf(text, 'retour_database_ready')).toBe(1)
    expect(valueOf(text, 'retour_rules_age_seconds{edition="guide-2025-05"}')).toBeGreaterThan(86_400 * 500)
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    // No rates were fetched, and none are invented.
    expect(valueOf(text, 'retour_exchange_rates_age_seconds')).toBe(Infinity)
    const used = valueOf(text, 'retour_database_connections{pool="own",state="waiting"}')
    expect(used).toBe(settings.DATABASE_URL ? 0 : null)
  })

  test('93: the public port has no metrics, and health says a word', async () => {
    const metrics = await call(server.url, '/metrics')
    expect(metrics.status).toBe(404)
    expect(JSON.stringify(metrics.body)).not.toContain('retour_')
    expect((await call(server.url, '/health/live')).body).toEqual({ status: 'live' })
    // Which rules need a check depends on the day.
    const { freeMb, rulesToCheck: _, ...ready } = (await call(server.url, '/health/ready')).body
    expect(ready).toEqual({
      status: 'ready',
      mailNearCeiling: [{ kind: 'refund-guide', made: 1, ceiling: 1 }],
    })
    expect(typeof freeMb).toBe(settings.DATABASE_URL ? 'undefined' : 'number')
    expect((await fetch(`http://127.0.0.1:${server.metricsPort}/health/live`)).status).toBe(404)
  })
})

test('a taken METRICS_PORT is named in one line', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-metrics-'))
  await layEmbedded(dataDir)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', METRICS_PORT: String(port), LOG_LEVEL: 'silent' })
  await expect(startServer(config, { siteFolder: null })).rejects.toThrow(
    `port ${port} is taken: stop the program that has it, or set METRICS_PORT to another number`,
  )
  other.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('mails that wait have an age; a database that is away is told, and the rest still answers', async () => {
  const database = await freshDatabase()
  const registry = new Registry()
  const readState = createStateGauges(registry, {
    config: { isWorker: true },
    edition: { read: () => Promise.resolve('law-2026-11' as const) },
    database,
    space: { freeMb: () => null, isFull: () => false },
    rules: { toCheck: () => Promise.resolve([]) },
    pages: null,
    rates: { latest: () => ({ base: 'EUR', date: '2026-11-20', rates: {}, source: 'ecb' }) as never },
    now: () => new Date(Date.now() + 90_000),
  })
  await submitLead(database, 'a@mail.example')
  await readState()
  const before = await registry.metrics()
  expect(valueOf(before, 'retour_mail_queue{state="waiting"}')).toBe(1)
  expect(valueOf(before, 'retour_mail_queue_oldest_age_seconds')).toBeGreaterThan(80)
  expect(valueOf(before, 'retour_mail_day_share{kind="refund-guide"}')).toBe(1 / 20_000)
  await sql`update app.outgoing_mail set send_after = now() + interval '1 hour'`.execute(database.own)
  await readState()
  const paced = await registry.metrics()
  expect(valueOf(paced, 'retour_mail_queue{state="paced"}')).toBe(1)
  expect(valueOf(paced, 'retour_mail_queue{state="waiting"}')).toBe(0)
  expect(valueOf(paced, 'retour_mail_queue_oldest_age_seconds'), 'its turn has not come').toBe(0)
  await database.close()
  await readState()
  const after = await registry.metrics()
  expect(valueOf(after, 'retour_database_ready')).toBe(0)
  expect(valueOf(after, 'retour_mail_queue{state="waiting"}')).toBeNull()
  expect(valueOf(after, 'retour_mail_day_share{kind="refund-guide"}')).toBeNull()
  expect(valueOf(after, 'retour_exchange_rates_age_seconds')).toBeGreaterThan(0)
})
