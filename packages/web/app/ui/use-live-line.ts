import { useEffect, useEffectEvent, useState } from 'react'
import { keepLine, type LineState, type LiveLine } from '#app/backend/live-line.ts'
import { readInTurn } from '#app/backend/read-in-turn.ts'

/** The state of a live connection. */
export type Line = {
  state: LineState
  /** The time since when the server cannot be reached, by this device's clock; null while it can. */
  lostAt: number | null
  /** The polling interval, because a connection may fail silently. */
  pollIntervalMs: number
}

const whileLiveMs = 60_000

interface UseLiveLineOptions extends Omit<LiveLine, 'onNews' | 'onState'> {
  /** The polling interval without a live connection. */
  withoutLineMs: number
  /** Fetches what has changed: the given rides, or everything for null. */
  onNews: (rides: string[] | null) => Promise<unknown>
}

/**
 * Keeps a live connection open while the component is mounted, and returns its state. Another path or body opens
 * another connection.
 */
export function useLiveLine({ withoutLineMs, onNews, ...options }: UseLiveLineOptions): Line {
  const [state, setState] = useState<LineState>('joining')
  const [lostAt, setLostAt] = useState<number | null>(null)
  const read = useEffectEvent(onNews)
  const { path, readAccess } = options
  const body = JSON.stringify(options.body)
  useEffect(() => {
    const readChanged = readInTurn((rides) => read(rides))
    return keepLine({
      path,
      readAccess,
      ...(body && { body: JSON.parse(body) as object }),
      onNews: readChanged,
      onState: (next) => {
        setState(next)
        setLostAt((before) => (next === 'lost' ? (before ?? Date.now()) : null))
      },
    })
  }, [path, readAccess, body])
  return { state, lostAt, pollIntervalMs: state === 'live' ? whileLiveMs : withoutLineMs }
}
