import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ChatRequest = { messages?: { role: string; content: string | null }[] }

const completion = (message: object, finish_reason = 'stop') => ({
  id: 'answer',
  object: 'chat.completion',
  created: 1_763_800_000,
  model: 'loopback',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
})

function reply(question: string, hasResult: boolean) {
  if (!question.includes('1,250 EUR'))
    return completion({ content: 'The **loopback model** greets you and <b>promises</b> EUR 999.' })
  if (hasResult) return completion({ content: 'Here is the estimate: {{s1}}' })
  const call = { name: 'estimate_refund', arguments: '{"amount":1250,"currency":"EUR","country":"france"}' }
  return completion(
    { content: null, tool_calls: [{ id: 'one', type: 'function', function: call }] },
    'tool_calls',
  )
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { messages = [] } = JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest
  const lastQuestion = messages.findLastIndex(({ role }) => role === 'user')
  const question = messages[lastQuestion]?.content ?? ''
  if (question.includes('Munich')) {
    response.writeHead(503).end('overloaded')
    return
  }
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const hasResult = messages.slice(lastQuestion).some(({ role }) => role === 'tool')
  response.end(JSON.stringify(reply(question, hasResult)))
}

/**
 * Starts the host of a language model on loopback, OpenAI-compatible, with good and bad answers. For 1,250 EUR it calls
 * the tool and reports the result; to a greeting it promises what no tool returned; for Munich it fails.
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
