import type { DeskChoice } from './desk-entry.ts'
import type { Sequence } from './sequence.ts'

const minuteMs = 60_000

type DeskTime = { sequence: Sequence; needs: number; preferred: number; earliest: number; latest: number }

/**
 * Returns when a desk is open for as long as customs take (`needs`, in milliseconds): at the wanted time, else later
 * while there is time to spare, else earlier, in steps of a quarter hour. Tries the flight's own terminal first and
 * another one only if the first has no such time.
 */
export function deskTime({ sequence, needs, preferred, earliest, latest }: DeskTime): number | null {
  if (!hasDesks(sequence)) return preferred
  const step = 15 * minuteMs
  const next = (Math.floor(preferred / step) + 1) * step
  for (const isFarToo of [false, true]) {
    const openAt = (at: number) => {
      const atEnd = new Set(
        sequence
          .desksAt(Math.ceil((at + needs) / step) * step - minuteMs)
          .flatMap((desk) => (isShut(desk) ? [] : [desk.entry.id])),
      )
      const isUsable = (desk: DeskChoice) =>
        !isShut(desk) && atEnd.has(desk.entry.id) && (isFarToo || !desk.isOtherTerminal)
      return sequence.desksAt(at).filter(isUsable)
    }
    // Unknown hours are no reason to come earlier.
    const isKnown = ({ state }: DeskChoice) => state === 'open' || state === 'maybe-open'
    if (openAt(preferred).length > 0) return preferred
    for (let at = next; at <= latest; at += step) if (openAt(at).length > 0) return at
    for (let at = next - step; at >= earliest; at -= step) if (openAt(at).some(isKnown)) return at
  }
  return null
}

/** Returns whether a desk is closed, or may be. */
export const isShut = ({ state }: DeskChoice) => state === 'closed' || state === 'maybe-closed'
/** Returns whether any desk is known at a place, at whatever time. */
export const hasDesks = (sequence: Sequence) => sequence.desksAt(null).length > 0
