import { GoTrueClient, isAuthRetryableFetchError, type AuthError } from '@supabase/auth-js'
import { noteWait } from './account-error.ts'
import { BackendError } from './backend-error.ts'
import { fetchAnswer } from './fetch-backend.ts'
import { readPublicAccess } from './public-config.ts'
import { accountStorage, readStoredSession, removeStoredSession, sessionKey } from './stored-session.ts'

/** `unknown`: no response, or one that says nothing about the session; the session stays. */
export type SessionOutcome = 'alive' | 'ended' | 'unknown'

let pending: Promise<GoTrueClient> | null = null

/** Returns the official client, created once per page load. Only people who sign in or are signed in load this file. */
export function openAuthClient(): Promise<GoTrueClient> {
  pending ??= createAuthClient().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}

async function createAuthClient(): Promise<GoTrueClient> {
  const { baseUrl, headers } = await readPublicAccess()
  return new GoTrueClient({
    url: `${baseUrl}/auth/v1`,
    headers,
    storage: accountStorage,
    storageKey: sessionKey,
    // Our own timers refresh the session (docs/product.md, Sessions and timers); the page at /auth reads links.
    autoRefreshToken: false,
    detectSessionInUrl: false,
    // A link from a mail may be opened in another browser than the one that requested it.
    flowType: 'implicit',
    fetch: fetchAccounts,
  })
}

/**
 * The client signs people out on any 4xx to a refresh. A hotel's sign-on page or a busy gateway answers 4xx too. So
 * only a JSON response of our server about the request counts; anything else is a lost connection.
 */
async function fetchAccounts(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchAnswer(input, init)
  if (response.ok || response.status >= 500) return response
  noteWait(response)
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
  const address = input instanceof Request ? input.url : String(input)
  const isRefresh = address.includes('grant_type=refresh_token')
  if (!isJson || (isRefresh && ![400, 401, 403].includes(response.status)))
    throw new BackendError('unreachable', 'Not an answer about the account.', { status: response.status })
  return response
}

let refreshing: Promise<SessionOutcome> | null = null

/** Refreshes the tokens now; parallel calls share one request. Ends the session here if the server has ended it. */
export function refreshSession(): Promise<SessionOutcome> {
  refreshing ??= exchange().finally(() => {
    refreshing = null
  })
  return refreshing
}

async function exchange(): Promise<SessionOutcome> {
  const session = readStoredSession()
  if (!session) return 'ended'
  try {
    const client = await openAuthClient()
    const { error } = await client.refreshSession()
    return error ? toOutcome(session.id, error) : 'alive'
  } catch {
    return 'unknown'
  }
}

/** Returns what an error of the client means for the session. */
function toOutcome(sessionId: string, error: AuthError): SessionOutcome {
  const now = readStoredSession()
  // Another tab signed out, signed in or refreshed first.
  if (now && now.id !== sessionId) return 'alive'
  if (isAuthRetryableFetchError(error) || !isAboutSession(error)) return now ? 'unknown' : 'ended'
  if (now) removeStoredSession('refused')
  return 'ended'
}

const endings = new Set([
  'session_expired',
  'session_not_found',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'user_banned',
  'user_not_found',
  'bad_jwt',
  'validation_failed',
])

const isAboutSession = ({ code, name }: AuthError) =>
  name === 'AuthSessionMissingError' || endings.has(code ?? '')
