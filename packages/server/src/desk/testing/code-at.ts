import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows for a secret at a time. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period: 30 }).generate({ timestamp: at.getTime() })
