const bookingOutcomes = ['sent', 'sent-before', 'expired', 'gone'] as const
type BookingOutcome = (typeof bookingOutcomes)[number]

/** What a mailed link brought along. Tokens are still to be asked about: anybody can write an address. */
export type LinkOutcome =
  | {
      kind: 'tokens'
      accessToken: string
      refreshToken: string
      purpose: string
      /** What became of a request for a car that waited for this account. */
      booking: BookingOutcome | null
    }
  /** One of the two mails of an address change was answered. */
  | { kind: 'half' }
  | { kind: 'failed'; isExpired: boolean }

/** Reads the fragment that the server ends a mailed link with; null for any other. */
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

/** Could this fragment be one? Asked on every page, since a link that may not lead to /auth ends at home. */
export const isLinkFragment = (hash: string) => /^#(?:access_token|error|message)=/.test(hash)
