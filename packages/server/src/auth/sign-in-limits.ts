import { overRequestLimit } from '#server/gate/limit-sender'
import type { Limit } from '#server/gate/rate-limits'
import type { Accounts } from './accounts.ts'
import { inHashTurn } from './password-hash.ts'

const minuteMs = 60_000
/** Wrong passwords for one account from one address. */
const fromOneAddress: Limit = { name: 'password-from', burst: 10, refillMs: 15 * minuteMs }
/** The same from everywhere: far above what its owner needs, and gone within minutes, so nobody is locked out. */
const fromEverywhere: Limit = { name: 'password', burst: 100, refillMs: 15 * minuteMs }

const limitsOf = (email: string, sender: string) => [
  { limit: fromOneAddress, who: `${email} ${sender}` },
  { limit: fromEverywhere, who: email },
]

/**
 * Runs `check` (null = wrong password) unless too many wrong ones came before; refuses with 429 then. Only wrong ones count, for
 * unknown addresses too. Both steps happen in one turn of the hashing, so that guesses sent at once do not slip
 * through together; a wrong one that still does is answered like the refused ones.
 */
export function guardGuessing<T>(
  accounts: Accounts,
  { email, sender }: { email: string; sender: string },
  check: () => Promise<T | null>,
): Promise<T | null> {
  const limits = limitsOf(email, sender)
  return inHashTurn(async () => {
    const open = await accounts.limits.isOpen(limits)
    if (!open.isGranted) throw overRequestLimit(open.retryAfterSeconds)
    const known = await check()
    if (known !== null) return known
    for (const { limit, who } of limits) {
      const taken = await accounts.limits.take(limit, who)
      if (!taken.isGranted) throw overRequestLimit(taken.retryAfterSeconds)
    }
    return null
  })
}
