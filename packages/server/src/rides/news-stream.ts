import type { LiveNews } from '@retour/domain/wire/ride'
import type { Context } from 'hono'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import type { RideNews } from './ride-news.ts'

/** More than these are told as "anything may have changed". */
const ridesAtOnce = 100

type StreamOptions = {
  news: RideNews
  /** The ride that is followed; null = all of them, told by their ids. */
  only: string | null
  /** Asked before anything is told, and when nothing was for `silenceMs`: false ends the stream. */
  mayHear: () => Promise<boolean>
  /** Called once, when the stream has ended, whoever ended it. */
  onEnd: () => void
}

/**
 * Answers with server-sent events (LiveNews) until the reader leaves, may not hear any more, or the server stops. What
 * happens while the reader is slow is told in one event.
 */
export function answerNews(c: Context, { news, only, mayHear, onEnd }: StreamOptions): Response {
  // A proxy that gathers answers is asked not to.
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
  // Also where the answer is not known now: who reads again is told.
  if (!(await mayHear().catch(() => false))) return inbox.end()
  if (newState !== null) await send(stream, { is: newState ? 'live' : 'deaf' })
  if (ids.length > 0)
    await send(stream, { is: 'moved', rides: isForAll && ids.length <= ridesAtOnce ? ids : null })
  if (newState === null && ids.length === 0) await stream.write(': still here\n\n')
}

const send = (stream: SSEStreamingApi, { is, ...data }: LiveNews) =>
  stream.writeSSE({ event: is, data: JSON.stringify(data) })

/** What is to be told, and who waits for it. */
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
