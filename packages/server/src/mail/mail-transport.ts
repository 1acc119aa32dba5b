import type { OutgoingMessage } from './outgoing-message.ts'

/**
 * `refused` is final for this message; `later` may work another time; `discarded` is over as the operator wants it.
 * Reasons are for logs, without addresses.
 */
export type Delivery =
  | { outcome: 'accepted' }
  | { outcome: 'discarded' }
  | { outcome: 'refused' | 'later'; reason: string }

export interface MailTransport {
  /** Never throws: a failure is an outcome. */
  deliver(message: OutgoingMessage, signal: AbortSignal): Promise<Delivery>
  close(): void
}

/** What went wrong in one line, with every link and address blotted out: it is kept, and the desk reads it. */
export function describeFailure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text
    .replace(/\bhttps?:\/\/[^\s<>"']+/gi, '[link]')
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
    .replace(/\s+/g, ' ')
    .slice(0, 500)
}
