import type { MailTransport } from './mail-transport.ts'

/** For MAIL=discard: every mail is written as ever and then dropped; nothing of it is kept. */
export const discardingTransport: MailTransport = {
  deliver: async () => ({ outcome: 'discarded' }),
  close: () => undefined,
}
