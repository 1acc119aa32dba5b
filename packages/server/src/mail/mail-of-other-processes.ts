import type { MailQueue } from './mail-queue.ts'

/** For a process with ROLE=web: rows of the outbox are found by the workers, which look every five seconds. */
export const mailOfOtherProcesses: MailQueue = {
  wake: () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
}
