import type { Refusal } from '@retour/domain/trip/sync-trip'
import { m } from '#app/paraglide/messages.js'
import { readTrip } from '#app/platform/trip-device.ts'
import { Note } from '#app/ui/note.tsx'
import { nameOfEntry } from '#app/features/trip/entry-name.ts'
import type { SyncState } from './sync-state.ts'

const words: Record<Refusal['why'], (named: { names: string }) => string> = {
  'too-long': m.trip_account_too_long,
  full: m.trip_account_full,
  'not-taken': m.trip_account_not_taken,
}

/** The rows that the account refuses and that stay on this device, with the reason. */
export function RefusedNote({ refused }: Pick<SyncState, 'refused'>) {
  const { entries } = readTrip()
  const nameOf = (id: string) => {
    const entry = entries.get(id)
    return (entry && nameOfEntry(entry)) || m.trip_name()
  }
  const whys = [...new Set(refused.map(({ why }) => why))]
  return (
    <Note kind="warning" role="status">
      {whys.map((why) => {
        const those = refused.filter((one) => one.why === why)
        const names = [...new Set(those.map(({ id }) => nameOf(id)))].join(', ')
        return (
          <p key={why}>
            {those[0]?.sentence} {words[why]({ names })}
          </p>
        )
      })}
    </Note>
  )
}
