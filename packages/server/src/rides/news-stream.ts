import type { LiveNews } from '@retour/domain/wire/ride'
import type { Context } from 'hono'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import type { RideNews } from './ride-news.ts'

/** Above this number of changes, one event says that anything may have changed. */
const ridesAtOnce = 100

type StreamOptions = {
  news: RideNews
  /** The id of one ride; null = all rides, reported by their ids. */
  only: string | null
  /** Called before every event, and after `silenceMs` without one: false ends the stream. */
  mayHear: () => Promise<boolean>
  /** Called once, when the stream has ended for any reason. */
  onEnd: () => void
}

/**
 * Responds with server-sent events (LiveNews) until the reader disconnects, loses access, or the server stops. Changes
 * that occur while the reader is slow are combined into one event.
 */
export function answerNews(c: Context, { news, only, mayHear, onEnd }: StreamOptions): Response {
  // Tells a buffering proxy not to buffer.
  c.header('X-Accel-Buffering', 'no')
  const answer = streamSSE(c, async (stream) => {
    const inbox = createInbox(news.isListening())
    const leave = news.follow({
      moved: (id) => {
        if (only === null || only === id) inbox.add(id)
      },
      changed: inbox.change,
      ended: inbox.end,
    })
    stream.onAbort(inbox.end)
    try {
      while (!inbox.isEnded()) {
        await tell(stream, inbox, { mayHear, isForAll: only === null })
        await inbox.waitForNews(news.silenceMs)
      }
    } finally {
      leave()
      onEnd()
    }
  })
  c.header('Cache-Control', 'no-store, no-transform')
  return answer
}

type Inbox = ReturnType<typeof createInbox>

async function tell(
  stream: SSEStreamingApi,
  inbox: Inbox,
  { mayHear, isForAll }: { mayHear: () => Promise<boolean>; isForAll: boolean },
): Promise<void> {
  const { newState, ids } = inbox.empty()
  // Also if access cannot be checked now: the reader's next request gets the reason.
  if (!(await mayHear().catch(() => false))) return inbox.end()
  if (newState !== null) await send(stream, { is: newState ? 'live' : 'deaf' })
  if (ids.length > 0)
    await send(stream, { is: 'moved', rides: isForAll && ids.length <= ridesAtOnce ? ids : null })
  if (newState === null && ids.length === 0) await stream.write(': still here\n\n')
}

const send = (stream: SSEStreamingApi, { is, ...data }: LiveNews) =>
  stream.writeSSE({ event: is, data: JSON.stringify(data) })

/** Collects the changes to report, and wakes the stream that waits for them. */
function createInbox(isListening: boolean) {
  const ids = new Set<string>()
  let newState: boolean | null = isListening
  let isEnded = false
  let wake: () => void = () => undefined
  const noted = (note: () => void) => {
    note()
    wake()
  }
  return {
    add: (id: string) => noted(() => ids.add(id)),
    change: (is: boolean) => noted(() => (newState = is)),
    end: () => noted(() => (isEnded = true)),
    isEnded: () => isEnded,
    empty: () => {
      const taken = { newState, ids: [...ids] }
      newState = null
      ids.clear()
      return taken
    },
    waitForNews: (limitMs: number) =>
      new Promise<void>((resume) => {
        const timer = setTimeout(resume, limitMs)
        wake = () => {
          clearTimeout(timer)
          resume()
        }
        if (ids.size > 0 || newState !== null || isEnded) wake()
      }),
  }
}
