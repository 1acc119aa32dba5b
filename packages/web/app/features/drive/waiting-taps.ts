import type { RideMove } from '@retour/domain/rides/ride-moves'
import * as z from 'zod/mini'
import { readStored, removeText, writeStored } from '#app/platform/browser-storage.ts'

/** A driver's tap with its time by the phone's clock. It is stored on the phone until the server has responded. */
export type Tap = { id: string; rideId: string; move: RideMove; atMs: number }

/** Stored apart from an account's data, so signing out here does not remove taps. */
const keyOf = (link: string) => `driver-taps:${link.split('.')[0]}`

const tapsSchema = z.array(
  z.object({
    id: z.string(),
    rideId: z.string(),
    move: z.enum(['depart', 'arrive', 'board', 'finish', 'no-show']),
    atMs: z.number(),
  }),
)

/** Returns the waiting taps, the oldest first. */
export function readTaps(link: string): Tap[] {
  const read = tapsSchema.safeParse(readStored('localStorage', keyOf(link)))
  return read.success ? read.data : []
}

/** Returns false if the phone can only store it for this page. */
export function storeTap(link: string, tap: Tap): boolean {
  return writeStored('localStorage', keyOf(link), [...readTaps(link), tap])
}

export function dropTap(link: string, id: string): void {
  const left = readTaps(link).filter((tap) => tap.id !== id)
  if (left.length > 0) writeStored('localStorage', keyOf(link), left)
  else removeText('localStorage', keyOf(link))
}
