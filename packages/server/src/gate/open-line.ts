import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Ordered by how much closing the connection would cost the visitor. */
const states = ['unasked', 'idle', 'answering', 'working'] as const
type LineState = (typeof states)[number]

/** One open connection and its state. */
export class OpenLine {
  readonly socket: Socket
  /** The sender: an address, or the widest network of an IPv6 sender; null for a connection that is never closed to make room. */
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
   * `working`: the server is computing a response. In all other states it waits for the visitor: a response is being read,
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
 * The connections to close first, at most `count`: the surplus of the sender that holds most, and of one sender those that
 * cost least to close, the oldest first. Connections in state `working`, and those without a sender, are never among them.
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
      // How many its sender keeps once this one and those before it are closed.
      return dispensable.map(({ line, cost }, index) => ({ line, cost, remaining: own.length - index - 1 }))
    })
    .toSorted((one, other) => other.remaining - one.remaining || one.cost - other.cost)
    .slice(0, count)
    .map(({ line }) => line)
}
