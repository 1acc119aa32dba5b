import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Line = {
  url: string
  /** From now on connections break and new ones are refused. */
  cut: () => Promise<void>
  /** From now on the product's responses are those of another build. */
  deployAnotherBuild: () => void
  /** From now on responses for these paths stop half way and never end. Resolves with the first of them. */
  stall: (paths: RegExp) => Promise<void>
  close: () => Promise<void>
}

/** Opens a proxy to the product that can break, like a phone's connection. Every response passes unchanged. */
export async function openLine(target: string): Promise<Line> {
  const buildId = String((await fetch(new URL('/france.data', target))).headers.get('retour-build'))
  const sockets = new Set<Socket>()
  let isOtherBuild = false
  let stalled: { paths: RegExp; onFirst: () => void } | null = null
  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    // Uncompressed, so that the build's name can be read and replaced.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    if (isOtherBuild) delete headers['if-none-match']
    const onward = forward(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers },
      (given) => {
        const chunks: Buffer[] = []
        given.on('data', (chunk: Buffer) => chunks.push(chunk))
        given.on('end', () => {
          const answerHeaders = { ...given.headers }
          let body = Buffer.concat(chunks)
          if (isOtherBuild && given.headers['retour-build']) answerHeaders['retour-build'] = `${buildId}-next`
          if (isOtherBuild && incoming.url === '/sw.js') {
            body = Buffer.from(body.toString().replaceAll(buildId, `${buildId}-next`))
            delete answerHeaders['content-length']
            delete answerHeaders.etag
          }
          response.writeHead(given.statusCode ?? 502, answerHeaders)
          if (!stalled?.paths.test(incoming.url ?? '')) return response.end(body)
          response.write(body.subarray(0, body.length / 2))
          stalled.onFirst()
        })
      },
    )
    onward.on('error', () => response.destroy())
    incoming.pipe(onward)
  }
  const server = createServer(pass)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    deployAnotherBuild: () => {
      isOtherBuild = true
    },
    stall: (paths) =>
      new Promise((onFirst) => {
        stalled = { paths, onFirst }
      }),
    close: cut,
  }
}
