import type { Database } from '#server/database/database'

/** Callbacks for changes of rides. */
type Follower = {
  /** Called with the booking's id of a changed ride. */
  moved(bookingId: string): void
  /** Called with whether changes are received from now on. After a gap anything may have changed. */
  changed(isListening: boolean): void
  /** Called when the server stops. */
  ended(): void
}

export type RideNews = {
  /** The longest silence of a stream, in milliseconds. */
  readonly silenceMs: number
  isListening(): boolean
  /** Subscribes to every change of every process. Returns the function that unsubscribes. */
  follow(follower: Follower): () => void
  close(): Promise<void>
}

const channel = 'retour_rides'
const usualSilenceMs = 15_000

/**
 * Creates the source of ride changes. It listens once per process, from the first subscriber on, and notifies all of
 * them.
 */
export function createRideNews(
  database: Pick<Database, 'listen'>,
  { silenceMs = usualSilenceMs } = {},
): RideNews {
  const followers = new Set<Follower>()
  let listening: ReturnType<Database['listen']> | null = null
  let isListening = false
  let isClosed = false

  const listen = () =>
    database.listen(channel, {
      onNotification: (bookingId) => followers.forEach((one) => one.moved(bookingId)),
      changed: (is) => {
        isListening = is
        followers.forEach((one) => one.changed(is))
      },
    })
  return {
    silenceMs,
    isListening: () => isListening,
    follow: (follower) => {
      if (isClosed) follower.ended()
      else {
        followers.add(follower)
        listening ??= listen()
      }
      return () => void followers.delete(follower)
    },
    close: async () => {
      isClosed = true
      followers.forEach((one) => one.ended())
      followers.clear()
      await listening?.close()
    },
  }
}
