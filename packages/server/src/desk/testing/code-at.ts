import { Secret, TOTP } from 'otpauth'

/** Returns the TOTP code of a secret at a time. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period: 30 }).generate({ timestamp: at.getTime() })
