import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Ordered by what its end would cost the visitor. */
const states = ['unasked', 'idle', 'answering', 'working'] as const
type LineState = (typeof states)[number]

/** One visitor's connection, and what goes on there. */
export class OpenLine {
  readonly socket: Socket
  /** Whose line it is: an address, or the widest network of an IPv6 sender; null = nobody's that we would cut off. */
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
   * `working`: we owe an answer. Everything else goes at the visitor's pace: an answer on its way, silence between two
   * requests, and a line on which no whole request has come yet.
   */
  get state(): LineState {
    const asked = [...this.#exchanges].filter(({ request }) => request.complete)
    if (asked.some(({ response }) => !response.headersSent)) return 'working'
    if (asked.length > 0) return 'answering'
    return this.#hasAsked ? 'idle' : 'unasked'
  }
}

/**
 * Those lines of all that are to be closed first, at most `count`: the surplus of whoever holds most, and of one holder
 * those whose end costs least, the oldest first. Lines on which we work, and nobody's, are never among them.
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
      // How many its holder keeps when this one and those before it are gone.
      return dispensable.map(({ line, cost }, index) => ({ line, cost, kept: own.length - index - 1 }))
    })
    .toSorted((one, other) => other.kept - one.kept || one.cost - other.cost)
    .slice(0, count)
    .map(({ line }) => line)
}
