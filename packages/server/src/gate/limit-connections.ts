import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createProxyTrust, senderOfAddress } from './client-address.ts'
import { isExempt } from './limit-sender.ts'
import { linesToClose, OpenLine } from './open-line.ts'
import { widerNetworks } from './sender-networks.ts'

export type ConnectionLimits = {
  /** All open connections together. */
  total: number
  /** From this number on, idle connections are closed to make room. */
  roomFrom: number
  perSender: number
  /** Of all senders in one /56 or /48 of IPv6. */
  perNetwork: number
}

export const usualConnectionLimits: ConnectionLimits = {
  total: 10_000,
  roomFrom: 9000,
  perSender: 1000,
  perNetwork: 2500,
}

/**
 * Keeps one visitor from holding all connections. A new connection beyond a sender's share is closed at once; when the total is
 * nearly reached, idle connections of the sender with most of them are closed. Trusted proxies serve many visitors and are
 * not limited; in development this machine is not limited either.
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

  /** Goes through all connections, so it does not run for every new one. */
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
