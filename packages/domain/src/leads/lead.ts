import * as z from 'zod/mini'
import { currencies } from '../money/currencies.ts'
import { purchaseLimit } from '../money/parse-amount.ts'
import { countries } from '../places/countries.ts'

export const leadMessages = {
  email: 'Please provide a valid email address',
  fullName: 'Please provide your full name',
  input: 'Failed to save calculation. Please check your input.',
} as const

/** The name of a lead who gave none. */
export const guestName = 'Guest User'

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const hasNoControlCharacter = (text: string) => !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text)
const hasAt = (text: string) => text.includes('@')

const emailSchema = z
  .string(leadMessages.email)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, leadMessages.email),
    z.maxLength(254, leadMessages.email),
    z.refine(hasAt, leadMessages.email),
    z.refine(hasNoControlCharacter, leadMessages.email),
  )

const fullNameSchema = z
  .string(leadMessages.fullName)
  .check(
    z.trim(),
    z.minLength(2, leadMessages.fullName),
    z.maxLength(120, leadMessages.fullName),
    z.refine(hasNoControlCharacter, leadMessages.fullName),
  )

const amountSchema = z
  .number(leadMessages.input)
  .check(z.minimum(0, leadMessages.input), z.lt(purchaseLimit, leadMessages.input))

/** The lead form. Outputs the email trimmed and lower-cased, the name trimmed. */
export const leadContactSchema = z.object({
  email: emailSchema,
  fullName: fullNameSchema,
  marketingConsent: z._default(z.boolean(), false),
})

export type LeadContact = z.infer<typeof leadContactSchema>

/** The fields that a device remembers; a consent belongs to the form in which it was given. */
export const rememberedContactSchema = z.pick(leadContactSchema, { email: true, fullName: true })

export type RememberedContact = z.infer<typeof rememberedContactSchema>

/** The form's values before validation. */
export type LeadContactInput = z.input<typeof leadContactSchema>

/** A row of `leads` in `POST /rest/v1/leads`; amounts are in `currency` and are checked again by the database. */
export const leadSchema = z.object({
  email: emailSchema,
  full_name: z._default(fullNameSchema, guestName),
  purchase_amount: amountSchema,
  vat_amount: amountSchema,
  refund_amount: amountSchema,
  is_eligible: z.boolean(leadMessages.input),
  currency: z
    .string(leadMessages.input)
    .check(z.toUpperCase(), z.refine(isOneOf(currencies), leadMessages.input)),
  country: z
    .string(leadMessages.input)
    .check(z.toLowerCase(), z.refine(isOneOf(countries), leadMessages.input)),
  marketing_consent: z._default(z.boolean(leadMessages.input), false),
})

export type Lead = z.infer<typeof leadSchema>

function isOneOf(allowed: readonly string[]) {
  return (text: string) => allowed.includes(text)
}

/**
 * Masks name and address for a question to whoever holds the device, who may be another person: the first word of the
 * name, and enough of the address for its owner to recognize it ("m•••@e•••.com").
 */
export function maskContact({ email, fullName }: RememberedContact): RememberedContact {
  const at = email.lastIndexOf('@')
  const [host = '', ...rest] = email.slice(at + 1).split('.')
  const end = rest.length > 0 ? `.${rest.at(-1)}` : ''
  return {
    fullName: fullName.split(/\s+/u)[0] ?? '',
    email: `${firstLetter(email)}•••@${firstLetter(host)}•••${end}`,
  }
}

const firstLetter = (text: string) => /^./su.exec(text)?.[0] ?? ''
