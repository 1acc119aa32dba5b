import type { ClientConfig } from 'pg'
import type { Listener, Listening } from './database.ts'
import { WatchedClient } from './watched-client.ts'

/** A connection that is silent for this long is checked. */
const askEveryMs = 10_000
const minPauseMs = 250
const maxPauseMs = 10_000

/**
 * Listens to a channel on its own connection. A lost connection is reopened, at once and then with increasing pauses.
 * Notifications in between are lost, which `changed` reports. Never throws.
 */
export function listenOnPostgres(config: ClientConfig, channel: string, listener: Listener): Listening {
  const closing = new AbortController()
  const { signal } = closing
  let current: WatchedClient | null = null
  let endPause: () => void = () => undefined
  const pause = (ms: number) =>
    new Promise<void>((resume) => {
      const timer = setTimeout(resume, ms)
      endPause = () => {
        clearTimeout(timer)
        resume()
      }
    })

  const receive = async (client: WatchedClient): Promise<boolean> => {
    const lost = new Promise<void>((resume) => {
      client.on('error', () => resume())
      client.on('end', () => resume())
    })
    client.on('notification', ({ payload = '' }) => listener.onNotification(payload))
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    if (signal.aborted) return false
    listener.changed(true)
    const asking = setInterval(() => void client.query('select 1').catch(() => undefined), askEveryMs)
    await lost
    clearInterval(asking)
    if (!signal.aborted) listener.changed(false)
    return true
  }

  const run = async () => {
    let pauseMs = minPauseMs
    while (!signal.aborted) {
      current = new WatchedClient(config)
      const isConnected = await receive(current).catch(() => false)
      current.cut()
      if (signal.aborted) return
      pauseMs = isConnected ? minPauseMs : Math.min(pauseMs * 2, maxPauseMs)
      await pause(pauseMs)
    }
  }
  const running = run()
  return {
    close: async () => {
      closing.abort()
      current?.cut()
      endPause()
      await running
    },
  }
}
