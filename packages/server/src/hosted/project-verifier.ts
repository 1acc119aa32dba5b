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

/** No HMAC: everybody with a shared secret could sign, and it has no public key. */
const algorithms = ['ES256', 'RS256', 'EdDSA']

/**
 * Creates a verifier for access tokens of the hosted project: signed with one of its public keys, with the same claims
 * as our own tokens, and with an existing session. Throws ApiError 503 while the keys cannot be loaded.
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

/**
 * Returns whether the keys could not be loaded: no response, an invalid key set, or another status. The token is not at
 * fault.
 */
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
