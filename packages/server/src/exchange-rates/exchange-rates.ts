import type { RateTable } from '@retour/domain/money/exchange'
import type { Logger } from 'pino'
import type { Database } from '#server/database/database'
import { msUntilNextRates, newestBankingDay } from './banking-day.ts'
import { fetchRateTable, RatesError } from './fetch-rate-table.ts'
import { storeRateTable, readNewestRateTable } from './rate-table-rows.ts'

/** The daily exchange rates of the European Central Bank, stored in the database. */
export interface ExchangeRates {
  /** Returns the latest valid table, whatever its age; null if there is none. */
  latest(): RateTable | null
  /** Reads the stored table, so that a restarted server has rates at once. */
  load(): Promise<void>
  /** Requests rates once. Never throws: errors are logged and the last valid table stays. */
  refresh(): Promise<void>
  /** Keeps the table up to date in the background until `stop`. */
  start(): void
  stop(): void
}

type Options = {
  fxUrl: string
  database: Database
  log: Logger
  now: () => Date
  timeoutMs?: number
  /** False if another process fetches; then the table that it stores is read. */
  isFetching?: boolean
}

const minuteMs = 60_000
const readAgainAfterMs = minuteMs
const maxTimerMs = 12 * 60 * minuteMs

/** Returns the wait after this many failures in a row: 1, 2, 4 … at most 60 minutes, in milliseconds. */
export function retryDelayMs(failures: number): number {
  return Math.min(60, 2 ** Math.max(0, failures - 1)) * minuteMs
}

/** Creates exchange rates from `fxUrl`, the URL of the public service or a compatible one. */
export function createExchangeRates(options: Options): ExchangeRates {
  const { database, log, now, isFetching = true } = options
  let table: RateTable | null = null
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let running = new AbortController()

  const isCurrent = () => table !== null && table.date >= newestBankingDay(now())

  // On a holiday there are no new rates: the service returns the day before, and is asked every hour.
  const delayMs = () => {
    if (!isFetching) return isCurrent() ? msUntilNextRates(now()) : readAgainAfterMs
    if (failures > 0) return retryDelayMs(failures)
    return isCurrent() ? msUntilNextRates(now()) : 60 * minuteMs
  }

  const refresh = async () => {
    try {
      const fresh = await fetchRateTable({
        fxUrl: options.fxUrl,
        // Frankfurt's date may be a day ahead of London's.
        today: new Date(now().getTime() + 2 * 60 * minuteMs).toISOString().slice(0, 10),
        timeoutMs: options.timeoutMs ?? 10_000,
        signal: running.signal,
      })
      failures = 0
      if (table && table.date >= fresh.date) return
      await storeRateTable(database, fresh)
      table = fresh
      log.info({ date: fresh.date }, 'exchange rates refreshed')
    } catch (error) {
      if (running.signal.aborted) return
      failures += 1
      const cause = error instanceof RatesError ? { reason: error.message } : { err: error }
      log.warn({ ...cause, failures, kept: table?.date ?? null }, 'exchange rates not refreshed')
    }
  }

  const wait = (ms: number) => {
    timer = setTimeout(() => void work(), Math.min(ms, maxTimerMs)).unref()
  }
  const load = async () => {
    table = await readNewestRateTable(database)
  }
  const work = async () => {
    // Another process on this database may have stored them.
    if (!isCurrent())
      await load().catch((error: unknown) => log.warn({ err: error }, 'exchange rates not read'))
    if (isFetching && !isCurrent()) await refresh()
    if (!running.signal.aborted) wait(delayMs())
  }

  return {
    latest: () => table,
    load,
    refresh,
    start: () => {
      running = new AbortController()
      wait(0)
    },
    stop: () => {
      running.abort()
      clearTimeout(timer)
    },
  }
}
