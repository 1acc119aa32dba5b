/** Lists by a key, in the order in which the keys first come. */
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
