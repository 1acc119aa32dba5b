/**
 * Purchases that may be combined on one form: `members` are ascending indexes of items; `key` identifies the seller or
 * mall.
 */
export type Window = { key: string; firstDay: number; members: readonly number[] }

/** The remaining steps of a search; counted down. */
export type SearchBudget = { left: number }

/**
 * Distributes items among windows so that each gets at least `minCents` (cents). Each member of a window goes to one of
 * its windows. Returns the items of each window (by its index in `windows`); null if no distribution exists,
 * `undefined` if the budget ended before that was known.
 */
export function shareOut(
  windows: readonly Window[],
  cents: readonly number[],
  minCents: number,
  budget: SearchBudget,
): number[][] | null | undefined {
  const homes = new Map<number, number[]>()
  for (const [place, { members }] of windows.entries())
    for (const item of members) homes.set(item, [...(homes.get(item) ?? []), place])
  const missing = windows.map(() => minCents)
  const given = new Map<number, number>()
  const give = (item: number, place: number) => {
    given.set(item, place)
    missing[place] = (missing[place] ?? 0) - (cents[item] ?? 0)
  }
  const open = [...homes].filter(([item, [place = 0, ...others]]) => {
    if (others.length > 0) return true
    give(item, place)
    return false
  })
  // The largest first, so that small ones can fill the rest.
  open.sort(([one], [other]) => (cents[other] ?? 0) - (cents[one] ?? 0) || one - other)
  const found = settle(open, missing, cents, budget)
  if (!found) return found
  for (const [index, [item, places]] of open.entries()) given.set(item, found[index] ?? places[0] ?? 0)
  const shares = windows.map((): number[] => [])
  for (const [item, place] of [...given].sort(([one], [other]) => one - other)) shares[place]?.push(item)
  return shares
}

type OpenItem = [item: number, places: number[]]

/** Returns the window of each open item, in order; once no window lacks anything, the rest may go anywhere. */
function settle(
  open: readonly OpenItem[],
  missing: number[],
  cents: readonly number[],
  budget: SearchBudget,
): number[] | null | undefined {
  const dead = new Set<string>()
  const reach = reachFrom(open, missing.length, cents)
  let isCut = false
  const choose = (index: number): number[] | null => {
    if (missing.every((sum) => sum <= 0)) return []
    if (missing.some((sum, place) => sum > (reach[index]?.[place] ?? 0))) return null
    const state = `${index}:${missing.map((sum) => Math.max(0, sum)).join()}`
    if (dead.has(state)) return null
    budget.left -= missing.length
    if (budget.left < 0) {
      isCut = true
      return null
    }
    const [item = 0, places = []] = open[index] ?? []
    const wanting = places.filter((place) => (missing[place] ?? 0) > 0)
    for (const place of wanting.length > 0 ? wanting : places.slice(0, 1)) {
      missing[place] = (missing[place] ?? 0) - (cents[item] ?? 0)
      const rest = choose(index + 1)
      missing[place] = (missing[place] ?? 0) + (cents[item] ?? 0)
      if (rest) return [place, ...rest]
      if (isCut) return null
    }
    dead.add(state)
    return null
  }
  const found = choose(0)
  return isCut ? undefined : found
}

/** Returns for every index the sum that each window can still get from the items from there on. */
function reachFrom(open: readonly OpenItem[], places: number, cents: readonly number[]): number[][] {
  const reach: number[][] = [Array.from({ length: places }, () => 0)]
  for (const [item, homes] of open.toReversed()) {
    const next = [...(reach[0] ?? [])]
    for (const place of homes) next[place] = (next[place] ?? 0) + (cents[item] ?? 0)
    reach.unshift(next)
  }
  return reach
}
