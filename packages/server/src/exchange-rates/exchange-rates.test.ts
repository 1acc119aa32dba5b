import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { fallbackRates } from '@retour/domain/money/exchange'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLog } from '#server/gate/request-log'
import { listenOnLoopback, type Loopback } from '#server/testing/loopback'
import { openTestApp, type TestApp } from '#server/testing/open-test-app'
import { createExchangeRates, retryDelayMs } from './exchange-rates.ts'

const friday = new Date('2026-11-20T16:00:00Z')
const goodRates = {
  USD: 1.16,
  GBP: 0.88,
  JPY: 181.2,
  CNY: 8.2,
  CAD: 1.62,
  AUD: 1.79,
  CHF: 0.93,
  SGD: 1.51,
  SEK: 11,
}
const goodAnswer = { amount: 1, base: 'EUR', date: '2026-11-20', rates: goodRates }

let opened: TestApp
let service: Loopback | null = null
let now = friday
const logLines: string[] = []
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())
afterEach(async () => {
  vi.useRealTimers()
  now = friday
  await service?.close()
  service = null
  logLines.length = 0
  await opened.dependencies.database.own
    .deleteFrom('app.exchange_rates')
    .where('source', '=', 'ecb')
    .execute()
})

const answerJson = (outgoing: ServerResponse, body: unknown) => {
  outgoing.setHeader('Content-Type', 'application/json')
  outgoing.end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function ratesFrom(answer: RequestListener, timeoutMs = 10_000) {
  service = await listenOnLoopback(answer)
  return createExchangeRates({
    fxUrl: `${service.url}/v1`,
    database: opened.dependencies.database,
    log: createLog('info', { write: (line: string) => void logLines.push(line) }),
    now: () => now,
    timeoutMs,
  })
}

describe('a service that behaves', () => {
  test('96: learns that somebody asks for the table, and nothing of who asked for which amount', async () => {
    const requests: { url: string; names: string[] }[] = []
    const rates = await ratesFrom((incoming, outgoing) => {
      requests.push({ url: incoming.url ?? '', names: Object.keys(incoming.headers) })
      answerJson(outgoing, goodAnswer)
    })
    await rates.refresh()
    expect(requests).toHaveLength(1)
    expect(new URL(requests[0]?.url ?? '', 'http://rates').searchParams.has('amount')).toBe(false)
    expect(
      requests[0]?.names.filter((name) => /cookie|authorization|apikey|forwarded|referer/.test(name)),
    ).toEqual([])
  })

  test('is asked for the euro table once, and the nine currencies are kept', async () => {
    const requests: string[] = []
    const rates = await ratesFrom((incoming, outgoing) => {
      requests.push(incoming.url ?? '')
      answerJson(outgoing, goodAnswer)
    })
    expect(rates.latest()).toBeNull()
    await rates.refresh()
    expect(requests).toEqual(['/v1/latest?base=EUR'])
    const { SEK: _unsupported, ...unchanged } = goodRates
    expect(rates.latest()).toEqual({
      base: 'EUR',
      date: '2026-11-20',
      rates: { EUR: 1, ...unchanged },
      source: 'ecb',
    })
  })

  test('after a restart the stored table is there before the service answers', async () => {
    const rates = await ratesFrom((_incoming, outgoing) => answerJson(outgoing, goodAnswer))
    await rates.refresh()
    const restarted = await ratesFrom((_incoming, outgoing) => outgoing.destroy())
    await restarted.load()
    expect(restarted.latest()).toEqual(rates.latest())
  })

  test('a process that leaves fetching to another reads what that one has stored, and asks nobody', async () => {
    const fetching = await ratesFrom((_incoming, outgoing) => answerJson(outgoing, goodAnswer))
    const reading = createExchangeRates({
      fxUrl: 'http://127.0.0.1:9/v1',
      database: opened.dependencies.database,
      log: createLog('info', { write: (line: string) => void logLines.push(line) }),
      now: () => now,
      isFetching: false,
    })
    await fetching.refresh()
    reading.start()
    await expect.poll(() => reading.latest()?.date).toBe('2026-11-20')
    reading.stop()
    expect(logLines.filter((line) => line.includes('not refreshed'))).toEqual([])
  })

  test('an older day does not replace a newer one', async () => {
    let date = '2026-11-20'
    const rates = await ratesFrom((_incoming, outgoing) => answerJson(outgoing, { ...goodAnswer, date }))
    await rates.refresh()
    date = '2026-11-19'
    await rates.refresh()
    expect(rates.latest()?.date).toBe('2026-11-20')
  })

  test('started, it asks when a day is missing and not before: at once, then when Monday is published', async () => {
    let date = '2026-11-20'
    const requests: string[] = []
    const arrivals = new EventTarget()
    const rates = await ratesFrom((_incoming, outgoing) => {
      requests.push(date)
      answerJson(outgoing, { ...goodAnswer, date })
      outgoing.on('finish', () => arrivals.dispatchEvent(new Event('asked')))
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = async (instant: string) => {
      now = new Date(instant)
      await vi.advanceTimersByTimeAsync(12 * 3_600_000)
    }
    const arrived = once(arrivals, 'asked')
    rates.start()
    await pass('2026-11-20T16:00:00Z')
    await arrived
    // Awaited, so that the table is stored.
    await rates.refresh()
    const before = requests.length

    await pass('2026-11-20T16:00:00Z')
    await pass('2026-11-22T12:00:00Z')
    await pass('2026-11-23T15:14:00Z')
    expect(requests).toHaveLength(before)

    date = '2026-11-23'
    const arrivedMonday = once(arrivals, 'asked')
    await pass('2026-11-23T15:15:00Z')
    await arrivedMonday
    rates.stop()
    expect(requests.at(-1)).toBe('2026-11-23')
  })
})

describe('83: a service that misbehaves: the last good table stays, nothing is thrown', () => {
  const withRate = (code: string, rate: unknown) => ({ ...goodAnswer, rates: { ...goodRates, [code]: rate } })
  const { USD: _missing, ...withoutDollar } = goodRates

  const answers: [title: string, body: unknown][] = [
    ['HTML', '<!doctype html><title>moved</title>'],
    ['nothing', ''],
    ['null', 'null'],
    ['an array', []],
    ['another base', { ...goodAnswer, base: 'USD' }],
    ['no base', { date: goodAnswer.date, rates: goodRates }],
    ['no date', { base: 'EUR', rates: goodRates }],
    ['a date of next year', { ...goodAnswer, date: '2027-11-20' }],
    ['a date that is none', { ...goodAnswer, date: '2026-99-99' }],
    ['no rates', { ...goodAnswer, rates: null }],
    ['a rate missing', { ...goodAnswer, rates: withoutDollar }],
    ['a rate as text', withRate('USD', '1.16')],
    ['a rate of zero', withRate('JPY', 0)],
    ['a negative rate', withRate('USD', -1.16)],
    ['a rate of null', withRate('USD', null)],
    ['a rate of 1e400', JSON.stringify(goodAnswer).replace('1.16', '1e400')],
    ['the word NaN', JSON.stringify(goodAnswer).replace('1.16', 'NaN')],
    ['a rate of a billion', withRate('USD', 1e9)],
    ['just more than three times the fallback', withRate('USD', fallbackRates.rates.USD * 3 + 0.0001)],
    ['just less than a third of the fallback', withRate('USD', fallbackRates.rates.USD / 3 - 0.0001)],
    ['more than 64 kB', JSON.stringify({ ...goodAnswer, padding: 'x'.repeat(65_536) })],
  ]

  /** Returns the table before and after the service misbehaves, and what was logged. */
  const tablesAround = async (misbehave: RequestListener, timeoutMs?: number) => {
    const earlier = await ratesFrom((_incoming, outgoing) => answerJson(outgoing, goodAnswer))
    await earlier.refresh()
    await service?.close()
    const rates = await ratesFrom(misbehave, timeoutMs)
    await rates.load()
    const before = rates.latest()
    await rates.refresh()
    const isLogged = logLines.at(-1)?.includes('exchange rates not refreshed') ?? false
    return { before: before?.date, isSame: rates.latest() === before, isLogged }
  }
  const unchanged = { before: '2026-11-20', isSame: true, isLogged: true }

  test.each(answers)('%s', async (_title, body) => {
    expect(await tablesAround((_incoming, outgoing) => answerJson(outgoing, body))).toEqual(unchanged)
  })

  test('a rate at exactly three times the fallback is still believed', async () => {
    const rates = await ratesFrom((_incoming, outgoing) => answerJson(outgoing, withRate('USD', 3.24)))
    await rates.refresh()
    expect(rates.latest()?.rates.USD).toBe(3.24)
  })

  test('an endless answer is cut at 64 kB', async () => {
    const endless: RequestListener = (_incoming, outgoing) => {
      const chunk = 'x'.repeat(16_384)
      const pour = () => {
        while (!outgoing.destroyed && outgoing.write(chunk));
      }
      outgoing.on('drain', pour)
      pour()
    }
    expect(await tablesAround(endless)).toEqual(unchanged)
  })

  test('62: a redirect is not followed', async () => {
    const redirect: RequestListener = (incoming, outgoing) => {
      // A valid table, so that only the redirect can be the reason for the refusal.
      if (incoming.url?.endsWith('/elsewhere')) answerJson(outgoing, goodAnswer)
      else outgoing.writeHead(302, { Location: `${service?.url}/elsewhere` }).end()
    }
    expect(await tablesAround(redirect)).toEqual(unchanged)
  })

  test.each([404, 429, 500, 503])('status %i', async (status) => {
    const refuse: RequestListener = (_incoming, outgoing) => {
      outgoing.statusCode = status
      answerJson(outgoing, goodAnswer)
    }
    expect(await tablesAround(refuse)).toEqual(unchanged)
  })

  test('an answer that never ends is given up in time', async () => {
    const drip: RequestListener = (_incoming, outgoing) => void outgoing.write('{"base":')
    expect(await tablesAround(drip, 500)).toEqual(unchanged)
  })

  test('no answer is given up in time', async () => {
    expect(await tablesAround(() => undefined, 500)).toEqual(unchanged)
  })

  test('a closed connection', async () => {
    expect(await tablesAround((_incoming, outgoing) => void outgoing.destroy())).toEqual(unchanged)
  })

  test('the wait grows with each failure and ends at an hour', () => {
    expect([1, 2, 3, 6, 7, 50].map((failures) => retryDelayMs(failures) / 60_000)).toEqual([
      1, 2, 4, 32, 60, 60,
    ])
  })
})
