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

/** Returns how somebody travels, from a lower-case line. A flight has priority. Null if no word says it. */
export const transportIn = (line: string): Transport | null =>
  flown.test(line) ? 'plane' : (transports.find(([named]) => named.test(line))?.[1] ?? null)

/** Towns without flights, and how they are reached. */
const towns: [RegExp, Transport][] = [
  [
    /\b(?:lugano|chiasso|mendrisio|kreuzlingen|andorra|gibraltar|gib|vaduz|liechtenstein|brogeda|bardonnex|saint julien|la linea)\b/,
    'road',
  ],
  [/\b(?:dover|tangier|tanger|newhaven|harwich|poole|portsmouth)\b/, 'ship'],
  [/\b(?:folkestone|le ?shuttle|eurotunnel|channel tunnel)\b/, 'road'],
]

/** Returns how a journey is traveled: by a word in the line, else by its towns. Null if neither says it. */
export const transportOfWay = ({ line }: { line: string }): Transport | null =>
  transportIn(line) ?? towns.find(([named]) => named.test(line))?.[1] ?? null

/** Returns whether a line names a flight and another means of transport. */
const isMixed = (line: string) => flown.test(line) && transports.some(([named]) => named.test(line))

type Passed = Pick<SpokenPlace | SpokenForeign, 'at' | 'length' | 'isFromEarlier'>

/**
 * Returns how each place after the first is reached, if a line names a flight and another means of transport: "by train
 * to Zurich, then fly to Bangkok". The words before a place, or after the previous one up to "then", decide. Empty if
 * there is only one means of transport, or the places are not in the order of the words.
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
