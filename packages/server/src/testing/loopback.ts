import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Loopback = { url: string; close(): Promise<void> }

/** Starts a server on a free loopback port. */
export function listenOnLoopback(answer: RequestListener): Promise<Loopback> {
  const server: Server = createServer(answer)
  return new Promise((settle) => {
    server.listen(0, '127.0.0.1', () =>
      settle({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      }),
    )
  })
}
