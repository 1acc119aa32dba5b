import { type StepBudget, shareOut, type Window } from './share-out.ts'

/**
 * What can stand on a form: `day` as a number, `keys` the seller and the mall that it can stand with, `worth` what comes
 * back for it in any whole unit, `cents` what counts towards the minimum.
 */
export type Item = { day: number; keys: readonly string[]; cents: number; worth: number }

/** `items` are indices, ascending. */
export type Group = { key: string; items: number[] }

/** `rest` are the items that stand in no group; `isProven` is false where the search ended before its proof. */
export type Cover = { groups: Group[]; rest: number[]; isProven: boolean }

/** What a whole search may take: about 20 ms on a fast machine. */
const stepsAtMost = 20_000

/**
 * Groups items so that the most comes back: first the most worth, then the most money, then the fewest groups. A group
 * holds items of one key within `days` consecutive days and at least `demand` cents. Equal best answers are decided by
 * the order of the items, which the caller keeps the same.
 *
 * Exact: windows that can pass at all are found, those inside another are dropped (whatever they hold, the larger one
 * holds too), and each connected part is searched by branch and bound. A set of windows is worth all that it holds, as
 * long as its items can be shared out so that every window passes. After `stepsAtMost` steps in all the best answer so
 * far is given and said to be unproven.
 */
export function coverMost(items: readonly Item[], days: number, demand: number): Cover {
  const windows = widestWindows(windowsOf(items, days, demand))
  const budget: StepBudget = { left: stepsAtMost }
  const parts = partsOf(windows, items.length)
  const found = parts.map((part) => searchPart(part, items, demand, budget))
  const groups = found.flatMap(({ groups: ofPart }) => ofPart)
  const covered = new Set(groups.flatMap((group) => group.items))
  return {
    groups,
    rest: items.map((_, index) => index).filter((index) => !covered.has(index)),
    isProven: found.every(({ isProven }) => isProven),
  }
}

/**
 * Every run of `days` days of one key, from a day on which something was bought, that holds at least `demand`; of some of
 * the items (indices, ascending) or of all.
 */
export function windowsOf(
  items: readonly Item[],
  days: number,
  demand: number,
  among: Iterable<number> = items.keys(),
): Window[] {
  const byKey = new Map<string, number[]>()
  for (const index of among)
    for (const key of items[index]?.keys ?? []) {
      const indices = byKey.get(key)
      if (indices) indices.push(index)
      else byKey.set(key, [index])
    }
  return [...byKey].flatMap(([key, indices]) => {
    const dayOf = (index: number) => items[index]?.day ?? 0
    const starts = [...new Set(indices.map(dayOf))]
    return starts.flatMap((firstDay): Window[] => {
      const members = indices.filter((index) => dayOf(index) >= firstDay && dayOf(index) < firstDay + days)
      const sum = members.reduce((total, index) => total + (items[index]?.cents ?? 0), 0)
      return sum >= demand ? [{ key, firstDay, members }] : []
    })
  })
}

/** Without windows that another one holds whole; of two equal ones the first stays. */
function widestWindows(windows: readonly Window[]): Window[] {
  const holds = (outer: Set<number>, inner: Window) => inner.members.every((index) => outer.has(index))
  const sets = windows.map(({ members }) => new Set(members))
  return windows.filter(
    (window, place) =>
      !windows.some(
        (other, otherPlace) =>
          otherPlace !== place &&
          other.members.length >= window.members.length &&
          (other.members.length > window.members.length || otherPlace < place) &&
          holds(sets[otherPlace] ?? new Set(), window),
      ),
  )
}

/** Windows that share items, directly or through others, in one list each. */
export function partsOf(windows: readonly Window[], itemCount: number): Window[][] {
  const parents = Array.from({ length: itemCount }, (_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parents[root] !== root) root = parents[root] ?? root
    parents[index] = root
    return root
  }
  for (const { members } of windows)
    for (const index of members) parents[rootOf(index)] = rootOf(members[0] ?? index)
  const parts = new Map<number, Window[]>()
  for (const window of windows) {
    const root = rootOf(window.members[0] ?? 0)
    parts.set(root, [...(parts.get(root) ?? []), window])
  }
  return [...parts.values()]
}

type Best = { worth: number; cents: number; groups: Group[] }

function searchPart(
  windows: readonly Window[],
  items: readonly Item[],
  demand: number,
  budget: StepBudget,
): { groups: Group[]; isProven: boolean } {
  const cents = items.map((item) => item.cents)
  const ordered = windows.toSorted((one, other) => one.firstDay - other.firstDay)
  const members = [...new Set(ordered.flatMap((window) => window.members))].sort((one, other) => one - other)
  const holders = new Map(
    members.map((index) => [index, ordered.filter((one) => one.members.includes(index))]),
  )
  const sum = (of: (item: Item) => number, indices: Iterable<number>) => {
    let total = 0
    for (const index of indices) total += of(items[index] ?? { day: 0, keys: [], cents: 0, worth: 0 })
    return total
  }
  const worthOf = (indices: Iterable<number>) => sum((item) => item.worth, indices)
  const centsOf = (indices: Iterable<number>) => sum((item) => item.cents, indices)
  let best: Best = { worth: -1, cents: -1, groups: [] }
  let isProven = true

  const search = (
    chosen: readonly Window[],
    shares: Group[],
    banned: ReadonlySet<Window>,
    skipped: ReadonlySet<number>,
  ) => {
    if (!isProven) return
    if ((budget.left -= 1) < 0) {
      isProven = false
      return
    }
    const covered = new Set(chosen.flatMap((window) => window.members))
    const open = members.filter((index) => !covered.has(index) && !skipped.has(index))
    const reach = [...covered, ...open]
    const [worth, money] = [worthOf(reach), centsOf(reach)]
    if (!isBetter({ worth, cents: money, forms: chosen.length + fewestFor(open, holders, banned) }, best))
      return
    const [first] = open
    if (first === undefined) {
      best = { worth, cents: money, groups: shares }
      return
    }
    const gain = (window: Window) => worthOf(window.members.filter((index) => !covered.has(index)))
    const choices = (holders.get(first) ?? []).filter((window) => !banned.has(window))
    const tried = new Set(banned)
    for (const window of choices.toSorted((one, other) => gain(other) - gain(one))) {
      tried.add(window)
      const next = [...chosen, window]
      const shared = shareOut(next, cents, demand, budget)
      if (shared === undefined) isProven = false
      if (!shared) continue
      const groups = next.map(({ key }, place) => ({ key, items: shared[place] ?? [] }))
      search(next, groups, new Set(tried), skipped)
    }
    search(chosen, shares, tried, new Set([...skipped, first]))
  }
  search([], [], new Set(), new Set())
  return { groups: best.groups, isProven }
}

function isBetter(
  bound: { worth: number; cents: number; forms: number },
  { worth, cents, groups }: Best,
): boolean {
  if (bound.worth !== worth) return bound.worth > worth
  if (bound.cents !== cents) return bound.cents > cents
  return bound.forms < groups.length
}

/** No two of the items counted here stand in one window, so it takes at least so many windows to hold all. */
function fewestFor(
  open: readonly number[],
  holders: ReadonlyMap<number, readonly Window[]>,
  banned: ReadonlySet<Window>,
): number {
  const met = new Set<Window>()
  let count = 0
  for (const index of open) {
    const windows = (holders.get(index) ?? []).filter((window) => !banned.has(window))
    if (windows.some((window) => met.has(window))) continue
    count += 1
    for (const window of windows) met.add(window)
  }
  return count
}
