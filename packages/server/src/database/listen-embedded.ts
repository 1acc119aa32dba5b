import type { Listener, Listening } from './database.ts'
import type { EmbeddedSession } from './embedded-session.ts'

/** Listens to a channel of the embedded database, whose single session receives its own notifications. Never throws. */
export function listenOnEmbedded(
  session: Pick<EmbeddedSession, 'listen' | 'closed'>,
  channel: string,
  listener: Listener,
): Listening {
  let isClosed = false
  const listening = session
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
      if (stop && !session.closed) await stop().catch(() => undefined)
    },
  }
}
