import * as z from 'zod/mini'
import { emailShape } from './email-shape.ts'

/** Fixed sentences (docs/product.md, Fixed sentences). */
export const credentialMessages = {
  email: 'Please enter a valid email address',
  password: 'Password must be at least 6 characters',
  fullName: 'Full name is required',
} as const

const email = z
  .string(credentialMessages.email)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, credentialMessages.email),
    z.regex(emailShape, credentialMessages.email),
  )

// Not trimmed: a space at the end of a password is part of it.
const password = z.string(credentialMessages.password).check(z.minLength(6, credentialMessages.password))

const fullName = z.string(credentialMessages.fullName).check(
  z.trim(),
  z.minLength(2, credentialMessages.fullName),
  z.maxLength(120, credentialMessages.fullName),
  z.refine((name) => !/\p{Cc}/u.test(name), credentialMessages.fullName),
)

/** The sign-in form. Outputs the email trimmed and lower-cased, the password as typed. */
export const loginSchema = z.object({ email, password })
/** The sign-up form. Outputs the name trimmed. */
export const signUpSchema = z.object({ fullName, email, password })
/** A form with an account's email address. */
export const emailSchema = z.object({ email })
export const newPasswordSchema = z.object({ password })

export type Login = z.infer<typeof loginSchema>
export type SignUp = z.infer<typeof signUpSchema>
