import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Line = {
  url: string
  /** From now on nobody answers: open connections break, new ones are refused. */
  cut: () => Promise<void>
  /** From now on the product's answers are those of another build. */
  deployAnotherBuild: () => void
  close: () => Promise<void>
}

/** A line to the product that can break, as a phone's does. Every answer passes as it is. */
export async function openLine(target: string): Promise<Line> {
  const sockets = new Set<Socket>()
  let isOtherBuild = false
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    // Plain text, so that a build's name can be read and changed on its way.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    if (isOtherBuild) delete headers['if-none-match']
    const onward = forward(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (given) => {
      const chunks: Buffer[] = []
      given.on('data', (chunk: Buffer) => chunks.push(chunk))
      given.on('end', () => {
        const answerHeaders = { ...given.headers }
        let body = Buffer.concat(chunks)
        const buildId = given.headers['retour-build']
        if (isOtherBuild && buildId) answerHeaders['retour-build'] = `${String(buildId)}-next`
        if (isOtherBuild && asked.url === '/sw.js') {
          body = Buffer.from(`${body.toString()}\n// the next build`)
          delete answerHeaders['content-length']
          delete answerHeaders.etag
        }
        answer.writeHead(given.statusCode ?? 502, answerHeaders).end(body)
      })
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
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
    close: cut,
  }
}
