import * as z from 'zod/mini'
import { parseAmount } from '../money/parse-amount.ts'

/** Limits of the columns of `user_preferences`. */
const entriesLimit = 50
const entryLength = 100

export const preferenceMessages = {
  budget: 'Please enter an amount in euros, such as 1,500, or leave it empty',
  nationality: 'Please use at most 100 characters',
  list: 'Please keep to 50 entries of at most 100 characters',
} as const

/** Euros, or null for an empty field. Unlike a purchase, a budget may be 0. */
const budget = z.pipe(
  z.string().check(z.refine((text) => readBudget(text) !== undefined, preferenceMessages.budget)),
  z.transform((text) => readBudget(text) ?? null),
)

/** Returns undefined for an invalid amount. An ambiguous "1.500" means 1,500, because nobody plans to spend 1.50. */
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
 * The form of shopping and travel preferences (docs/product.md, Accounts). The budget is typed in euros; an empty
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
 * Returns the list with a typed entry appended. Returns the same list if the entry is blank or already there in any
 * case, or if the list is full. Inner spaces are collapsed; a long entry is truncated.
 */
export function addEntry(entries: readonly string[], typed: string): readonly string[] {
  const entry = typed.trim().replaceAll(/\s+/g, ' ').slice(0, entryLength).trim()
  const isThere = entries.some((one) => one.toLowerCase() === entry.toLowerCase())
  return entry === '' || isThere || entries.length >= entriesLimit ? entries : [...entries, entry]
}
