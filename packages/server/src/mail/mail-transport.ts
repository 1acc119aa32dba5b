import type { OutgoingMessage } from './outgoing-message.ts'

/**
 * The result of a delivery. `refused` is final for this message, `later` may succeed another time, `discarded` is final
 * because the operator wants it. Reasons are logged and contain no addresses.
 */
export type Delivery =
  | { outcome: 'accepted' }
  | { outcome: 'discarded' }
  | { outcome: 'refused' | 'later'; reason: string }

export interface MailTransport {
  /** Delivers one message. Never throws; a failure is a result. */
  deliver(message: OutgoingMessage, signal: AbortSignal): Promise<Delivery>
  close(): void
}

/** Returns an error as one line in which links and addresses are masked, because it is stored and shown at the desk. */
export function describeFailure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text
    .replace(/\bhttps?:\/\/[^\s<>"']+/gi, '[link]')
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
    .replace(/\s+/g, ' ')
    .slice(0, 500)
}
