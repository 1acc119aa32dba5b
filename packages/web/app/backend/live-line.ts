import type { LiveNews } from '@retour/domain/wire/ride'
import { createParser } from 'eventsource-parser'
import { fetchBackend } from './fetch-backend.ts'
import type { ApiAccess } from './public-config.ts'

/**
 * `joining`: asked for the first time. `live`: changes are told at once. `off`: they are not, but the server answers (a proxy
 * may gather what it sends). `lost`: the server cannot be reached.
 */
export type LineState = 'joining' | 'live' | 'off' | 'lost'

export type LiveLine = {
  readAccess: () => Promise<ApiAccess>
  path: string
  /** Sent with POST; without it the line is asked for with GET. */
  body?: object
  /** Something has changed: these rides, or null for any. */
  onNews: (rides: string[] | null) => void
  onState: (state: LineState) => void
}

/** Without its first event by then, somebody in between is gathering the stream. */
const firstEventMs = 5000
/** The server gives a sign of life every 15 s. */
const silenceMs = 40_000
const minPauseMs = 1000
const maxPauseMs = 60_000

type LineEnd = 'live' | 'off' | 'lost' | 'refused'

/**
 * Keeps a stream of news open until the returned function is called: it is opened again when it ends, at once when the network
 * or the person comes back to the page, else more and more seldom. A page that nobody looks at holds no line.
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
    const lineEnd = await hear(line, stopped)
    if (stopped.aborted) return
    // Also one that was live has ended now; the next attempt says whether anybody can be reached.
    line.onState(lineEnd === 'lost' ? 'lost' : 'off')
    if (lineEnd === 'refused') return
    pauseMs = lineEnd === 'live' ? minPauseMs : Math.min(pauseMs * 2, maxPauseMs)
    await elapseOrReturn(pauseMs, stopped)
  }
}

/** One stream to its end; how far it came. */
async function hear(line: LiveLine, stopped: AbortSignal): Promise<LineEnd> {
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
      // What was read before the line stood may be old.
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
    // What may not be heard now may not be later; a token that has run out is another one next time.
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

/** Somebody in between may hold a stream back that is no stream to them; they pass a short answer on. */
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

/** Waits, but not for who comes back. */
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
