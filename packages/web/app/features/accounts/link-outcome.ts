const bookingOutcomes = ['sent', 'sent-before', 'expired', 'gone'] as const
type BookingOutcome = (typeof bookingOutcomes)[number]

/** The content of a link from a mail. Its tokens are not verified yet, because anybody can create such a URL. */
export type LinkOutcome =
  | {
      kind: 'tokens'
      accessToken: string
      refreshToken: string
      purpose: string
      /** The outcome of a booking request that waited for this account. */
      booking: BookingOutcome | null
    }
  /** One of the two mails of an address change was confirmed. */
  | { kind: 'half' }
  | { kind: 'failed'; isExpired: boolean }

/** Parses the fragment with which the server's links end; null for any other fragment. */
export function readLinkOutcome(hash: string): LinkOutcome | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const [accessToken, refreshToken] = [values.get('access_token'), values.get('refresh_token')]
  const booking = values.get('booking')
  if (accessToken && refreshToken)
    return {
      kind: 'tokens',
      accessToken,
      refreshToken,
      purpose: values.get('type') ?? '',
      booking: bookingOutcomes.find((one) => one === booking) ?? null,
    }
  const code = values.get('error_code') ?? values.get('error')
  if (code) return { kind: 'failed', isExpired: code === 'otp_expired' }
  return values.has('message') && values.has('sb') ? { kind: 'half' } : null
}

/**
 * Returns whether a fragment may be one of a link. Every page checks it, because a link that may not lead to /auth
 * leads to the home page.
 */
export const isLinkFragment = (hash: string) => /^#(?:access_token|error|message)=/.test(hash)
