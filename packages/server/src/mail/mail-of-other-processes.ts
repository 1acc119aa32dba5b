import type { MailQueue } from './mail-queue.ts'

/** The queue of a process with ROLE=web. It does nothing: the workers poll the outbox every five seconds. */
export const mailOfOtherProcesses: MailQueue = {
  wake: () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
}
