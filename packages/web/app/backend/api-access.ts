import { readAccessToken } from './access-token.ts'
import { readPublicAccess, type ApiAccess } from './public-config.ts'

/**
 * Absolute base of the API and the headers that every call carries: as the signed-in person when there is one,
 * else as anybody. Throws BackendError when a session needs a new token and cannot get one now.
 */
export async function readApiAccess(): Promise<ApiAccess> {
  const [{ baseUrl, headers }, token] = await Promise.all([readPublicAccess(), readAccessToken()])
  return { baseUrl, headers: token ? { ...headers, Authorization: `Bearer ${token}` } : headers }
}
