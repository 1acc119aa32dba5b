import { readFileSync } from 'node:fs'
import { Registry, collectDefaultMetrics } from 'prom-client'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { createMetrics } from './metrics.ts'
import { createStateGauges } from './state-gauges.ts'

const read = (name: string) => readFileSync(new URL(`../../../../ops/${name}`, import.meta.url), 'utf8')

/** Returns the names of all metrics of the server, without the suffixes of histograms. */
const namesOfAll = async () => {
  const { registry } = createMetrics()
  const database = await freshDatabase()
  createStateGauges(registry, {
    config: { isWorker: true },
    edition: { read: () => Promise.resolve('law-2026-11' as const) },
    database,
    space: { freeMb: () => null, isFull: () => false },
    rules: { toCheck: () => Promise.resolve([]) },
    pages: null,
    rates: { latest: () => null },
    now: () => new Date(),
  })
  const defaults = new Registry()
  collectDefaultMetrics({ register: defaults })
  await database.close()
  return [registry, defaults].flatMap((one) => one.getMetricsAsArray().map(({ name }) => name))
}

const metricsIn = (file: string) =>
  new Set(
    [...read(file).matchAll(/\b(?:retour|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  )

test.each(['alerts.yml', 'grafana-dashboard.json'])('%s asks only for metrics that exist', async (file) => {
  const names = await namesOfAll()
  const used = metricsIn(file)
  expect(used.size).toBeGreaterThan(5)
  expect([...used].filter((name) => !names.includes(name))).toEqual([])
})

test('every metric of ours is on the dashboard or has an alert', async () => {
  const used = new Set([...metricsIn('alerts.yml'), ...metricsIn('grafana-dashboard.json')])
  const own = (await namesOfAll()).filter((name) => name.startsWith('retour_'))
  expect(own.filter((name) => !used.has(name))).toEqual([])
})
