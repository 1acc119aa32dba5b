import type { Transport } from '../../exit/journey.ts'
import type { SpokenForeign, SpokenPlace } from './spoken-places.ts'

const flown = /\b(?:fly|flies|flying|flew|flights?|plane|airports?)\b/
const transports: [RegExp, Transport][] = [
  [/\b(?:trains?|eurostar|thalys|tgv|rail)\b/, 'train'],
  [/\b(?:cruise|ferry|ship|boat|yacht|by sea|port)\b/, 'ship'],
  [
    /\b(?:by (?:car|bus|road|coach|motorbike|tram|motor ?home|camper)|driv(?:e|es|ing)|drove|bus|coach|tram|road trip|flixbus|border|motorway|autostrada|car)\b/,
    'road',
  ],
]

/** How somebody travels by a line of lower-case words: a flight before all else; null where no word tells. */
export const transportIn = (line: string): Transport | null =>
  flown.test(line) ? 'plane' : (transports.find(([named]) => named.test(line))?.[1] ?? null)

/** Towns by which nobody flies, and how one comes there. */
const towns: [RegExp, Transport][] = [
  [
    /\b(?:lugano|chiasso|mendrisio|kreuzlingen|andorra|gibraltar|gib|vaduz|liechtenstein|brogeda|bardonnex|saint julien|la linea)\b/,
    'road',
  ],
  [/\b(?:dover|tangier|tanger|newhaven|harwich|poole|portsmouth)\b/, 'ship'],
  [/\b(?:folkestone|le ?shuttle|eurotunnel|channel tunnel)\b/, 'road'],
]

/** How a way of places is traveled: as a word tells, else as its towns say; null where neither does. */
export const transportOfWay = ({ line }: { line: string }): Transport | null =>
  transportIn(line) ?? towns.find(([named]) => named.test(line))?.[1] ?? null

/** Does a line name a flight and something else? */
const isMixed = (line: string) => flown.test(line) && transports.some(([named]) => named.test(line))

type Passed = Pick<SpokenPlace | SpokenForeign, 'at' | 'length' | 'isFromEarlier'>

/**
 * How each of the places behind the first is reached, where a line names a flight and something else: "by train to Zurich,
 * then fly to Bangkok". What stands before a place, or behind the one before up to "then", is how somebody comes there. Empty
 * where the line names one way of traveling, or the places are not in the order of their words.
 */
export function readLegs(line: string, passed: readonly Passed[]): (Transport | null)[] {
  const isInOrder = passed.every((stop, at) => at === 0 || stop.at > passed[at - 1]!.at)
  if (!isMixed(line) || !isInOrder || passed.some((stop) => stop.isFromEarlier)) return []
  const words = line.split(' ')
  const legs: (Transport | null)[] = []
  for (const [at, to] of passed.entries()) {
    const from = passed[at - 1]
    if (!from) continue
    const between = words.slice(at === 1 ? 0 : from.at + from.length, to.at).join(' ')
    const [behind = '', ...next] = between.split(/\b(?:then|and|before)\b/)
    const isNextLeg = next.length > 0 && at > 1
    if (isNextLeg) legs[at - 2] ??= transportIn(behind)
    legs.push(transportIn(isNextLeg ? next.join(' ') : between))
  }
  return legs.map((leg, at) => leg ?? legs.slice(0, at).findLast((one) => one !== null) ?? null)
}
