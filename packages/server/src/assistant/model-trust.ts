const failuresInARow = 3
const restMs = 60_000

/** `away`: the model could not be reached, or its server refused. No user can cause that. */
export type ModelOutcome = 'good' | 'unusable' | 'away'

/** A circuit breaker for the model. `isGiven` tells if an account may use it now; `learn` records an outcome. */
export type ModelTrust = {
  isGiven: (accountId: string) => boolean
  learn: (accountId: string, outcome: ModelOutcome) => void
}

type Account = { failures: number; restsUntilMs: number }

/**
 * Creates a circuit breaker. After three failures in a row for one account, it skips the model for a minute for this
 * account, because its messages may be the cause. It skips the model for everybody only if it was away for three
 * accounts without an answer in between, so that they do not all wait. It remembers the last `maxRemembered` accounts
 * with failures.
 */
export function createModelTrust(now: () => Date, maxRemembered = 5000): ModelTrust {
  const accounts = new Map<string, Account>()
  const awayFor = new Set<string>()
  let allRestUntilMs = 0

  const isResting = (restUntilMs: number) => now().getTime() < restUntilMs
  return {
    isGiven: (accountId) =>
      !isResting(allRestUntilMs) && !isResting(accounts.get(accountId)?.restsUntilMs ?? 0),
    learn: (accountId, outcome) => {
      const failures = (accounts.get(accountId)?.failures ?? 0) + 1
      accounts.delete(accountId)
      if (outcome !== 'away') awayFor.clear()
      if (outcome === 'good') return
      const restsUntilMs = failures >= failuresInARow ? now().getTime() + restMs : 0
      accounts.set(accountId, { failures, restsUntilMs })
      const [oldest = ''] = accounts.keys()
      if (accounts.size > maxRemembered) accounts.delete(oldest)
      if (outcome !== 'away') return
      if (awayFor.size < failuresInARow) awayFor.add(accountId)
      if (awayFor.size >= failuresInARow) allRestUntilMs = now().getTime() + restMs
    },
  }
}
