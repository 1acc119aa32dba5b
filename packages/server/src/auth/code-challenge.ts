import { createHash, timingSafeEqual } from 'node:crypto'
import { invalid } from './auth-error.ts'

/** The challenge of a PKCE flow (RFC 7636). */
export type CodeChallenge = { challenge: string; method: 's256' | 'plain' }

/**
 * Reads code_challenge and code_challenge_method of a body. Returns null if both are missing. Throws 400
 * validation_failed if one is missing or malformed.
 */
export function readCodeChallenge(body: Record<string, unknown>): CodeChallenge | null {
  const challenge = body.code_challenge ?? ''
  const givenMethod = body.code_challenge_method ?? ''
  if (challenge === '' && givenMethod === '') return null
  if (challenge === '' || givenMethod === '')
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  const method = typeof givenMethod === 'string' ? givenMethod.toLowerCase() : ''
  if (method !== 's256' && method !== 'plain') throw invalid('Invalid code challenge method')
  if (typeof challenge !== 'string' || !/^[\w.~-]{43,128}$/.test(challenge))
    throw invalid('Code challenge must be 43 to 128 letters, digits, "-", ".", "_" or "~"')
  return { challenge, method }
}

/** Checks a PKCE verifier against the challenge, in constant time. */
export function isVerifiedBy(challenge: CodeChallenge, verifier: string): boolean {
  const answer =
    challenge.method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  const [given, expected] = [Buffer.from(answer), Buffer.from(challenge.challenge)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
