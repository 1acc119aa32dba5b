import { formatLongDay } from '../../content/format-day.ts'
import { closedLocations } from '../../places/closed-locations.ts'
import type { Sourced } from './library.ts'
import { checkedPage } from './rule-citation.ts'

/** A store that has closed, in a sentence. */
export type ClosedStore = Sourced & { text: string }

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
/** Returns the words that distinguish a store from others of its chain. */
const wordsOf = (name: string) =>
  (plain(name).match(/\p{L}{3,}/gu) ?? []).filter((word) => word !== 'galeries')

/** Returns the closed store that a lower-case line names, or null. */
export function findClosedStore(line: string): ClosedStore | null {
  const words = new Set(line.split(' '))
  const closed = closedLocations.find(({ name }) => wordsOf(name).every((word) => words.has(word)))
  if (!closed) return null
  return {
    text: `${closed.name} is closed: its last day was ${formatLongDay(closed.closedOn)}.`,
    citations: [checkedPage('Where our data comes from', '/data-sources')],
  }
}
