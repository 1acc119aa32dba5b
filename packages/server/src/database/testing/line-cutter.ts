import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

type Moment = 'unsent' | 'unanswered'

export type LineCutter = {
  /** The port on loopback that stands for the database. */
  port: number
  /**
   * Cuts the next line on which all `words` were sent, one after the other: `unsent` before the last of them
   * arrive, `unanswered` when the database has done them and answers. Resolves when it is cut.
   */
  cutAt: (words: string[], when: Moment) => Promise<void>
  close: () => Promise<void>
}

/** A relay in front of a PostgreSQL socket that can break a connection at a chosen word. */
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
      // A "Z" message says that the transaction is over: committed, and nobody hears it.
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
