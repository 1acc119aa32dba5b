import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Ordered by the cost for the visitor if the connection is closed. */
const states = ['unasked', 'idle', 'answering', 'working'] as const
type LineState = (typeof states)[number]

/** An open connection and its state. */
export class OpenLine {
  readonly socket: Socket
  /**
   * The sender: an address, or the widest network of an IPv6 sender. Null for a connection that is never closed to make
   * room.
   */
  readonly holder: string | null
  readonly #exchanges = new Set<{ request: IncomingMessage; response: ServerResponse }>()
  #hasAsked = false

  constructor(socket: Socket, holder: string | null) {
    this.socket = socket
    this.holder = holder
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    const exchange = { request, response }
    this.#exchanges.add(exchange)
    response.once('close', () => {
      this.#exchanges.delete(exchange)
      this.#hasAsked ||= request.complete
    })
  }

  /**
   * `working`: the server computes a response. In all other states it waits for the visitor: a response is being read,
   * the connection is idle, or no complete request has arrived.
   */
  get state(): LineState {
    const completeExchanges = [...this.#exchanges].filter(({ request }) => request.complete)
    if (completeExchanges.some(({ response }) => !response.headersSent)) return 'working'
    if (completeExchanges.length > 0) return 'answering'
    return this.#hasAsked ? 'idle' : 'unasked'
  }
}

/**
 * Returns at most `count` connections to close: first those of the sender with the most; of one sender those that cost
 * least, oldest first. Connections that are `working` or without a sender are never among them.
 */
export function linesToClose(lines: Iterable<OpenLine>, count: number): OpenLine[] {
  const byHolder = new Map<string, { line: OpenLine; cost: number }[]>()
  for (const line of lines) {
    const { holder, state } = line
    if (holder === null || state === 'working') continue
    const own = byHolder.get(holder) ?? []
    own.push({ line, cost: states.indexOf(state) })
    byHolder.set(holder, own)
  }
  return [...byHolder.values()]
    .flatMap((own) => {
      const dispensable = own.toSorted((one, other) => one.cost - other.cost)
      // How many connections the sender has left after this one and those before it are closed.
      return dispensable.map(({ line, cost }, index) => ({ line, cost, remaining: own.length - index - 1 }))
    })
    .toSorted((one, other) => other.remaining - one.remaining || one.cost - other.cost)
    .slice(0, count)
    .map(({ line }) => line)
}
