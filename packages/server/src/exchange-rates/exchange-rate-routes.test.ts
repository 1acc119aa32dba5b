import { convert } from '@retour/domain/money/convert'
import { toAmount } from '@retour/domain/money/money'
import { toMoney } from '@retour/domain/money/to-money'
import type { ExchangeAnswer } from '@retour/domain/wire/exchange-answer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/open-test-app'
import { storeRateTable } from './rate-table-rows.ts'

const table = {
  base: 'EUR' as const,
  date: '2026-11-20',
  rates: {
    EUR: 1,
    USD: 1.1573,
    GBP: 0.8801,
    JPY: 181.21,
    CNY: 8.2311,
    CAD: 1.6213,
    AUD: 1.7931,
    CHF: 0.9311,
    SGD: 1.5111,
  },
  source: 'ecb' as const,
}

let opened: TestApp
let empty: TestApp
beforeAll(async () => {
  opened = await openTestApp()
  await storeRateTable(opened.dependencies.database, table)
  await opened.dependencies.rates.load()
  empty = await openTestApp()
  await empty.dependencies.rates.load()
})
afterAll(async () => {
  await opened.close()
  await empty.close()
})

const ask = async (query: string) => {
  const response = await opened.app.request(`/fx/latest${query}`)
  return { status: response.status, body: (await response.json()) as ExchangeAnswer & { message?: string } }
}

describe('GET /fx/latest', () => {
  test('answers in the shape of the public service, the rate multiplied by the amount', async () => {
    expect(await ask('?amount=100&from=EUR&to=USD')).toEqual({
      status: 200,
      body: { amount: 100, base: 'EUR', date: '2026-11-20', rates: { USD: 115.73 } },
    })
  })

  test('without an amount it is 1, without a base the euro; lower case is understood', async () => {
    expect((await ask('?to=jpy')).body).toMatchObject({ amount: 1, base: 'EUR', rates: { JPY: 181.21 } })
  })

  test('several currencies at once, as a device keeps them for later', async () => {
    expect((await ask('?from=EUR&to=USD,gbp')).body).toEqual({
      amount: 1,
      base: 'EUR',
      date: '2026-11-20',
      rates: { USD: 1.1573, GBP: 0.8801 },
    })
  })

  test('the same currency gives the amount itself', async () => {
    expect((await ask('?amount=12.34&from=CHF&to=CHF')).body.rates).toEqual({ CHF: 12.34 })
  })

  test('rounded to cents it is what the domain computes, in all directions', async () => {
    for (const from of ['USD', 'JPY', 'EUR'] as const)
      for (const to of ['EUR', 'GBP', 'CNY'] as const) {
        const { body } = await ask(`?amount=90.16&from=${from}&to=${to}`)
        const expected = toAmount(convert(toMoney('90.16', from), to, table))
        expect(toAmount(toMoney(body.rates[to] ?? 0, to))).toBe(expected)
      }
  })

  test.each([
    ['', 'to'],
    ['?amount=100&from=EUR&to=XXX', 'to'],
    ['?amount=100&from=EUR&to=USD,XXX', 'to'],
    ['?amount=100&from=EUR&to=USD,', 'to'],
    [`?from=EUR&to=${Array(10).fill('USD').join(',')}`, 'to'],
    ['?amount=100&from=EURO&to=USD', 'from'],
    ['?amount=0&from=EUR&to=USD', 'amount'],
    ['?amount=-5&from=EUR&to=USD', 'amount'],
    ['?amount=12,5&from=EUR&to=USD', 'amount'],
    ['?amount=1e309&from=EUR&to=USD', 'amount'],
    ['?amount=NaN&from=EUR&to=USD', 'amount'],
    ['?amount=12345678901234567890&from=EUR&to=USD', 'amount'],
    ['?amount=1%00&from=EUR&to=USD', 'amount'],
    ['?amount=&from=EUR&to=USD', 'amount'],
    ['?amount=1&from=EUR&to=constructor', 'to'],
    ['?amount=1&from=../&to=USD', 'from'],
  ])('41: %s: 400 {message} that names %s', async (query, name) => {
    const { status, body } = await ask(query)
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual(['message'])
    expect(body.message).toContain(name)
  })

  test('503 {message} while there never was a table of the bank; the fallback does not pose as one', async () => {
    const response = await empty.app.request('/fx/latest?amount=1&from=EUR&to=USD')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ message: 'No exchange rates are available yet' })
  })
})
