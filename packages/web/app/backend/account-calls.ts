import type { Login, SignUp } from '@retour/domain/accounts/credentials'
import { readAccessToken } from './access-token.ts'
import { AccountError, toAccountError } from './account-error.ts'
import type { SessionOutcome } from './auth-client.ts'
import { fetchAnswer } from './fetch-backend.ts'
import { readPublicAccess } from './public-config.ts'
import { readStoredSession, removeStoredSession, serverNow } from './stored-session.ts'

/** Everything below throws AccountError, whose message is what the server says to the person. */

export async function signIn({ email, password }: Login): Promise<void> {
  await call((client) => client.signInWithPassword({ email, password }))
}

/** Makes an account that a mail confirms; its link leads to `returnTo`, a full address. Signs nobody in. */
export async function signUp(
  { fullName, email, password }: SignUp,
  returnTo: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  await call((client) =>
    client.signUp({
      email,
      password,
      options: { data: { ...data, full_name: fullName }, emailRedirectTo: returnTo },
    }),
  )
}

export async function sendPasswordReset(email: string, returnTo: string): Promise<void> {
  await call((client) => client.resetPasswordForEmail(email, { redirectTo: returnTo }))
}

/** Mails the confirmation of a sign-up again, if one is pending. The answer never tells whether it is. */
export async function resendConfirmation(email: string, returnTo: string): Promise<void> {
  await call((client) => client.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo } }))
}

/** Mails a link that signs in without a password, if the address has an account. The answer never tells whether. */
export async function sendSignInLink(email: string, returnTo: string): Promise<void> {
  await call((client) =>
    client.signInWithOtp({ email, options: { emailRedirectTo: returnTo, shouldCreateUser: false } }),
  )
}

/**
 * Signs in with the six digits of a mail. `password` is the one of a sign-up made here: a mail that somebody else's
 * sign-up caused then confirms this one.
 */
export async function signInByCode(
  type: 'signup' | 'recovery' | 'magiclink',
  email: string,
  token: string,
  password?: string,
): Promise<void> {
  const proof = { type, email, token, ...(password && { password }) }
  await call((client) => client.verifyOtp(proof))
}

/**
 * Sets the password of who is signed in. All other devices are signed out by the server. `current` is asked for where
 * somebody else may hold the device; who comes by a mailed link has none.
 */
export async function saveNewPassword(password: string, current?: string): Promise<void> {
  await call((client) => client.updateUser({ password, ...(current && { current_password: current }) }))
}

/** Changes the name of who is signed in; every tab then shows the new one. */
export async function saveFullName(fullName: string): Promise<void> {
  await call((client) => client.updateUser({ data: { full_name: fullName } }))
}

/** Ends all other sessions of the account; this one stays. */
export async function signOutOtherDevices(): Promise<void> {
  await call(async (client) => {
    const token = await readAccessToken()
    return token ? client.admin.signOut(token, 'others') : { error: null }
  })
}

/** Signs in with the tokens that a mailed link brought. */
export async function acceptTokens(accessToken: string, refreshToken: string): Promise<void> {
  await call((client) => client.setSession({ access_token: accessToken, refresh_token: refreshToken }))
}

/** Signs out this device at once and then tells the server, which ends the session everywhere it is used. */
export async function signOut(end: 'asked' | 'expired'): Promise<void> {
  const session = readStoredSession()
  removeStoredSession(end)
  if (!session) return
  await call(async (client) => {
    const { error } = await client.admin.signOut(session.accessToken, 'local')
    // These say that the session was over already.
    return { error: [401, 403, 404].includes(error?.status ?? 0) ? null : error }
  })
}

/** Whose access token this is, asked from the server; null when it is nobody's (any more). */
export async function findTokenOwner(accessToken: string): Promise<{ id: string; email: string } | null> {
  try {
    const { baseUrl, headers } = await readPublicAccess()
    const answer = await fetchAnswer(`${baseUrl}/auth/v1/user`, {
      headers: { ...headers, Authorization: `Bearer ${accessToken}`, Accept: 'application/json' },
    })
    const body = (await answer.json()) as { id?: string; email?: string }
    if (answer.ok && typeof body.id === 'string') return { id: body.id, email: body.email ?? '' }
    if ([400, 401, 403].includes(answer.status)) return null
    throw new AccountError('unreachable', '')
  } catch (error) {
    throw toAccountError(error)
  }
}

/** Asks the server about the session, with a new token when less than `refreshUnderMs` is left of the old one. */
export async function checkSession(refreshUnderMs: number): Promise<SessionOutcome> {
  const session = readStoredSession()
  if (!session) return 'ended'
  try {
    if (session.expiresAtMs - serverNow() < refreshUnderMs) {
      const { refreshSession } = await import('./auth-client.ts')
      return await refreshSession()
    }
    if (await findTokenOwner(session.accessToken)) return 'alive'
    // Meanwhile another tab may have signed in again.
    if (readStoredSession()?.accessToken !== session.accessToken) return 'alive'
    removeStoredSession('refused')
    return 'ended'
  } catch {
    return 'unknown'
  }
}

type Client = Awaited<ReturnType<(typeof import('./auth-client.ts'))['openAuthClient']>>

async function call(act: (client: Client) => Promise<{ error: unknown }>): Promise<void> {
  try {
    const { openAuthClient } = await import('./auth-client.ts')
    const { error } = await act(await openAuthClient())
    if (error) throw error
  } catch (error) {
    throw toAccountError(error)
  }
}
