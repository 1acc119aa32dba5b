import type { LiveNews } from '@retour/domain/wire/ride'
import { createParser } from 'eventsource-parser'
import { fetchBackend } from './fetch-backend.ts'
import type { ApiAccess } from './public-config.ts'

/**
 * `joining`: the first request. `live`: changes arrive at once. `off`: they do not, but the server responds (a proxy
 * may buffer the stream). `lost`: the server is unreachable.
 */
export type LineState = 'joining' | 'live' | 'off' | 'lost'

export type LiveLine = {
  readAccess: () => Promise<ApiAccess>
  path: string
  /** The body of a POST; without it the stream is requested by GET. */
  body?: object
  /** Called after a change of these rides, or null for any. */
  onNews: (rides: string[] | null) => void
  onState: (state: LineState) => void
}

/** Without a first event by then, a proxy is buffering the stream. */
const firstEventMs = 5000
/** The server sends a heartbeat every 15 s. */
const silenceMs = 40_000
const minPauseMs = 1000
const maxPauseMs = 60_000

type LineEnd = 'live' | 'off' | 'lost' | 'refused'

/**
 * Keeps a stream of changes open until the returned function is called. A closed stream is reopened: at once when the
 * network or the person returns to the page, else with growing delays. A hidden page has no connection.
 */
export function keepLine(line: LiveLine): () => void {
  const stopping = new AbortController()
  void run(line, stopping.signal)
  return () => stopping.abort()
}

async function run(line: LiveLine, stopped: AbortSignal): Promise<void> {
  let pauseMs = minPauseMs
  while (!stopped.aborted) {
    await waitForStatusOfPage(stopped)
    const lineEnd = await receive(line, stopped)
    if (stopped.aborted) return
    // A live stream has ended too; the next attempt shows whether the server is reachable.
    line.onState(lineEnd === 'lost' ? 'lost' : 'off')
    if (lineEnd === 'refused') return
    pauseMs = lineEnd === 'live' ? minPauseMs : Math.min(pauseMs * 2, maxPauseMs)
    await elapseOrReturn(pauseMs, stopped)
  }
}

/** Reads one stream to its end. Returns how far it came. */
async function receive(line: LiveLine, stopped: AbortSignal): Promise<LineEnd> {
  const { path, body, onNews, onState } = line
  const ending = new AbortController()
  const end = () => ending.abort()
  let isSilent = false
  const endSilence = () => {
    isSilent = true
    end()
  }
  let timer = setTimeout(endSilence, firstEventMs)
  let lineEnd: LineEnd = 'lost'
  const hide = () => document.visibilityState === 'hidden' && end()
  stopped.addEventListener('abort', end)
  window.addEventListener('offline', end)
  document.addEventListener('visibilitychange', hide)
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const news = { is: event, ...(JSON.parse(data) as object) } as LiveNews
      if (news.is === 'moved') return onNews(news.rides)
      onState(news.is === 'live' ? 'live' : 'off')
      if (news.is !== 'live') return
      lineEnd = 'live'
      // Data from before the connection may be outdated.
      onNews(null)
    },
  })
  try {
    const { baseUrl, headers } = await line.readAccess()
    const response = await fetch(`${baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: ending.signal,
    })
    // A refusal may be temporary: the next attempt has a new token.
    lineEnd = response.status === 403 || response.status === 404 ? 'refused' : 'off'
    const reader = response.ok && response.body?.getReader()
    if (!reader) return lineEnd
    const decoder = new TextDecoder()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(endSilence, silenceMs)
      parser.feed(decoder.decode(part.value, { stream: true }))
    }
    return lineEnd
  } catch {
    if (!navigator.onLine) return 'lost'
    return isSilent && lineEnd === 'lost' && (await isReachable()) ? 'off' : lineEnd
  } finally {
    clearTimeout(timer)
    end()
    stopped.removeEventListener('abort', end)
    window.removeEventListener('offline', end)
    document.removeEventListener('visibilitychange', hide)
  }
}

/** A proxy may buffer a stream but passes a short response on. */
const isReachable = () =>
  fetchBackend('/config.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

const waitForStatusOfPage = (stopped: AbortSignal) =>
  new Promise<void>((resume) => {
    if (document.visibilityState !== 'hidden' || stopped.aborted) return resume()
    const check = () => {
      if (document.visibilityState === 'hidden' && !stopped.aborted) return
      document.removeEventListener('visibilitychange', check)
      stopped.removeEventListener('abort', check)
      resume()
    }
    document.addEventListener('visibilitychange', check)
    stopped.addEventListener('abort', check)
  })

/** Waits, but ends early when the person returns. */
const elapseOrReturn = (ms: number, stopped: AbortSignal) =>
  new Promise<void>((resume) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      document.removeEventListener('visibilitychange', done)
      stopped.removeEventListener('abort', done)
      resume()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    document.addEventListener('visibilitychange', done)
    stopped.addEventListener('abort', done)
  })
