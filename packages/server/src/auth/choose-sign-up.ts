import type { AccountToken } from './account-tokens.ts'
import type { Accounts } from './accounts.ts'
import { canBePassword } from './password-rules.ts'
import { findByPassword, isMaker, listSignUps, type PendingSignUp } from './pending-sign-ups.ts'
import { guardGuessing } from './sign-in-limits.ts'
import { findKnown, marksOf } from './sign-in-marks.ts'
import type { Visitor } from './visitor.ts'

export type Standing = {
  /** The sign-up that the link belongs to; null for other links. */
  own: PendingSignUp | null
  /** Did the opener make it? Never true of other links. */
  isMaker: boolean
  /** Others signed up with the address as well, so it is not plain whose password is to count. */
  isDisputed: boolean
}

/** What is known about the sign-up behind a token and who opens it. */
export async function readStanding(
  accounts: Accounts,
  token: AccountToken,
  visitor: Visitor,
): Promise<Standing> {
  if (token.kind !== 'signup') return { own: null, isMaker: false, isDisputed: false }
  const all = await listSignUps(accounts.database.own, token.user_id, accounts.now())
  const opener = { marks: marksOf(accounts, token.email, visitor), hasDevice: visitor.hasDevice }
  const made = isMaker(all, token.sign_up_id, opener)
  return {
    own: all.find(({ id }) => id === token.sign_up_id) ?? null,
    isMaker: made,
    isDisputed: all.length > 1 && !made,
  }
}

/**
 * The sign-up of the token's address that was made with this password; null for none. Guesses are limited as those of
 * a sign-in are: 429.
 */
export async function chooseByPassword(
  accounts: Accounts,
  token: AccountToken,
  { password, visitor }: { password: string; visitor: Visitor },
): Promise<{ signUp: string } | null> {
  if (!canBePassword(password)) return null
  const { own } = accounts.database
  const { email, user_id: userId } = token
  const marks = marksOf(accounts, email, visitor)
  const known = await findKnown(own, email, marks)
  const found = await guardGuessing(accounts, { email, visitor, marks, known }, async () =>
    findByPassword(await listSignUps(own, userId, accounts.now()), password),
  )
  return found && { signUp: found.id }
}
