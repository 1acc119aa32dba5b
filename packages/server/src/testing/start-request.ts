import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { testKey } from './open-test-app.ts'

/** A POST that the server has begun to work on, without its body; `finish` sends that and gives the status. */
export async function startRequest(
  url: string,
  path: string,
  body: unknown,
): Promise<{ finish: () => Promise<number> }> {
  const sending = request(url + path, {
    method: 'POST',
    headers: { apikey: testKey, 'Content-Type': 'application/json', Expect: '100-continue' },
  })
  sending.flushHeaders()
  // The server says when it has begun.
  await once(sending, 'continue')
  return {
    finish: async () => {
      sending.end(JSON.stringify(body))
      const [answer] = (await once(sending, 'response')) as [IncomingMessage]
      answer.resume()
      return answer.statusCode ?? 0
    },
  }
}
