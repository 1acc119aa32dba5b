import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { listenOnLoopback } from '#server/testing/loopback'

export type ModelMessage = {
  role: string
  content: string | null
  tool_calls?: { function: { name: string } }[]
}
export type ModelRequest = {
  model: string
  messages: ModelMessage[]
  tools: { function: { name: string } }[]
  max_tokens?: number
}
type Call = { call: string; with: unknown }
export type Reply =
  | { say: string; finish?: string }
  | Call
  /** Several calls in one message. A string instead of arguments is sent unchanged. */
  | { calls: Call[] }
  | { raw: string | Buffer; status?: number; headers?: Record<string, string> }
  /** A body without an end: the piece again and again, as fast as it is read, or with a pause between. */
  | { endless: string; pauseMs?: number }
  /** Half an answer, then the connection is closed. */
  | 'break'
  | 'hang'

export type ScriptedModel = {
  url: string
  /** The requests in the order in which they arrived. */
  requests: ModelRequest[]
  keys: (string | undefined)[]
  /** Sets the script: it answers the nth request (from 0) after this call. */
  follow(script: (n: number) => Reply): void
  close(): Promise<void>
}

/** Starts an OpenAI-compatible server on loopback that follows a test's script. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: ModelRequest[] = []
  const keys: (string | undefined)[] = []
  let script: (n: number) => Reply = () => ({ say: 'Hello.' })
  let first = 0
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    requests.push(JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest)
    keys.push(incoming.headers.authorization)
    const reply = script(requests.length - 1 - first)
    if (reply === 'hang') return
    if (reply === 'break') {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' })
      outgoing.write('{"choices":[{"index":0,', () => outgoing.destroy())
      return
    }
    if ('endless' in reply) {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' })
      await flow(outgoing, reply)
      return
    }
    if ('raw' in reply) {
      outgoing.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ...reply.headers })
      outgoing.end(reply.raw)
      return
    }
    outgoing.writeHead(200, { 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify(completion('call' in reply ? { calls: [reply] } : reply, requests.length)))
  }
  const loopback = await listenOnLoopback((incoming, outgoing) => void answer(incoming, outgoing))
  return {
    url: `${loopback.url}/v1`,
    requests,
    keys,
    follow: (next) => {
      first = requests.length
      script = next
    },
    close: () => loopback.close(),
  }
}

/** Writes until the client closes the connection. */
async function flow(
  outgoing: ServerResponse,
  { endless, pauseMs = 0 }: { endless: string; pauseMs?: number },
): Promise<void> {
  const isClosed = once(outgoing, 'close')
  while (!outgoing.destroyed) {
    if (!outgoing.write(endless)) await Promise.race([once(outgoing, 'drain'), isClosed])
    await setTimeout(pauseMs)
  }
}

function completion(reply: { say: string; finish?: string } | { calls: Call[] }, id: number) {
  const message =
    'say' in reply
      ? { role: 'assistant', content: reply.say }
      : {
          role: 'assistant',
          content: null,
          tool_calls: reply.calls.map(({ call, with: given }, at) => ({
            id: `call-${id}-${at}`,
            type: 'function',
            function: { name: call, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
          })),
        }
  const finish = 'say' in reply ? (reply.finish ?? 'stop') : 'tool_calls'
  return {
    id: `answer-${id}`,
    object: 'chat.completion',
    created: 1_763_800_000,
    model: 'scripted',
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  }
}
