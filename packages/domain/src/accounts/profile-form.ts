import * as z from 'zod/mini'
import { currencies, type Currency } from '../money/currencies.ts'
import { countries, type Country } from '../places/countries.ts'
import { signUpSchema } from './credentials.ts'

/** The currencies that a profile offers (docs/product.md, Currency). */
export const profileCurrencies = ['EUR', 'USD', 'GBP', 'JPY', 'CNY'] as const satisfies readonly Currency[]

export const phoneMessage = 'Please enter a phone number of at most 40 characters'
const choiceMessage = 'Please choose one of the list'

/**
 * The Personal Info form. Outputs name and phone trimmed; an empty phone or country becomes null. An older profile may
 * have a currency outside of `profileCurrencies`, which stays.
 */
export const profileSchema = z.object({
  fullName: signUpSchema.shape.fullName,
  phone: z.pipe(
    z.string().check(
      z.trim(),
      z.maxLength(40, phoneMessage),
      z.refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), phoneMessage),
    ),
    z.transform((text) => (text === '' ? null : text)),
  ),
  country: z.pipe(
    z.enum(['', ...countries], choiceMessage),
    z.transform((country): Country | null => (country === '' ? null : country)),
  ),
  preferredCurrency: z.enum(currencies, choiceMessage),
})

export type ProfileInput = z.input<typeof profileSchema>
export type ProfileValues = z.output<typeof profileSchema>
