import { openLine } from './keep-alive-connection.ts'
import { shareOf } from './median.ts'
import { requestText } from './request-text.ts'

export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number; failures: number }

type LoadOptions = {
  url: URL
  headers?: Record<string, string>
  /** If set, the request is a POST. */
  json?: string
  /** Whole requests as text, sent in turn, instead of the URL only. */
  requests?: string[]
  connections: number
  seconds: number
}

/**
 * A closed loop: each connection sends the next request after the response. It measures capacity, not waiting times.
 */
export async function loadHttp({
  url,
  headers = {},
  json,
  requests = [requestText(url.host, { path: url.pathname + url.search, headers, json })],
  connections,
  seconds,
}: LoadOptions): Promise<LoadResult> {
  const took: number[] = []
  let failures = 0
  let turn = 0
  const started = performance.now()
  const until = started + seconds * 1000
  const lane = async () => {
    const line = openLine(Number(url.port), url.hostname)
    while (performance.now() < until) {
      const request = requests[turn++ % requests.length] ?? ''
      const startedAt = performance.now()
      const { status } = await line.ask(request)
      took.push(performance.now() - startedAt)
      if ((status < 200 || status > 299) && status !== 304) failures += 1
    }
    line.close()
  }
  await Promise.all(Array.from({ length: connections }, lane))
  const elapsedSeconds = (performance.now() - started) / 1000
  return {
    perSecond: took.length / elapsedSeconds,
    p50Ms: shareOf(took, 0.5),
    p99Ms: shareOf(took, 0.99),
    failures,
  }
}
