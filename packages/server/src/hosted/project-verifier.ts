import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Database } from '#server/database/database'
import { accessTokenRules, explainToken, findShapeFault, verifyClaims } from '#server/gate/access-token'
import { ApiError } from '#server/gate/api-error'
import { verifyLiveSession } from '#server/gate/live-session'
import type { CallerVerifier } from '#server/gate/verify-caller'
import type { ProjectSettings } from './project-settings.ts'

type Dependencies = {
  settings: Pick<ProjectSettings, 'issuer' | 'keysUrl'>
  database: Pick<Database, 'own'>
  now: () => Date
}

/** A shared secret is not among them: whoever holds one could sign for anybody, and it has no public half. */
const algorithms = ['ES256', 'RS256', 'EdDSA']

/**
 * Tells who calls by an access token of the hosted project: signed by one of its public keys, with the claims that our
 * own tokens have, and a session that is still there. Throws ApiError 503 while the keys can't be read.
 */
export function createProjectVerifier({
  settings,
  database,
  now,
}: Dependencies): Pick<CallerVerifier, 'verifyCaller'> {
  const keys = createRemoteJWKSet(settings.keysUrl)
  return {
    verifyCaller: async (token) => {
      const malformed = findShapeFault(token)
      if (malformed) return malformed
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms,
          issuer: settings.issuer,
          currentDate: now(),
          ...accessTokenRules,
        })
        const read = verifyClaims(payload, now())
        return read.ok ? await verifyLiveSession(database, read.claims, now()) : read
      } catch (error) {
        if (areKeysAway(error)) throw keysAway(error)
        if (error instanceof errors.JOSEError) return explainToken(error)
        throw error
      }
    },
  }
}

/** No answer, one that is no key set, or another status: about the project, not about the token. */
function areKeysAway(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC'
  return error instanceof TypeError && error.message.includes('fetch')
}

const keysAway = (cause: unknown) =>
  Object.assign(
    new ApiError({
      status: 503,
      code: 'keys_unavailable',
      message: 'Sign-ins cannot be checked now. Please try again.',
      headers: { 'Retry-After': '1' },
    }),
    { cause },
  )
