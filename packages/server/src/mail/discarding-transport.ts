import type { MailTransport } from './mail-transport.ts'

/** The transport for MAIL=discard. Mails are composed as usual and then dropped; nothing is stored. */
export const discardingTransport: MailTransport = {
  deliver: async () => ({ outcome: 'discarded' }),
  close: () => undefined,
}
