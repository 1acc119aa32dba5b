import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

type Moment = 'unsent' | 'unanswered'

export type LineCutter = {
  /** The loopback port of the relay. */
  port: number
  /**
   * Cuts the next connection that sends all `words` in this order: `unsent` before the last of them is forwarded,
   * `unanswered` after the database has executed it. Resolves when it is cut.
   */
  cutAt: (words: string[], when: Moment) => Promise<void>
  close: () => Promise<void>
}

/** Starts a relay in front of a PostgreSQL socket that can cut a connection at a given statement. */
export async function startLineCutter(socketPath: string): Promise<LineCutter> {
  let armed: { words: string[]; when: Moment; done: () => void } | null = null
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(socketPath)
    let isDeaf = false
    let received = 0
    const cut = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', cut)
      socket.on('close', () => {
        sockets.delete(socket)
        cut()
      })
    }
    let done = () => {}
    near.on('data', (chunk: Buffer) => {
      while (armed?.words[received] !== undefined && chunk.includes(armed.words[received] ?? ''))
        received += 1
      if (armed && received > 0 && received === armed.words.length) {
        const { when } = armed
        done = armed.done
        armed = null
        if (when === 'unsent') {
          cut()
          return done()
        }
        isDeaf = true
      }
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => {
      if (!isDeaf) return near.write(chunk)
      // A "Z" message means that the transaction has ended: it is committed, and the client does not know.
      if (!chunk.subarray(-6).equals(Buffer.from([0x5a, 0, 0, 0, 5, 0x49]))) return
      cut()
      done()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cutAt: (words, when) =>
      new Promise((done) => {
        armed = { words, when, done }
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
