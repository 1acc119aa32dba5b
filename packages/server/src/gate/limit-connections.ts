import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createProxyTrust, senderOfAddress } from './client-address.ts'
import { isExempt } from './limit-sender.ts'
import { linesToClose, OpenLine } from './open-line.ts'
import { widerNetworks } from './sender-networks.ts'

/** Numbers of open connections in this process. */
export type ConnectionLimits = {
  /** All open connections. */
  total: number
  /** Above this number, idle connections are closed to make room. */
  roomFrom: number
  perSender: number
  /** For all senders of a /56 or /48 of IPv6 together. */
  perNetwork: number
}

export const usualConnectionLimits: ConnectionLimits = {
  total: 10_000,
  roomFrom: 9000,
  perSender: 1000,
  perNetwork: 2500,
}

/**
 * Prevents that one sender uses all connections of a server. A new connection above the sender's limit is closed at
 * once. If the total is nearly reached, idle connections of the sender with the most are closed. Trusted proxies are
 * not limited, because they serve many visitors; nor is this machine in development.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  { trustedProxies, isProduction }: { trustedProxies: string[]; isProduction: boolean },
): void {
  const isTrusted = createProxyTrust(trustedProxies)
  const lines = new Map<Socket, OpenLine>()
  const openCount = new Map<string, number>()
  const roomAtOnce = Math.ceil((limits.total - limits.roomFrom) / 2)
  let comersUntilRoom = 0
  server.maxConnections = limits.total

  /** Does not run for every new connection, because it looks at all of them. */
  const makeRoom = () => {
    if (lines.size <= limits.roomFrom || --comersUntilRoom > 0) return
    comersUntilRoom = roomAtOnce
    const surplus = linesToClose(lines.values(), lines.size - limits.roomFrom)
    for (const { socket } of surplus) {
      lines.delete(socket)
      socket.destroy()
    }
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const sender = senderOfAddress(address)
    const networks = widerNetworks(sender).map(({ network }) => network)
    const isCounted = !isTrusted(address) && !isExempt(sender, isProduction)
    const shares = isCounted ? [sender, ...networks] : []
    const isOver = shares.some(
      (share, index) => (openCount.get(share) ?? 0) >= (index === 0 ? limits.perSender : limits.perNetwork),
    )
    if (isOver) {
      socket.destroy()
      return
    }
    for (const share of shares) openCount.set(share, (openCount.get(share) ?? 0) + 1)
    lines.set(socket, new OpenLine(socket, shares.at(-1) ?? null))
    socket.once('close', () => {
      lines.delete(socket)
      for (const share of shares) {
        const left = (openCount.get(share) ?? 0) - 1
        if (left > 0) openCount.set(share, left)
        else openCount.delete(share)
      }
    })
    makeRoom()
  })
  server.on('drop', makeRoom)
  server.on('request', (request, response) => lines.get(request.socket)?.begin(request, response))
}
