import { searchPart } from './search-part.ts'
import type { SearchBudget, Window } from './share-out.ts'

/**
 * A purchase for a form: `day` as a number, `keys` are the seller and mall it can be combined by, `worth` the refund in
 * any whole unit, `cents` what counts towards the minimum.
 */
export type Item = { day: number; keys: readonly string[]; cents: number; worth: number }

/** `items` are indices, ascending. */
export type Group = { key: string; items: number[] }

/** `rest` are the items in no group; `isProven` is false if a better grouping may exist. */
export type Cover = { groups: Group[]; rest: number[]; isProven: boolean }

/** The maximum steps of all searches of one grouping: a few milliseconds. */
const maxSearchSteps = 40_000

/**
 * Groups items so that the most comes back: first the most worth, then the most money, then the fewest groups. A group
 * holds items of one key within `days` consecutive days and at least `minCents` cents. Equal best answers are decided by
 * the order of the items, which the caller keeps the same.
 *
 * Exact: windows that can pass at all are found, those inside another are dropped (whatever they hold, the larger one
 * holds too), and each connected part is searched by branch and bound. A set of windows is worth all that it holds, as
 * long as its items can be shared out so that every window passes. All parts together may take `maxSearchSteps`; after that
 * the best answer so far is given. It is still proven where it covers everything that any group can hold, which is what
 * large sums come to: then only fewer groups may be left to find.
 */
export function coverMost(items: readonly Item[], days: number, minCents: number): Cover {
  const windows = widestWindows(windowsOf(items, days, minCents))
  const budget: SearchBudget = { left: maxSearchSteps }
  const parts = partsOf(windows, items.length).sort((one, other) => one.length - other.length)
  const found = parts.map((part) => searchPart(part, items, minCents, budget))
  const groups = found.flatMap(({ groups: ofPart }) => ofPart)
  const covered = new Set(groups.flatMap((group) => group.items))
  return {
    groups,
    rest: items.map((_, index) => index).filter((index) => !covered.has(index)),
    isProven: found.every(({ isProven }) => isProven),
  }
}

/**
 * Returns every window of `days` days of one key that starts on a day of purchase and has at least `minCents` cents; of
 * some items (ascending indexes) or all.
 */
export function windowsOf(
  items: readonly Item[],
  days: number,
  minCents: number,
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
      return sum >= minCents ? [{ key, firstDay, members }] : []
    })
  })
}

/** Removes windows that another one contains; of two equal ones the first stays. */
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

/** Returns windows that share items, directly or through others, in one list each. */
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
