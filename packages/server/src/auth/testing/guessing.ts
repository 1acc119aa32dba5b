import { randomUUID } from 'node:crypto'
import { senderOfAddress } from '#server/gate/client-address'
import { ApiError } from '#server/gate/api-error'
import { createRateLimits } from '#server/gate/rate-limits'
import { guardGuessing } from '#server/auth/sign-in-limits'
import { findKnown, marksOf } from '#server/auth/sign-in-marks'
import type { Answer, AuthApp, Person } from './open-auth.ts'

/** Settings that limit password guesses by address: production, behind a proxy that forwards the sender's address. */
export const behindProxy = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '198.51.100.7',
  SITE_URL: 'http://127.0.0.1:3000',
}

let lastAddress = 0
/** Returns an address that no other call in this file has used. */
export const newAddress = () => `203.0.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`

/** Signs in with a wrong password. */
export const guessPassword = (
  auth: Pick<AuthApp, 'call'>,
  { email }: Pick<Person, 'email'>,
  options: { from: string; headers?: Record<string, string> },
): Promise<Answer> => auth.call('/token?grant_type=password', { email, password: 'a wrong guess' }, options)

/** Counts a wrong password without hashing one, for tests that need many. Returns false if it is refused. */
export async function countGuess(
  { dependencies }: Pick<AuthApp, 'dependencies'>,
  { email }: Pick<Person, 'email'>,
  from: string,
): Promise<boolean> {
  const { database, accountKeys: keys, log, now } = dependencies
  const limits = createRateLimits({ database, keys, log, now })
  const visitor = { sender: senderOfAddress(from), device: randomUUID(), hasDevice: false }
  const marks = marksOf({ limits }, email, visitor)
  const known = await findKnown(database.own, email, marks)
  try {
    await guardGuessing({ limits, database }, { email, visitor, marks, known }, () => Promise.resolve(null))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.refusal.status === 429) return false
    throw error
  }
}
