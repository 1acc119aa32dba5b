import { createTransport } from 'nodemailer'
import { describeFailure, type Delivery, type MailTransport } from './mail-transport.ts'

export type SmtpTimeouts = {
  connectMs: number
  /**
   * The idle timeout of an open connection. Long, as RFC 5321 4.5.3.2 requires: giving up after DATA risks a second
   * copy.
   */
  silenceMs: number
  /** The timeout of a whole delivery, even if data keeps arriving slowly. */
  deliveryMs: number
}

export const smtpTimeouts: SmtpTimeouts = { connectMs: 15_000, silenceMs: 180_000, deliveryMs: 300_000 }

/**
 * Creates a transport for SMTP. `smtp://` uses STARTTLS if offered (`?requireTLS=true` requires it); `smtps://` uses
 * TLS from the first byte. Certificates are verified unless the URL disables it.
 */
export function createSmtpTransport(smtpUrl: string, timeouts: SmtpTimeouts = smtpTimeouts): MailTransport {
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    maxMessages: 100,
    // The client must not retry by itself; only the job queue repeats a message.
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
 * Only a 5xx about this recipient or this message is final. A 5xx to the greeting, the login or the sender concerns our
 * settings or reputation; treating it as final would discard every waiting mail.
 */
function classifyFailure(error: unknown): Delivery {
  const { responseCode = 0, command, code } = (error ?? {}) as SmtpError
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  const isUnsendable = code === 'EENVELOPE' && command === 'API'
  const isRefused = isUnsendable || (isAboutThisMail && responseCode >= 500 && responseCode < 600)
  return { outcome: isRefused ? 'refused' : 'later', reason: describeFailure(error) }
}
