import { useEffect, useEffectEvent, useState } from 'react'
import { keepLine, type LineState, type LiveLine } from '#app/backend/live-line.ts'
import { readInTurn } from '#app/backend/read-in-turn.ts'

export type Line = {
  state: LineState
  /** Since when the server cannot be reached, by this device's clock. */
  lostAt: number | null
  /** How long to wait before looking again, since a line may be silent without a word. */
  pollIntervalMs: number
}

const whileLiveMs = 60_000

interface UseLiveLineOptions extends Omit<LiveLine, 'onNews' | 'onState'> {
  /** How often to look where nothing is told. */
  withoutLineMs: number
  /** Reads again what has changed: these rides, or all for null. */
  onNews: (rides: string[] | null) => Promise<unknown>
}

/** Keeps the line of what is on the screen, and says how it stands. A line is another one when its path or body is. */
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
