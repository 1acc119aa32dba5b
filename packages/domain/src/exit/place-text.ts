import type { ExitPoint, Goods } from './journey.ts'
import type { Hub } from './step.ts'
import { territoryOf, type Confidence } from './territories.ts'

const order: readonly Confidence[] = ['low', 'medium', 'high']

/** Returns the lowest confidence: a chain is as strong as its weakest link. */
export function lowest(...all: Confidence[]): Confidence {
  return order.find((one) => all.includes(one)) ?? 'low'
}

/** Returns a place with its preposition: "at Frankfurt Airport", "in Lisbon". */
export function withPreposition(point: ExitPoint): string {
  return `${isHub(point) ? 'at' : 'in'} ${point.name}`
}

/**
 * Returns a place to follow "at": "Madrid Airport", "the airport in Lisbon", "Orly Airport or …, as your ticket says".
 */
export function describePlace(point: ExitPoint, hub: Hub): string {
  if (hub === 'border') return `the last customs post between ${point.name} and the border`
  if (hub === 'port') return `the port of ${point.name}`
  if (point.airports) return `${point.airports.join(' or ')}, whichever your ticket names`
  return isHub(point) ? point.name : `the ${hub} in ${point.name}`
}

function isHub({ name, place }: ExitPoint): boolean {
  return (place !== undefined && place.kind !== 'city') || /airport|station|gare/i.test(name)
}

/**
 * Returns the name of the point's territory ("Switzerland" for Zurich), or its own name if its country has no record.
 */
export function territoryName({ name, country }: ExitPoint): string {
  const territory = territoryOf(country)
  return territory.name === country ? name : territory.name
}

const bags = { hold: 'the bag that you check in', cabin: 'your hand luggage', worn: 'what you wear' }

export function bagName({ bag }: Goods): string {
  return bags[bag]
}

/** Operators refund unused goods only (`grounds.wholeForm`). */
export function wornNotes({ bag }: Goods): string[] {
  return bag === 'worn'
    ? ['Worn goods can be refused as used: pack them, with their tags, until customs has seen them.']
    : []
}
