import { hash, verify } from '@node-rs/argon2'
import { refuse } from './auth-error.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2
const waitingLimit = 300

let running = 0
const waiting: (() => void)[] = []

/**
 * Hashing runs on other threads; more than two at once would take them from everything else that needs one.
 * Whoever waits behind 300 others is refused with 503.
 */
export async function inHashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitingLimit)
      throw refuse(503, 'unexpected_failure', 'Too many requests at once', { 'Retry-After': '1' })
    await new Promise<void>((go) => waiting.push(go))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** Argon2id as PHC text. */
export function hashPassword(password: string): Promise<string> {
  return inHashTurn(() => hash(password, cost))
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
