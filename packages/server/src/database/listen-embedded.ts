import type { PGlite } from '@electric-sql/pglite'
import type { Hearing, Listening } from './database.ts'

/** Listens to a channel of the embedded database, whose one session hears what it says itself. Never throws. */
export function listenOnEmbedded(
  lite: Pick<PGlite, 'listen' | 'closed'>,
  channel: string,
  hearing: Hearing,
): Listening {
  let isClosed = false
  const begun = lite
    .listen(channel, (payload) => {
      if (!isClosed) hearing.heard(payload)
    })
    .then((stop) => {
      if (!isClosed) hearing.changed(true)
      return stop
    })
    // It is being closed; without a database there is nothing to hear.
    .catch(() => null)
  return {
    close: async () => {
      isClosed = true
      const stop = await begun
      if (stop && !lite.closed) await stop().catch(() => undefined)
    },
  }
}
