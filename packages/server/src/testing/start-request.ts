import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { testKey } from './open-test-app.ts'

/**
 * Sends a POST without its body, and resolves when the server handles it; `finish` sends the body and returns the
 * status.
 */
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
  // The server sends this when it handles the request.
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
