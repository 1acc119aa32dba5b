import { currencies, isCurrency, type Currency } from '@retour/domain/money/currencies'
import type { RateTable } from '@retour/domain/money/exchange'
import type { ExchangeAnswer } from '@retour/domain/wire/exchange-answer'
import { Hono } from 'hono'
import * as z from 'zod'
import type { ExchangeRates } from './exchange-rates.ts'

const amountLimit = 1_000_000_000
const currency = z.string().toUpperCase().refine(isCurrency, 'must be one of the nine supported currencies')

const questionSchema = z.object({
  amount: z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,6})?$/, 'amount must be a decimal number below 1,000,000,000')
    .transform(Number)
    .refine((amount) => amount > 0 && amount < amountLimit, 'amount must be greater than 0')
    .default(1),
  from: currency.default('EUR'),
  to: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(currency).max(currencies.length)),
})

/**
 * GET /fx/latest?amount&from&to: 200 {amount, base, date, rates: {[to]}} in the public service's shape, the
 * rate already multiplied by the amount, not rounded to cents; `date` is the banking day of the table. `to` may name
 * several, `to=USD,GBP`.
 * 400 {message} for a parameter that is missing or wrong, 503 {message} when no table was ever had.
 */
export function exchangeRateRoutes(rates: ExchangeRates): Hono {
  const routes = new Hono()
  routes.get('/latest', (c) => {
    const parsed = questionSchema.safeParse(c.req.query())
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return c.json({ message: `${String(issue?.path[0])}: ${issue?.message}` }, 400)
    }
    const table = rates.latest()
    if (!table) {
      c.header('Retry-After', '60')
      return c.json({ message: 'No exchange rates are available yet' }, 503)
    }
    const { amount, from, to } = parsed.data
    c.header('Cache-Control', 'public, max-age=300')
    const answer: ExchangeAnswer = {
      amount,
      base: from,
      date: table.date,
      rates: Object.fromEntries(to.map((one) => [one, convertAmount(amount, from, one, table)])),
    }
    return c.json(answer)
  })
  return routes
}

/** Fifteen digits are what a double holds surely; more would show binary drift ("1.0049999999999999"). */
function convertAmount(amount: number, from: Currency, to: Currency, table: RateTable): number {
  return Number(((amount * table.rates[to]) / table.rates[from]).toPrecision(15))
}
