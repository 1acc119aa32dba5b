import type { PGlite } from '@electric-sql/pglite'
import type { Listener, Listening } from './database.ts'

/** Listens to a channel of the embedded database, whose single session receives its own notifications. Never throws. */
export function listenOnEmbedded(
  lite: Pick<PGlite, 'listen' | 'closed'>,
  channel: string,
  listener: Listener,
): Listening {
  let isClosed = false
  const listening = lite
    .listen(channel, (payload) => {
      if (!isClosed) listener.onNotification(payload)
    })
    .then((stop) => {
      if (!isClosed) listener.changed(true)
      return stop
    })
    // The database is closing, so there are no notifications.
    .catch(() => null)
  return {
    close: async () => {
      isClosed = true
      const stop = await listening
      if (stop && !lite.closed) await stop().catch(() => undefined)
    },
  }
}
