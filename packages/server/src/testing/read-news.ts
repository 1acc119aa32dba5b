import { createParser } from 'eventsource-parser'
import { until } from './until.ts'

/** Reads a stream of server-sent events. */
export type NewsReader = {
  status: number
  headers: Headers
  /** What has arrived: events with their data, and "beat" for a heartbeat. */
  seen: string[]
  /** Resolves when this line has arrived, again for each call. */
  next(line: string): Promise<void>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  leave(): void
}

/** Opens a stream of news and reads it. */
export async function readNews(url: string, init: RequestInit): Promise<NewsReader> {
  const leaving = new AbortController()
  const response = await fetch(url, { ...init, signal: leaving.signal })
  const seen: string[] = []
  const parser = createParser({
    onEvent: ({ event, data }) => void seen.push(`${event} ${data}`),
    onComment: () => void seen.push('beat'),
  })
  const read = async () => {
    if (response.status !== 200) return
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) parser.feed(decoder.decode(chunk, { stream: true }))
  }
  let used = 0
  return {
    status: response.status,
    headers: response.headers,
    seen,
    next: async (line) => {
      const at = await until(`the news "${line}"`, () => {
        const found = seen.indexOf(line, used)
        return found >= 0 && found + 1
      })
      used = at
    },
    ended: read().catch(() => undefined),
    leave: () => leaving.abort(),
  }
}
