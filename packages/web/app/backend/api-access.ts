import { readAccessToken } from './access-token.ts'
import { BackendError } from './backend-error.ts'
import { readPublicAccess, type ApiAccess } from './public-config.ts'

/**
 * Returns the API's absolute base URL and the headers for a call, as the signed-in person or as a guest. Throws
 * BackendError if the session needs a new token and cannot get one now.
 */
export async function readApiAccess(): Promise<ApiAccess> {
  const [access, token] = await Promise.all([readPublicAccess(), readAccessToken()])
  return token ? withToken(access, token) : access
}

/**
 * Returns the same for calls that need a signed-in person. If the person has just signed out, it throws BackendError
 * `refused` without a request. The session is read last, because the other steps may take long.
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
