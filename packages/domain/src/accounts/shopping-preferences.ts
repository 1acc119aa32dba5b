import * as z from 'zod/mini'
import { parseAmount } from '../money/parse-amount.ts'

/** Bounds of the columns of `user_preferences`. */
const entriesLimit = 50
const entryLength = 100

export const preferenceMessages = {
  budget: 'Please enter an amount in euros, such as 1,500, or leave it empty',
  nationality: 'Please use at most 100 characters',
  list: 'Please keep to 50 entries of at most 100 characters',
} as const

/** Euros, or null for an empty field; a budget of nothing is one, unlike a purchase of nothing. */
const budget = z.pipe(
  z.string().check(z.refine((text) => readBudget(text) !== undefined, preferenceMessages.budget)),
  z.transform((text) => readBudget(text) ?? null),
)

/** Undefined for what is no amount. Of two readings thousands count: nobody plans to spend "1.500" as 1.50. */
function readBudget(text: string): number | null | undefined {
  const parsed = parseAmount(text, 'EUR')
  if (parsed.kind === 'read') return parsed.cents / 100
  if (parsed.kind === 'ambiguous') return parsed.readings[0] / 100
  if (parsed.kind === 'other-currency') return undefined
  if (parsed.reason === 'empty') return null
  return parsed.reason === 'zero' ? 0 : undefined
}

const list = z
  .array(
    z
      .string()
      .check(z.minLength(1, preferenceMessages.list), z.maxLength(entryLength, preferenceMessages.list)),
  )
  .check(z.maxLength(entriesLimit, preferenceMessages.list))

/**
 * What somebody likes to buy and where they travel (docs/product.md, Accounts). The budget is typed in euros; an empty
 * nationality or budget becomes null.
 */
export const preferencesSchema = z.object({
  nationality: z.pipe(
    z.string().check(z.trim(), z.maxLength(entryLength, preferenceMessages.nationality)),
    z.transform((text) => (text === '' ? null : text)),
  ),
  shoppingBudget: budget,
  hasRefundExperience: z.boolean(),
  categories: list,
  brands: list,
  destinations: list,
})

export type PreferencesInput = z.input<typeof preferencesSchema>
export type PreferencesValues = z.output<typeof preferencesSchema>

/**
 * The list with a typed entry at its end; the same list when the entry is blank or there already, in whatever case,
 * or the list is full. Inner spaces are joined; what is too long is cut.
 */
export function addEntry(entries: readonly string[], typed: string): readonly string[] {
  const entry = typed.trim().replaceAll(/\s+/g, ' ').slice(0, entryLength).trim()
  const isThere = entries.some((one) => one.toLowerCase() === entry.toLowerCase())
  return entry === '' || isThere || entries.length >= entriesLimit ? entries : [...entries, entry]
}
