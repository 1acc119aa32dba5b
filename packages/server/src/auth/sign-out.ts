import { record, type Accounts } from './accounts.ts'
import { invalid } from './auth-error.ts'
import { endSessions } from './sessions.ts'
import type { SignedIn } from './signed-in.ts'

/**
 * Ends all sessions (`global`), the current one (`local`) or all others (`others`). Their access tokens are refused at
 * once, too. Throws 400 validation_failed for another scope.
 */
export async function signOut(accounts: Accounts, caller: SignedIn, scope: string): Promise<void> {
  const which = {
    global: 'all' as const,
    local: { only: caller.sessionId },
    others: { allBut: caller.sessionId },
  }
  if (!Object.hasOwn(which, scope))
    throw invalid(`Unsupported logout scope ${JSON.stringify(scope.slice(0, 50))}`)
  await endSessions(accounts.database.own, caller.user.id, which[scope as keyof typeof which])
  record(accounts, 'sign-out', { userId: caller.user.id, reason: scope })
}
