import type { Logger } from 'pino'
import { createPollLoop } from '#server/jobs/poll-loop'
import type { AccountKeys } from './account-keys.ts'

const everyMs = 60_000

/** Takes over, once a minute, what another server or the operator's command has kept, so that all sign with the same key. */
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
