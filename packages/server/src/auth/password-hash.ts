import { hash, verify } from '@node-rs/argon2'
import { refuse } from './auth-error.ts'
import { createFairQueue } from './fair-queue.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing runs on other threads; more than two at once would take them from everything else that needs one. Senders
 * take turns; beyond 300 that wait the answer is 503 for who has most.
 */
export const inHashTurn = createFairQueue({
  atOnce: 2,
  maxWaiting: 300,
  tooMany: () => refuse(503, 'unexpected_failure', 'Too many requests at once', { 'Retry-After': '1' }),
})

/** Argon2id as PHC text, in a turn of `who`. */
export function hashPassword(password: string, who: string): Promise<string> {
  return inHashTurn(who, () => hash(password, cost))
}

let nobody: Promise<string> | undefined

/**
 * Does the password fit? Without a hash (no such account, no password) it takes as long, and is false. To be
 * called inside of a turn.
 */
export async function isRightPassword(password: string, hashed: string | null): Promise<boolean> {
  nobody ??= hash('the password of nobody', cost)
  const against = hashed ?? (await nobody)
  const isRight = await verify(against, password).catch(() => false)
  return isRight && hashed !== null
}
