import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type OverpassAnswer = (query: string, response: ServerResponse, request: IncomingMessage) => void

/** Starts an interpreter on loopback. Each query gets the next response, and then the last one repeatedly. */
export async function openOverpass(...answers: OverpassAnswer[]) {
  const queries: string[] = []
  const agents: (string | undefined)[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const query = new URLSearchParams(body).get('data') ?? ''
      const answer = answers[Math.min(queries.length, answers.length - 1)]
      queries.push(query)
      agents.push(request.headers['user-agent'])
      answer?.(query, response, request)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/interpreter`,
    queries,
    agents,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Responds with a JSON text. */
export const sends =
  (json: string): OverpassAnswer =>
  (_query, response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(json)

/** Ways in which public interpreters fail. */
export const misbehaving = {
  tooMany: (_query, response) =>
    void response.writeHead(429, { 'Retry-After': '7' }).end('Too Many Requests'),
  busy: (_query, response) =>
    void response
      .writeHead(504, { 'Content-Type': 'text/html' })
      .end(
        '<!DOCTYPE html><html><body>The server is probably too busy to handle your request.</body></html>',
      ),
  truncated: (_query, response) =>
    void response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end('{"version": 0.6, "elements": [{"type": "no'),
  brokenLine: (_query, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.write('{"version": 0.6, "elements": [', () => response.destroy())
  },
  timedOut: (_query, response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        version: 0.6,
        elements: [],
        remark: 'runtime error: Query timed out in "query" at line 1 after 121 seconds. ',
      }),
    ),
  html: (_query, response) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<html>runtime error: open64: 0</html>'),
  refused: (_query, response) => void response.writeHead(400).end('parse error'),
} satisfies Record<string, OverpassAnswer>
