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
 * Returns the route GET /fx/latest?amount&from&to. 200 {amount, base, date, rates: {[to]}} in the format of the public
 * service: rates are multiplied by the amount and not rounded to cents; `date` is the banking day. `to` may have
 * several currencies: `to=USD,GBP`. 400 {message} for a missing or invalid parameter, 503 {message} if there are no
 * rates.
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

/** Fifteen digits are exact in a double. More would show binary rounding errors ("1.0049999999999999"). */
function convertAmount(amount: number, from: Currency, to: Currency, table: RateTable): number {
  return Number(((amount * table.rates[to]) / table.rates[from]).toPrecision(15))
}
