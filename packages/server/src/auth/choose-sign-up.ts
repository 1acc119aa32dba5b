import type { AccountToken } from './account-tokens.ts'
import type { Accounts } from './accounts.ts'
import { canBePassword } from './password-rules.ts'
import { findByPassword, isMaker, listSignUps, type PendingSignUp } from './pending-sign-ups.ts'
import { guardGuessing } from './sign-in-limits.ts'
import { findKnown, marksOf } from './sign-in-marks.ts'
import type { Visitor } from './visitor.ts'

/** The sign-up behind a mailed link, and how the visitor who opens the link relates to it. */
export type Standing = {
  /** The sign-up of the link. Null for links that confirm no sign-up. */
  own: PendingSignUp | null
  /** The visitor made this sign-up. False for other links. */
  isMaker: boolean
  /** Others signed up with the address too, so the visitor must say whose password the account gets. */
  isDisputed: boolean
}

/** Reads the sign-up of a token and whether this visitor made it. Does not change anything. */
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
 * Returns the sign-up of the token's address that has this password, or null. Throws 429 after too many wrong
 * passwords, by the limits of sign-in.
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
