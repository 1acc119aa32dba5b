import type { DeviceStore, StoredEntry } from '@retour/domain/trip/sync-trip'
import { newUuid } from './new-uuid.ts'
import { changeInRound, showRound } from './trip-device.ts'
import { type AccountMemory, newAccountMemory, type StoredTrip, type TripRow } from './trip-store.ts'

/** Thrown if the trip was removed from the device during a round. */
export class TripLeft extends Error {}

export interface AccountStore extends DeviceStore {
  /** Called when both sides were equal. */
  noteSaved(atMs: number): Promise<void>
}

/**
 * The rows of an account on this device, for one round of `syncTrip`. Each change is one transaction for all tabs. Rows
 * of other accounts and of none are never read or written. Throws TripLeft once the trip was removed from the device.
 */
export async function openAccountStore(owner: string): Promise<AccountStore> {
  const { device } = await changeInRound([], (stored) => ({ device: stored.device ?? newUuid() }))
  const change = (
    ids: readonly string[] | 'all',
    decide: (own: TripRow[], memory: AccountMemory) => { row?: TripRow; memory?: AccountMemory },
  ) =>
    changeInRound(ids, (stored) => {
      if (stored.device !== device) throw new TripLeft('The trip left the device during a round.')
      const { row, memory } = decide(ownIn(stored, owner), stored.accounts.get(owner) ?? newAccountMemory)
      return { ...(row && { rows: [row] }), ...(memory && { account: { owner, memory } }) }
    })
  return {
    all: async () => {
      let all: StoredEntry[] = []
      await change('all', (own) => {
        all = own
        return {}
      })
      return all
    },
    change: async (id, decide) => {
      const { rows } = await change([id], ([own]) => ({ row: { ...decide(own), owner } }))
      return rows![0]!
    },
    cursor: async () => {
      let upTo = 0
      await change([], (_, { cursor }) => {
        upTo = cursor
        return {}
      })
      return upTo
    },
    saveCursor: async (cursor) => {
      await change([], (_, memory) => ({ memory: { ...memory, cursor } }))
    },
    noteSaved: async (savedAtMs) => {
      await change([], (_, memory) => ({ memory: { ...memory, savedAtMs } }))
      showRound()
    },
  }
}

const ownIn = ({ rows }: StoredTrip, owner: string) => rows.filter((row) => row.owner === owner)
