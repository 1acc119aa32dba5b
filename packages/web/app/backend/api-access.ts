import { readAccessToken } from './access-token.ts'
import { BackendError } from './backend-error.ts'
import { readPublicAccess, type ApiAccess } from './public-config.ts'

/**
 * Absolute base of the API and the headers that every call carries: as the signed-in person when there is one,
 * else as anybody. Throws BackendError when a session needs a new token and cannot get one now.
 */
export async function readApiAccess(): Promise<ApiAccess> {
  const [access, token] = await Promise.all([readPublicAccess(), readAccessToken()])
  return token ? withToken(access, token) : access
}

/**
 * The same where only a signed-in person may call. A screen may still want to when its person has just left, and its
 * calls name them: then it throws BackendError `refused`, and nothing is asked. The session is looked at last, since
 * the rest may be long on its way.
 */
export async function readAccountAccess(): Promise<ApiAccess> {
  const access = await readPublicAccess()
  const token = await readAccessToken()
  if (token === null) throw new BackendError('refused', 'Nobody is signed in.')
  return withToken(access, token)
}

const withToken = ({ baseUrl, headers }: ApiAccess, token: string): ApiAccess => ({
  baseUrl,
  headers: { ...headers, Authorization: `Bearer ${token}` },
})
