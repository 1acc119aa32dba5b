import * as z from 'zod/mini'
import { quoteCurrencies } from './ride.ts'

/** No control characters except the line breaks of a note, and no direction characters. */
const isPlain = (text: string) => !/[^\P{Cc}\n]|[\u2028-\u202E\u2066-\u2069]/u.test(text)
const isOneLine = (text: string) => isPlain(text) && !text.includes('\n')

/** The schema of a typed line with a maximum length. */
export const words = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.refine(isOneLine))

/** EUR 100,000.00. */
export const maxPriceMinor = 10_000_000

export const quoteDetails = z.strictObject({
  priceMinor: z.int().check(z.minimum(1), z.maximum(maxPriceMinor)),
  currency: z.enum(quoteCurrencies),
  validUntil: z.iso.datetime(),
  note: z.string().check(z.trim(), z.maxLength(500), z.refine(isPlain)),
})
export type QuoteDetails = z.infer<typeof quoteDetails>

export const driverDetails = z.strictObject({
  /** The id of a listed driver; absent or null for somebody else. */
  id: z.optional(z.nullable(z.uuid())),
  name: words(80),
  car: words(80),
  plate: words(20),
  phone: words(40),
})

export const cancellationDetails = z.strictObject({
  by: z.enum(['customer', 'business']),
  feeMinor: z.int().check(z.minimum(0), z.maximum(maxPriceMinor)),
})

export const changeDetails = z.strictObject({ pickupAt: z.iso.datetime() })

export const noDetails = z.strictObject({})
