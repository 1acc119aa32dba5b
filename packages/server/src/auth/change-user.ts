import { requireGranted } from '#server/gate/limit-sender'
import { isLiveSession, sessionGone } from '#server/gate/live-session'
import type { Limit } from '#server/gate/rate-limits'
import { voidLinks } from './account-tokens.ts'
import { record, type Accounts, type Sql } from './accounts.ts'
import { invalid, refuse } from './auth-error.ts'
import { askForNewEmail, takeChangeMails } from './change-email.ts'
import { readCodeChallenge } from './code-challenge.ts'
import { readEmail } from './email-address.ts'
import { hashPassword, inHashTurn, isRightPassword } from './password-hash.ts'
import { readNewPassword } from './password-rules.ts'
import { sendNotice } from './send-notice.ts'
import { endSessions } from './sessions.ts'
import { readMetadata } from './sign-up.ts'
import type { SignedIn } from './signed-in.ts'
import { userAnswer } from './user-answer.ts'
import { changeUser as writeUser, findUser, type AccountUser, type Metadata } from './users.ts'

const passwordChanges: Limit = { name: 'password-change', burst: 10, refillMs: 15 * 60_000 }

/**
 * Changes the caller's own account and returns its User object. `data` is merged shallowly, null removes a key. A new
 * password ends all other sessions and invalidates all mailed links. A new email address takes effect after two
 * confirmations.
 *
 * Throws 422 same_password or weak_password, 400 current_password_invalid or validation_failed, 403 not_admin for
 * app_metadata, 403 session_not_found if the caller's session ends meanwhile, 429 for too many mails or passwords.
 */
export async function changeUser(
  accounts: Accounts,
  caller: SignedIn,
  request: { body: Record<string, unknown>; redirectTo: string },
) {
  const { body, redirectTo } = request
  if (body.app_metadata !== undefined)
    throw refuse(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  if (body.phone) throw invalid('Phone numbers are not used here')
  const challenge = readCodeChallenge(body)
  const given = readMetadata(body.data)
  const newEmail = body.email ? readEmail(body.email) : null
  const newHash = body.password ? await readPasswordChange(accounts, caller.user, body) : null
  const isNewEmail = newEmail !== null && newEmail !== caller.user.email
  const mayMail = isNewEmail ? await takeChangeMails(accounts, caller.user.email, newEmail) : null

  const changed = await accounts.database.own.transaction().execute(async (tx) => {
    const user = await findUser(tx, caller.user.id, 'lock')
    if (!user) throw refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    // It may have ended since, by a new password of the owner. That takes the same lock.
    if (!(await isLiveSession(tx, { sessionId: caller.sessionId, userId: user.id }, accounts.now())))
      throw refuse(403, 'session_not_found', sessionGone)
    if (newHash) await writePassword(tx, accounts, { ...caller, user }, newHash)
    if (isNewEmail && mayMail)
      await askForNewEmail(tx, accounts, { user, newEmail, redirectTo, challenge, mayMail })
    if (Object.keys(given).length === 0) return findUser(tx, user.id)
    const raw_user_meta_data = readMetadata(merge(user.raw_user_meta_data, given))
    return writeUser(tx, user.id, { raw_user_meta_data }, accounts.now())
  })
  accounts.wakeMail()
  return userAnswer(changed ?? caller.user)
}

function merge(old: Metadata, given: Metadata): Metadata {
  const merged = new Map(Object.entries(old))
  for (const [key, value] of Object.entries(given)) {
    if (value === null) merged.delete(key)
    else merged.set(key, value)
  }
  return Object.fromEntries(merged)
}

async function readPasswordChange(
  accounts: Accounts,
  user: AccountUser,
  body: Record<string, unknown>,
): Promise<string> {
  const password = readNewPassword(body.password)
  // Limited because a stolen session could otherwise guess the old password: "same_password" and
  // "current_password_invalid" tell if a guess is right.
  requireGranted(await accounts.limits.take(passwordChanges, user.id))
  const { current_password: current } = body
  const isRight = (typed: string) =>
    inHashTurn(user.id, () => isRightPassword(typed, user.encrypted_password))
  if (typeof current === 'string' && !(await isRight(current)))
    throw refuse(400, 'current_password_invalid', 'Current password is not correct')
  if (await isRight(password))
    throw refuse(422, 'same_password', 'New password should be different from the old password.')
  return hashPassword(password, user.id)
}

async function writePassword(tx: Sql, accounts: Accounts, caller: SignedIn, hash: string): Promise<void> {
  const { user, sessionId } = caller
  await writeUser(tx, user.id, { encrypted_password: hash }, accounts.now())
  await endSessions(tx, user.id, { allBut: sessionId })
  await voidLinks(tx, user.id)
  await sendNotice(tx, accounts, 'password-changed', user)
  record(accounts, 'password-changed', { userId: user.id })
}
