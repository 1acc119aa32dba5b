import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What happens to responses whose URL matches; `path` is compared with path and query. */
type Fault =
  /** The connection breaks instead of a response, or the server answers 503. */
  | { path: RegExp; kind: 'reset' | 'unavailable'; at?: undefined; until?: undefined }
  /** The response is sent up to this position. When `until` settles, the rest follows, or the connection breaks. */
  | { path: RegExp; kind: 'stall' | 'cut'; at: (body: string) => number; until: Promise<unknown> }

type Pace = { bytesPerSecond: number; latencyMs: number }

export type SlowLine = {
  url: string
  /** Applies a fault from now on, to this number of responses; without a number until `heal`. */
  fault: (fault: Fault, times?: number) => void
  heal: () => void
  /** The requested URLs, in order. */
  requests: readonly string[]
  close: () => Promise<void>
}

/**
 * Opens a proxy to the product that is as bad as a roaming phone's connection: slow, late, stalling, breaking. Every
 * byte is the product's.
 */
export async function openSlowLine(target: string, pace?: Pace): Promise<SlowLine> {
  const sockets = new Set<Socket>()
  const greeted = new WeakSet<Socket>()
  const requests: string[] = []
  let faults: { fault: Fault; left: number }[] = []
  const send = pace
    ? pacedSend(pace.bytesPerSecond)
    : (response: ServerResponse, body: Buffer) => write(response, body)

  function findFault(path: string): Fault | undefined {
    const found = faults.find(({ fault, left }) => left > 0 && fault.path.test(path))
    if (found) found.left -= 1
    return found?.fault
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const path = request.url ?? '/'
    requests.push(path)
    const fault = findFault(path)
    if (pace) {
      // A new connection costs one round trip before its first request.
      await pause(greeted.has(request.socket) ? pace.latencyMs : pace.latencyMs * 2)
      greeted.add(request.socket)
    }
    if (fault?.kind === 'reset') return request.socket.resetAndDestroy()
    if (fault?.kind === 'unavailable') return response.writeHead(503, { 'Retry-After': '1' }).end()
    const { at, until } = fault ?? {}
    const headers = { ...request.headers }
    // Uncompressed, so that the position of a cut is one in the text.
    if (fault) headers['accept-encoding'] = 'identity'
    const onward = forward(new URL(path, target), { method: request.method, headers })
    request.pipe(onward)
    const [given] = (await once(onward, 'response')) as [IncomingMessage]
    const body = Buffer.concat(await given.toArray())
    response.writeHead(given.statusCode ?? 502, given.headers)
    const text = body.toString()
    const place = at ? Buffer.byteLength(text.slice(0, at(text))) : body.length
    await send(response, body.subarray(0, place))
    await until
    if (fault?.kind === 'cut') return request.socket.destroy()
    await send(response, body.subarray(place))
    response.end()
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy())
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: (fault, times = Infinity) => faults.push({ fault, left: times }),
    heal: () => {
      faults = []
    },
    requests,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

const write = (response: ServerResponse, body: Buffer) =>
  new Promise<void>((sent) => response.write(body, () => sent()))

/** All responses share one connection; each sends a packet in turn. */
function pacedSend(bytesPerSecond: number) {
  const packetBytes = 1400
  let freeAt = 0
  return async (response: ServerResponse, body: Buffer) => {
    for (let start = 0; start < body.length && !response.destroyed; start += packetBytes) {
      const packet = body.subarray(start, start + packetBytes)
      freeAt = Math.max(performance.now(), freeAt) + (packet.length / bytesPerSecond) * 1000
      await pause(freeAt - performance.now())
      await write(response, packet)
    }
  }
}
