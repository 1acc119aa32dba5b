import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenOnLoopback } from '#server/testing/open-test-app'

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
export type Reply =
  | { say: string; finish?: string }
  | { call: string; with: unknown }
  | { raw: string | Buffer; status?: number; headers?: Record<string, string> }
  | 'hang'

export type ScriptedModel = {
  url: string
  /** What was asked, in order, as it arrived. */
  requests: ModelRequest[]
  keys: (string | undefined)[]
  /** Answers the nth request (from 0) since the script was set. */
  follow(script: (n: number) => Reply): void
  close(): Promise<void>
}

/** An OpenAI-compatible server on loopback that does what a test wrote down, good or bad. */
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
    if ('raw' in reply) {
      outgoing.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ...reply.headers })
      outgoing.end(reply.raw)
      return
    }
    outgoing.writeHead(200, { 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify(completion(reply, requests.length)))
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

function completion(reply: Exclude<Reply, 'hang' | { raw: string | Buffer }>, id: number) {
  const message =
    'say' in reply
      ? { role: 'assistant', content: reply.say }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: `call-${id}`,
              type: 'function',
              function: { name: reply.call, arguments: JSON.stringify(reply.with) },
            },
          ],
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
