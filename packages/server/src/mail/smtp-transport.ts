import { createTransport } from 'nodemailer'
import { describeFailure, type Delivery, type MailTransport } from './mail-transport.ts'

export type SmtpTimeouts = {
  connectMs: number
  /** Silence on an open connection. Long, as RFC 5321 4.5.3.2 asks: giving up after DATA risks a second copy. */
  silenceMs: number
  /** A whole delivery, however it drips. */
  deliveryMs: number
}

export const smtpTimeouts: SmtpTimeouts = { connectMs: 15_000, silenceMs: 180_000, deliveryMs: 300_000 }

/**
 * Delivers over SMTP: `smtp://` upgrades to TLS when offered (`?requireTLS=true` insists), `smtps://` is TLS
 * from the first byte; certificates are checked unless the address says otherwise.
 */
export function createSmtpTransport(smtpUrl: string, timeouts: SmtpTimeouts = smtpTimeouts): MailTransport {
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    maxMessages: 100,
    // A message is never sent again behind our back: the job queue alone repeats.
    maxRequeues: 0,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    deliver: async ({ from, to, raw }, signal) => {
      try {
        await pool.sendMail({
          envelope: { from: { name: '', address: from }, to: [{ name: '', address: to }] },
          raw,
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeouts.deliveryMs)]),
        })
        return { outcome: 'accepted' }
      } catch (error) {
        return classifyFailure(error)
      }
    },
    close: () => pool.close(),
  }
}

type SmtpError = { responseCode?: number; command?: string; code?: string }

/**
 * Final is only a 5xx about this recipient or this message. A 5xx to the greeting, the sign-in or the sender is
 * about our own settings or standing, and would otherwise throw away every waiting mail.
 */
function classifyFailure(error: unknown): Delivery {
  const { responseCode = 0, command, code } = (error ?? {}) as SmtpError
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  const isUnsendable = code === 'EENVELOPE' && command === 'API'
  const isRefused = isUnsendable || (isAboutThisMail && responseCode >= 500 && responseCode < 600)
  return { outcome: isRefused ? 'refused' : 'later', reason: describeFailure(error) }
}
