/**
 * Runs reads of changed data one after another. Changes during a read are combined into the next one, so many changes
 * never starve a read. `ids` are of changed rows, null for any.
 */
export function readInTurn(read: (ids: string[] | null) => Promise<unknown>): (ids: string[] | null) => void {
  let waiting: Set<string> | 'all' | null = null
  let isReading = false

  const readAll = async () => {
    isReading = true
    while (waiting) {
      const ids = waiting === 'all' ? null : [...waiting]
      waiting = null
      // The reader shows its own errors.
      await read(ids).catch(() => undefined)
    }
    isReading = false
  }
  return (ids) => {
    if (ids === null || waiting === 'all') waiting = 'all'
    else waiting = new Set([...(waiting ?? []), ...ids])
    if (!isReading) void readAll()
  }
}
