import { openLine, type Answer, type KeepAliveConnection } from '../keep-alive-connection.ts'

export type LinePool = { ask(request: string): Promise<Answer>; close(): void }

const maxConnections = 500
/** The server closes a connection after twenty idle seconds, so older ones are not reused. */
const idleMs = 10_000

/** A pool of keep-alive connections to one process, like a balancer's: reuses a free one or opens a new one. */
export function openLinePool(port: number, host: string): LinePool {
  const free: { line: KeepAliveConnection; since: number }[] = []
  const waiting: ((line: KeepAliveConnection) => void)[] = []
  let open = 0

  const take = (): KeepAliveConnection | Promise<KeepAliveConnection> => {
    for (let last = free.pop(); last; last = free.pop()) {
      if (last.line.isOpen() && performance.now() - last.since < idleMs) return last.line
      last.line.close()
      open -= 1
    }
    if (open >= maxConnections) return new Promise((resolve) => waiting.push(resolve))
    open += 1
    return openLine(port, host)
  }
  const give = (line: KeepAliveConnection) => {
    const next = waiting.shift()
    if (line.isOpen()) {
      if (next) next(line)
      else free.push({ line, since: performance.now() })
    } else if (next) next(openLine(port, host))
    else open -= 1
  }
  return {
    ask: async (request) => {
      const line = await take()
      try {
        return await line.ask(request)
      } finally {
        give(line)
      }
    },
    close: () => {
      for (const { line } of free) line.close()
    },
  }
}
