import type { Database } from '#server/database/database'

/** Who is told of rides that change. */
type Follower = {
  /** The booking's id of a ride that has changed. */
  moved(bookingId: string): void
  /** Whether changes are heard from now on. After a gap anything may have changed. */
  changed(isListening: boolean): void
  /** Nothing more comes: the server stops. */
  ended(): void
}

export type RideNews = {
  /** How long a stream of news may be silent, in milliseconds. */
  readonly silenceMs: number
  isListening(): boolean
  /** Tells of every change from now on, whichever process makes it. Gives what ends it. */
  follow(follower: Follower): () => void
  close(): Promise<void>
}

const channel = 'retour_rides'
const usualSilenceMs = 15_000

/** Listens once for the whole process, from the first follower on, and tells all of them. */
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
