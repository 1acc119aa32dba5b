import type { Logger } from 'pino'
import { createPollLoop } from '#server/jobs/poll-loop'
import type { AccountKeys } from './account-keys.ts'

const everyMs = 60_000

/**
 * Reads, once a minute, the keys that another server or the operator's command has stored, so that all sign with the
 * same key. Returns how to stop.
 */
export function watchKeys({ accountKeys, log }: { accountKeys: AccountKeys; log: Logger }) {
  const loop = createPollLoop({
    step: async () => {
      await accountKeys.refresh()
      return false
    },
    onError: (error) => log.warn({ err: error }, 'the signing keys could not be looked at'),
    pollMs: everyMs,
  })
  loop.start()
  return { close: () => loop.stop() }
}
