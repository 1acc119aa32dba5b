import { openRest, type RestApp } from './open-rest.ts'
import { wireRows, wireTables } from './wire-tables.ts'

/** `text` is sent as it is, `body` as JSON. */
type Sent = { prefer?: string; body?: unknown; text?: string; headers?: Record<string, string> }
type WireResponse = { status: number; body: unknown; header: (name: string) => string | null }

export type Wire = Pick<RestApp, 'stored' | 'close'> & {
  /** Makes `GET table?column=eq.a+b` as a guest, with blanks as `+`. The response's `body` is null if it is empty. */
  ask(call: string, sent?: Sent): Promise<WireResponse>
  /** Makes a call to the whole server. */
  request(path: string, options: RequestInit): Promise<Response>
  /** Restores the tables to their original rows. */
  fill(): Promise<void>
}

/** Opens the real server on a fresh database with the tables of wire-tables.ts. */
export async function openWire(): Promise<Wire> {
  const rest = await openRest()
  // Before the catalogue is read with the first call.
  for (const text of wireTables) await rest.stored(text)
  return {
    stored: (text, values) => rest.stored(text, values),
    close: () => rest.close(),
    request: async (path, options) => rest.app.request(path, options),
    fill: async () => {
      for (const text of wireRows) await rest.stored(text)
    },
    ask: async (call, { prefer, body, text: sent, headers } = {}) => {
      const [method = '', path = ''] = call.split(' ', 2)
      const response = await rest.ask(encodeURI(path.replaceAll('+', ' ')), {
        method,
        headers: { ...(prefer ? { Prefer: prefer } : {}), ...headers },
        ...(body === undefined && sent === undefined ? {} : { body: sent ?? JSON.stringify(body) }),
      })
      const text = await response.text()
      return {
        status: response.status,
        body: text === '' ? null : (JSON.parse(text) as unknown),
        header: (name) => response.headers.get(name),
      }
    },
  }
}
