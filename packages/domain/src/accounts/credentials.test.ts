import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { credentialMessages, loginSchema, signUpSchema } from './credentials.ts'

const messagesOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? []

describe('an email address', () => {
  const messages = (email: string) => messagesOf(loginSchema, { email, password: 'secret' })

  test.each(['mei@example.com', ' Mei.Tanaka+eu@Example.CO.JP ', 'père@exämple.fr'])('%j is one', (email) => {
    expect(messages(email)).toEqual([])
  })
  test.each(['', 'mei', 'mei@example', '@example.com', 'mei@@example.com', 'mei @example.com', 'mei@.com'])(
    '%j is none',
    (email) => {
      expect(messages(email)).toContain(credentialMessages.email)
    },
  )
  test('of 255 characters is too long', () => {
    expect(messages(`mei@${'a'.repeat(247)}.com`)).toEqual([credentialMessages.email])
  })
  test('is given trimmed and in lower case', () => {
    expect(z.parse(loginSchema, { email: ' Mei@Example.com ', password: 'secret' }).email).toBe(
      'mei@example.com',
    )
  })
})

describe('a password', () => {
  const messages = (password: string) => messagesOf(loginSchema, { email: 'mei@example.com', password })

  test('of five characters is too short, of six long enough', () => {
    expect(messages('12345')).toEqual([credentialMessages.password])
    expect(messages('123456')).toEqual([])
  })
  test('keeps its spaces', () => {
    expect(z.parse(loginSchema, { email: 'mei@example.com', password: '  ab  ' }).password).toBe('  ab  ')
  })
})

describe('a full name', () => {
  const messages = (fullName: string) =>
    messagesOf(signUpSchema, { fullName, email: 'mei@example.com', password: 'secret' })

  test.each(['', ' M ', 'M\u0007T', 'm'.repeat(121)])('%j is none', (fullName) => {
    expect(messages(fullName)).toContain(credentialMessages.fullName)
  })
  test('of two characters is one', () => {
    expect(messages('Xi')).toEqual([])
  })
})
