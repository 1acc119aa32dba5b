import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fallbackRates } from '@retour/domain/money/exchange'

/** Starts an exchange-rate service on loopback with today's rates. */
export function startExchangeService(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => {
    const date = new Date().toISOString().slice(0, 10)
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ ...fallbackRates, date, amount: 1 }))
  })
  return new Promise((settle) => {
    server.listen(0, '127.0.0.1', () =>
      settle({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    )
  })
}
