import { hash, verify } from '@node-rs/argon2'
import { refuse } from './auth-error.ts'
import { createFairQueue } from './fair-queue.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Limits hashing to two at a time, because it uses threads that other work needs too. Senders take turns. If more than
 * 300 calls wait, the sender with the most is answered with 503.
 */
export const inHashTurn = createFairQueue({
  atOnce: 2,
  maxWaiting: 300,
  tooMany: () => refuse(503, 'unexpected_failure', 'Too many requests at once', { 'Retry-After': '1' }),
})

/**
 * Returns the Argon2id hash of a password as a PHC string. Waits for the turn of `who`. Throws 503 if too many wait.
 */
export function hashPassword(password: string, who: string): Promise<string> {
  return inHashTurn(who, () => hash(password, cost))
}

let nobody: Promise<string> | undefined

/**
 * Checks a password against its hash. Without a hash (no account or no password) it takes the same time and returns
 * false. Call it inside `inHashTurn`.
 */
export async function isRightPassword(password: string, hashed: string | null): Promise<boolean> {
  nobody ??= hash('the password of nobody', cost)
  const against = hashed ?? (await nobody)
  const isRight = await verify(against, password).catch(() => false)
  return isRight && hashed !== null
}
