import { connect, type Socket } from 'node:net'

export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number; failures: number }

type LoadOptions = {
  url: URL
  headers: Record<string, string>
  connections: number
  seconds: number
  /** Given, the address is asked with POST. */
  json?: string
}

/** The end of the answer that starts at `from`, or -1 while it is not whole. Counts on Content-Length. */
function answerEnd(bytes: Buffer): number {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return -1
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1] ?? '0'
  const end = head + 4 + Number(length)
  return bytes.length >= end ? end : -1
}

/** One connection that asks again as soon as it was answered. */
function keepAsking(
  request: string,
  port: number,
  host: string,
  until: number,
  took: number[],
  failed: () => void,
) {
  return new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, host)
    let received: Buffer = Buffer.alloc(0)
    let asked = 0
    const ask = () => {
      asked = performance.now()
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const end = answerEnd(received)
      if (end < 0) return
      took.push(performance.now() - asked)
      if (!received.toString('latin1', 9, 12).startsWith('2')) failed()
      received = received.subarray(end)
      if (performance.now() < until) ask()
      else {
        socket.end()
        resolve(socket)
      }
    })
  })
}

/** Asks one address over and over on kept connections; a plain socket client, so that it costs little itself. */
export async function loadHttp({
  url,
  headers,
  connections,
  seconds,
  json,
}: LoadOptions): Promise<LoadResult> {
  const body = json ?? ''
  const bodyHeaders = json
    ? { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }
    : {}
  const lines = Object.entries({ Host: url.host, Connection: 'keep-alive', ...headers, ...bodyHeaders })
  const request = `${json ? 'POST' : 'GET'} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
  const took: number[] = []
  let failures = 0
  const started = performance.now()
  const until = started + seconds * 1000
  const lane = () => keepAsking(request, Number(url.port), url.hostname, until, took, () => (failures += 1))
  await Promise.all(Array.from({ length: connections }, lane))
  const elapsedSeconds = (performance.now() - started) / 1000
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: took.length / elapsedSeconds, p50Ms: at(0.5), p99Ms: at(0.99), failures }
}
