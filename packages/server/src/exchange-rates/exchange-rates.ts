import type { RateTable } from '@retour/domain/money/exchange'
import type { Logger } from 'pino'
import type { Database } from '#server/database/database'
import { msUntilNextRates, newestBankingDay } from './banking-day.ts'
import { fetchRateTable, RatesError } from './fetch-rate-table.ts'
import { storeRateTable, readNewestRateTable } from './rate-table-rows.ts'

/** The day's exchange rates of the European Central Bank, kept in the database across restarts. */
export interface ExchangeRates {
  /** The newest good table, whatever its age; null when there never was one. */
  latest(): RateTable | null
  /** Reads the stored table, so that a restart has rates before the service answers. */
  load(): Promise<void>
  /** Asks the service once. Never throws: what goes wrong is logged and the last good table stays. */
  refresh(): Promise<void>
  /** Keeps the table fresh in the background until `stop`. */
  start(): void
  stop(): void
}

type Options = {
  fxUrl: string
  database: Database
  log: Logger
  now: () => Date
  timeoutMs?: number
  /** False where another process fetches: then what that one stores is read again. */
  isFetching?: boolean
}

const minuteMs = 60_000
const readAgainAfterMs = minuteMs
const maxTimerMs = 12 * 60 * minuteMs

/** Wait after so many failures in a row: 1, 2, 4 … at most 60 minutes. */
export function retryDelayMs(failures: number): number {
  return Math.min(60, 2 ** Math.max(0, failures - 1)) * minuteMs
}

/** Rates from `fxUrl` (the public service's address or one that answers alike); see `ExchangeRates`. */
export function createExchangeRates(options: Options): ExchangeRates {
  const { database, log, now, isFetching = true } = options
  let table: RateTable | null = null
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let running = new AbortController()

  const isCurrent = () => table !== null && table.date >= newestBankingDay(now())

  // A holiday has no rates: the service then answers with the day before, and is asked hourly.
  const delayMs = () => {
    if (!isFetching) return isCurrent() ? msUntilNextRates(now()) : readAgainAfterMs
    if (failures > 0) return retryDelayMs(failures)
    return isCurrent() ? msUntilNextRates(now()) : 60 * minuteMs
  }

  const refresh = async () => {
    try {
      const fresh = await fetchRateTable({
        fxUrl: options.fxUrl,
        // Frankfurt may already write the next day when London has not.
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
    // Another process on this database may have been quicker.
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
