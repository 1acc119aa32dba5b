import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import { DatabaseUnreachableError } from './postgres-database.ts'

const listen = () =>
  new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
    // A server that is not PostgreSQL: it accepts connections and closes them.
    const server = createServer((socket) => socket.destroy())
    server.listen(0, '127.0.0.1', () => {
      const close = () => new Promise<void>((closed) => void server.close(() => closed()))
      resolve({ port: (server.address() as AddressInfo).port, close })
    })
  })

describe('a DATABASE_URL that leads nowhere', () => {
  const failureOf = async (url: string): Promise<unknown> =>
    openDatabase({ url }).then(
      () => 'opened',
      (error: unknown) => error,
    )

  test('a closed port and a server that is no PostgreSQL give one line with address and reason, no password', async () => {
    const stranger = await listen()
    const urlOf = (port: number): string => `postgresql://somebody:hushhush@127.0.0.1:${port}/shop`
    const hungUp = await failureOf(urlOf(stranger.port))
    await stranger.close()
    // Port 1 is never assigned by a system. The port of the closed server may belong to another process by now.
    const refused = await failureOf(urlOf(1))
    for (const [failure, port] of [
      [hungUp, stranger.port],
      [refused, 1],
    ] as const) {
      expect(failure).toBeInstanceOf(DatabaseUnreachableError)
      const { message } = failure as Error
      expect(message).toMatch(
        new RegExp(`^Cannot use PostgreSQL at 127\\.0\\.0\\.1:${port}/shop: .+ Check DATABASE_URL\\.$`),
      )
      expect(message).not.toContain('hushhush')
    }
    expect((refused as Error).message).toContain('ECONNREFUSED')
  })

  test('an address that is none is said to be none, without repeating it', async () => {
    const failure = await failureOf('postgresql://somebody:hushhush@[nowhere/shop')
    expect(failure).toBeInstanceOf(DatabaseUnreachableError)
    expect((failure as Error).message).not.toContain('hushhush')
  })
})
