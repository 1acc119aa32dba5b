/**
 * Reads what has changed, one time after another: what changes while a read is under way is read right after it, in one. So
 * many changes at once never keep a read from its end. Ids of what changed, or null for anything.
 */
export function readInTurn(read: (ids: string[] | null) => Promise<unknown>): (ids: string[] | null) => void {
  let waiting: Set<string> | 'all' | null = null
  let isReading = false

  const readAll = async () => {
    isReading = true
    while (waiting) {
      const ids = waiting === 'all' ? null : [...waiting]
      waiting = null
      // Whoever reads shows what went wrong.
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
