import type { Login, SignUp } from '@retour/domain/accounts/credentials'
import { readAccessToken } from './access-token.ts'
import { AccountError, toAccountError } from './account-error.ts'
import type { SessionOutcome } from './auth-client.ts'
import { fetchAnswer } from './fetch-backend.ts'
import { readPublicAccess } from './public-config.ts'
import { readStoredSession, removeStoredSession, serverNow } from './stored-session.ts'

/** All functions below throw AccountError, whose message is the server's sentence for the person. */

export async function signIn({ email, password }: Login): Promise<void> {
  await call((client) => client.signInWithPassword({ email, password }))
}

/**
 * Creates an account that must be confirmed by mail. The link leads to `returnTo`, an absolute URL. Signs nobody in.
 */
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

/** Sends the confirmation of a pending sign-up again. The response never reveals whether there is one. */
export async function resendConfirmation(email: string, returnTo: string): Promise<void> {
  await call((client) => client.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo } }))
}

/** Sends a sign-in link if the address has an account. The response never reveals whether it has. */
export async function sendSignInLink(email: string, returnTo: string): Promise<void> {
  await call((client) =>
    client.signInWithOtp({ email, options: { emailRedirectTo: returnTo, shouldCreateUser: false } }),
  )
}

/**
 * Signs in with the six-digit code of a mail. `password` is that of a sign-up made here, so a code from another
 * person's sign-up confirms this one.
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
 * Sets the password of the signed-in person. The server signs out all other devices. `current` is required if another
 * person may hold the device; it is absent after a link from a mail.
 */
export async function saveNewPassword(password: string, current?: string): Promise<void> {
  await call((client) => client.updateUser({ password, ...(current && { current_password: current }) }))
}

/** Changes the name of the signed-in person; every tab then shows it. */
export async function saveFullName(fullName: string): Promise<void> {
  await call((client) => client.updateUser({ data: { full_name: fullName } }))
}

/** Ends all other sessions of the account. */
export async function signOutOtherDevices(): Promise<void> {
  await call(async (client) => {
    const token = await readAccessToken()
    return token ? client.admin.signOut(token, 'others') : { error: null }
  })
}

/** Signs in with the tokens of a link from a mail. */
export async function acceptTokens(accessToken: string, refreshToken: string): Promise<void> {
  await call((client) => client.setSession({ access_token: accessToken, refresh_token: refreshToken }))
}

/** Signs out this device at once, then tells the server, which ends the session everywhere. */
export async function signOut(end: 'asked' | 'expired'): Promise<void> {
  const session = readStoredSession()
  removeStoredSession(end)
  if (!session) return
  await call(async (client) => {
    const { error } = await client.admin.signOut(session.accessToken, 'local')
    // These errors mean that the session had ended already.
    return { error: [401, 403, 404].includes(error?.status ?? 0) ? null : error }
  })
}

/** Asks the server whose access token this is; null if it is not (or no longer) valid. */
export async function findTokenOwner(accessToken: string): Promise<{ id: string; email: string } | null> {
  try {
    const { baseUrl, headers } = await readPublicAccess()
    const response = await fetchAnswer(`${baseUrl}/auth/v1/user`, {
      headers: { ...headers, Authorization: `Bearer ${accessToken}`, Accept: 'application/json' },
    })
    const body = (await response.json()) as { id?: string; email?: string }
    if (response.ok && typeof body.id === 'string') return { id: body.id, email: body.email ?? '' }
    if ([400, 401, 403].includes(response.status)) return null
    throw new AccountError('unreachable', '')
  } catch (error) {
    throw toAccountError(error)
  }
}

/** Checks the session on the server, with a new token if less than `refreshUnderMs` is left of the old one. */
export async function checkSession(refreshUnderMs: number): Promise<SessionOutcome> {
  const session = readStoredSession()
  if (!session) return 'ended'
  try {
    if (session.expiresAtMs - serverNow() < refreshUnderMs) {
      const { refreshSession } = await import('./auth-client.ts')
      return await refreshSession()
    }
    if (await findTokenOwner(session.accessToken)) return 'alive'
    // Another tab may have signed in again in the meantime.
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
