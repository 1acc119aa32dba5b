/** Groups entries by a key, in the order of each key's first entry. */
export function listsBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[][] {
  const lists = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const list = lists.get(key)
    if (list) list.push(entry)
    else lists.set(key, [entry])
  }
  return [...lists.values()]
}
