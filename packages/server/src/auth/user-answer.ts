import { createHash } from 'node:crypto'
import type { AccountUser } from './users.ts'

const text = (time: Date) => time.toISOString()

/** Returns the User object (docs/wire-protocol.md, User and Session): what a user sees of their own account. */
export function userAnswer(user: AccountUser) {
  const { id, email, email_confirmed_at: confirmedAt, raw_user_meta_data: metadata } = user
  const isPending = user.email_change !== null && user.email_change !== ''
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    ...(confirmedAt ? { email_confirmed_at: text(confirmedAt), confirmed_at: text(confirmedAt) } : {}),
    phone: '',
    ...(user.confirmation_sent_at ? { confirmation_sent_at: text(user.confirmation_sent_at) } : {}),
    ...(user.recovery_sent_at ? { recovery_sent_at: text(user.recovery_sent_at) } : {}),
    ...(isPending ? { new_email: user.email_change } : {}),
    ...(isPending && user.email_change_sent_at
      ? { email_change_sent_at: text(user.email_change_sent_at) }
      : {}),
    ...(user.last_sign_in_at ? { last_sign_in_at: text(user.last_sign_in_at) } : {}),
    app_metadata: user.raw_app_meta_data,
    user_metadata: metadata,
    identities: [
      {
        identity_id: identityId(id),
        id,
        user_id: id,
        identity_data: {
          ...metadata,
          email,
          email_verified: confirmedAt !== null,
          phone_verified: false,
          sub: id,
        },
        provider: 'email',
        last_sign_in_at: text(user.last_sign_in_at ?? user.created_at),
        created_at: text(user.created_at),
        updated_at: text(user.updated_at),
        email,
      },
    ],
    created_at: text(user.created_at),
    updated_at: text(user.updated_at),
    is_anonymous: false,
  }
}

/** There is one way to sign in, so the identity is not stored; its id is derived from that of the account. */
function identityId(userId: string): string {
  return toUuid(createHash('sha256').update(`identity ${userId}`).digest())
}

/** Formats 16 bytes as a version 4 UUID. */
export function toUuid(bytes: Buffer): string {
  const hex = Buffer.from(bytes.subarray(0, 16))
  hex[6] = (hex[6]! & 0x0f) | 0x40
  hex[8] = (hex[8]! & 0x3f) | 0x80
  return hex.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
