import { entrySchema, type Entry } from '@retour/domain/trip/entry-schema'
import type { AccountRow, TripAccount, WriteAnswer } from '@retour/domain/trip/sync-trip'
import type { PostgrestClient } from '@supabase/postgrest-js'
import { BackendError, isAlreadyStored, toBackendError } from './backend-error.ts'
import { ceilingSentence } from './ceiling-sentence.ts'

type Row = {
  id: string
  trip_id: string
  kind: string
  entry: Pick<Entry, 'seen' | 'fields'>
  version: number
}
/** Like `readRows` in open-rest.ts. */
type ReadRows = (read: (rest: PostgrestClient) => PromiseLike<{ data: Row[] | null }>) => Promise<Row[]>

const columns = 'id,trip_id,kind,entry,version'
/** About 300 kB of typical purchases. */
const pageRows = 100

/**
 * The trips of the signed-in account, for `syncTrip`. A write names the version that it replaces, so no change is
 * overwritten unseen. Throws BackendError for failures that a retry may fix.
 */
export function createTripAccount(readRows: ReadRows, userId: string): TripAccount {
  const own = (rest: PostgrestClient) => rest.from('trip_entries')
  return {
    changesFrom: async (version) => {
      const rows = await readRows((rest) =>
        own(rest)
          .select(columns)
          .eq('user_id', userId)
          .gte('version', version)
          .order('version')
          .limit(pageRows)
          .throwOnError(),
      )
      return { rows: rows.map(readRow), isLast: rows.length < pageRows }
    },
    find: async (id) => {
      const [row] = await readRows((rest) =>
        own(rest).select(columns).eq('user_id', userId).eq('id', id).limit(1).throwOnError(),
      )
      return row && readRow(row)
    },
    insert: ({ id, tripId, kind, seen, fields }) =>
      write(() =>
        readRows((rest) =>
          own(rest)
            .insert({ user_id: userId, id, trip_id: tripId, kind, entry: { seen, fields } })
            .select(columns)
            .throwOnError(),
        ),
      ),
    replace: ({ id, seen, fields }, version) =>
      write(() =>
        readRows((rest) =>
          own(rest)
            .update({ entry: { seen, fields } })
            .eq('user_id', userId)
            .eq('id', id)
            .eq('version', version)
            .select(columns)
            .throwOnError(),
        ),
      ),
  }
}

async function write(send: () => Promise<Row[]>): Promise<WriteAnswer> {
  try {
    const [row] = await send()
    return row ? { kind: 'stored', row: readRow(row) } : { kind: 'other-version' }
  } catch (error) {
    if (isAlreadyStored(error)) return { kind: 'other-version' }
    const { status, message } = toBackendError(error)
    const sentence = ceilingSentence({ status, message })
    if (sentence !== null) return { kind: 'refused', why: 'full', sentence }
    if (status === 413 || message.includes('entry_is_small'))
      return { kind: 'refused', why: 'too-long', sentence }
    // Classes 22 and 23 are errors of data that the database cannot store.
    if (status === 400 && /"code":"2[23]/.test(message))
      return { kind: 'refused', why: 'not-taken', sentence }
    throw error
  }
}

function readRow({ id, trip_id: tripId, kind, entry, version }: Row): AccountRow {
  const read = entrySchema.safeParse({ id, tripId, kind, ...entry })
  if (!read.success) throw new BackendError('failed', 'An entry could not be read.', { cause: read.error })
  return { entry: read.data, version }
}
