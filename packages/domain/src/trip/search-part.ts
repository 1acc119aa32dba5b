import type { Group, Item } from './cover-most.ts'
import { type SearchBudget, shareOut, type Window } from './share-out.ts'

/** The items of each chosen window, by the window's index. */
type Shares = ReadonlyMap<number, readonly number[]>

type Found = { worth: number; cents: number; shares: Shares }

/**
 * Returns the best set of windows of one connected part, see `coverMost`. Branch and bound over the first item that no
 * chosen window contains: either a window with it is chosen, or the item is dropped, which bounds the reachable value.
 */
export function searchPart(
  part: readonly Window[],
  items: readonly Item[],
  minCents: number,
  budget: SearchBudget,
): { groups: Group[]; isProven: boolean } {
  const windows = part.toSorted((one, other) => one.firstDay - other.firstDay)
  const cents = items.map((item) => item.cents)
  const members = [...new Set(windows.flatMap((window) => window.members))].sort((one, other) => one - other)
  const holders = new Map(members.map((item): [number, number[]] => [item, []]))
  for (const [place, window] of windows.entries())
    for (const item of window.members) holders.get(item)?.push(place)
  const neighbors = windows.map(
    (window, place) =>
      new Set(window.members.flatMap((item) => holders.get(item) ?? []).filter((one) => one !== place)),
  )
  const worthOf = (item: number) => items[item]?.worth ?? 0
  const centsOf = (item: number) => items[item]?.cents ?? 0
  const all = {
    worth: members.reduce((sum, item) => sum + worthOf(item), 0),
    cents: members.reduce((sum, item) => sum + centsOf(item), 0),
  }
  /** The number of chosen windows with each item, the excluded windows, and the dropped items. */
  const held = new Map<number, number>()
  const banned = new Set<number>()
  const givenUp = new Set<number>()
  let best: Found = { worth: -1, cents: -1, shares: new Map() }
  let isCut = false

  /** Returns the chosen windows that share items with this one, directly or through others, and itself. */
  const touching = (place: number, chosen: Iterable<number>): number[] => {
    const found = [place]
    const left = new Set(chosen)
    for (const one of found)
      for (const other of left)
        if (neighbors[one]?.has(other)) {
          left.delete(other)
          found.push(other)
        }
    return found
  }
  /** Returns the shares with one more window; null if they are impossible, undefined if the budget ended first. */
  const sharesWith = (place: number, shares: Shares): Shares | null | undefined => {
    const together = touching(place, shares.keys())
    if (together.length === 1) return new Map(shares).set(place, windows[place]?.members ?? [])
    const found = shareOut(
      together.flatMap((one) => windows[one] ?? []),
      cents,
      minCents,
      budget,
    )
    return found && new Map([...shares, ...together.map((one, index) => [one, found[index] ?? []] as const)])
  }

  const search = (chosen: Shares, lost: { worth: number; cents: number }): void => {
    budget.left -= members.length
    if (budget.left < 0) isCut = true
    if (isCut && best.worth >= 0) return
    const worth = all.worth - lost.worth
    const money = all.cents - lost.cents
    if (worth < best.worth || (worth === best.worth && money < best.cents)) return
    const open = members.filter((item) => !held.get(item) && !givenUp.has(item))
    if (
      worth === best.worth &&
      money === best.cents &&
      chosen.size + fewestFor(open, holders, banned) >= best.shares.size
    )
      return
    const [first] = open
    if (first === undefined) {
      best = { worth, cents: money, shares: chosen }
      return
    }
    const gain = (place: number) =>
      windows[place]?.members.reduce((sum, item) => sum + (held.get(item) ? 0 : worthOf(item)), 0) ?? 0
    const choices = (holders.get(first) ?? [])
      .filter((place) => !banned.has(place))
      .map((place) => ({ place, gain: gain(place) }))
      .sort((one, other) => other.gain - one.gain)
    for (const { place } of choices) {
      banned.add(place)
      const shares = sharesWith(place, chosen)
      if (shares === undefined) isCut = true
      if (!shares) continue
      const regained = { worth: 0, cents: 0 }
      for (const item of windows[place]?.members ?? []) {
        const count = held.get(item) ?? 0
        held.set(item, count + 1)
        if (count === 0 && givenUp.has(item)) {
          regained.worth += worthOf(item)
          regained.cents += centsOf(item)
        }
      }
      search(shares, { worth: lost.worth - regained.worth, cents: lost.cents - regained.cents })
      for (const item of windows[place]?.members ?? []) held.set(item, (held.get(item) ?? 1) - 1)
      if (isCut && best.worth >= 0) break
    }
    if (!isCut || best.worth < 0) {
      givenUp.add(first)
      search(chosen, { worth: lost.worth + worthOf(first), cents: lost.cents + centsOf(first) })
      givenUp.delete(first)
    }
    for (const { place } of choices) banned.delete(place)
  }
  search(new Map(), { worth: 0, cents: 0 })

  const groups = [...best.shares].map(([place, shared]) => ({
    key: windows[place]?.key ?? '',
    items: [...shared],
  }))
  return { groups, isProven: !isCut || (best.worth === all.worth && best.cents === all.cents) }
}

/** No two of these items are in one window, so at least that many windows are needed. */
function fewestFor(
  open: readonly number[],
  holders: ReadonlyMap<number, readonly number[]>,
  banned: ReadonlySet<number>,
): number {
  const met = new Set<number>()
  let count = 0
  for (const item of open) {
    const windows = (holders.get(item) ?? []).filter((place) => !banned.has(place))
    if (windows.some((place) => met.has(place))) continue
    count += 1
    for (const place of windows) met.add(place)
  }
  return count
}
