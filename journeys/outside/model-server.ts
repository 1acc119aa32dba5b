import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { messages?: { role: string; content: string | null }[] }

const completion = (content: string) => ({
  id: 'answer',
  object: 'chat.completion',
  created: 1_763_800_000,
  model: 'loopback',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
})

async function answer(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { messages = [] } = JSON.parse(Buffer.concat(chunks).toString()) as Asked
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  if (question.includes('Munich')) {
    response.writeHead(503).end('overloaded')
    return
  }
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const words = 'The **loopback model** greets you. Ask me about [Paris](/france/paris) <b>now</b>'
  response.end(JSON.stringify(completion(words)))
}

/**
 * A language model's host on loopback, OpenAI-compatible, on good and on bad days: it answers every question but those
 * about Munich, at which it breaks down.
 */
export async function startModelServer() {
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
