import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/**
 * How the server responds to the next message. `drop` accepts it completely and closes the connection without a
 * response.
 */
export type SmtpMode =
  | 'accept'
  | 'greylist'
  | 'refuse'
  | 'refuse-sender'
  | 'hang'
  | 'hang-after-data'
  | 'drop'

/**
 * `sender` is the value of the option `sender` when the message started. A process that is dead by then sends no more
 * of it.
 */
export type TakenMail = { mode: SmtpMode; sender: number; recipients: string[]; mail: Email }

export type LoopbackSmtp = {
  url: string
  port: number
  /** All complete messages in their order, whatever the response was. */
  taken: TakenMail[]
  accepted: () => TakenMail[]
  setMode: (mode: SmtpMode) => void
  /** Resolves when this many recipients were named in this mode. */
  waitUntilMet: (mode: SmtpMode, count?: number) => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts an SMTP server on a loopback port that can fail like real ones. `sender` returns the number of the current
 * sender.
 */
export async function startLoopbackSmtp(port = 0, sender = () => 0): Promise<LoopbackSmtp> {
  let mode: SmtpMode = 'accept'
  const taken: TakenMail[] = []
  const met = new Map<SmtpMode, number>()
  const waiting: { mode: SmtpMode; count: number; resolve: () => void }[] = []

  const meet = () => {
    met.set(mode, (met.get(mode) ?? 0) + 1)
    for (const one of waiting) if ((met.get(one.mode) ?? 0) >= one.count) one.resolve()
  }

  const take = async (stream: SMTPServerDataStream, recipients: string[]) => {
    const by = sender()
    const mail = await PostalMime.parse(await buffer(stream))
    taken.push({ mode, sender: by, recipients, mail })
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) =>
      mode === 'refuse-sender'
        ? (meet(), done(Object.assign(new Error('sender not allowed'), { responseCode: 550 })))
        : done(),
    onRcptTo: (address, _session, done) => {
      meet()
      if (mode === 'hang') return
      if (mode === 'greylist') return done(Object.assign(new Error('come back later'), { responseCode: 450 }))
      if (mode === 'refuse')
        return done(Object.assign(new Error(`no mailbox ${address.address}`), { responseCode: 550 }))
      done()
    },
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const met = mode
      const answer = async () => {
        await take(stream, recipients)
        if (met === 'drop') breakLine(session.id)
        else if (met !== 'hang-after-data') done()
      }
      // A client that disconnects during its message has sent none.
      answer().catch(() => undefined)
    },
  })
  const breakLine = (sessionId: string) => {
    for (const connection of server.connections) {
      const { id, _socket } = connection as unknown as { id: string; _socket: { destroy(): void } }
      if (id === sessionId) _socket.destroy()
    }
  }
  // Clients that disconnect are part of the tests.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const actualPort = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    taken,
    accepted: () => taken.filter((one) => one.mode === 'accept'),
    setMode: (next) => {
      mode = next
    },
    waitUntilMet: (expectedMode, count = 1) =>
      new Promise((resolve) => {
        if ((met.get(expectedMode) ?? 0) >= count) return resolve()
        waiting.push({ mode: expectedMode, count, resolve })
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
