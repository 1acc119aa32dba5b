import type { FormStep } from '../form-steps.ts'
import type { ExitPoint } from '../journey.ts'
import type { TimedLeg } from '../trip-journey.ts'
import { choicesAt, nameOf, type DeskQuestion } from './choose-desks.ts'
import type { DeskChoice, DeskRecord } from './desk-entry.ts'
import { terminalsWithoutDesk } from './desks.ts'
import { allowedFor, type Allowed, type DurationId } from './durations.ts'
import { hasBorderCheck } from './schengen.ts'

export type PartKind =
  | 'ride'
  | 'change-of-planes'
  | 'customs'
  | 'other-terminal'
  | 'cash'
  | 'tag-bag'
  | 'bag-drop'
  | 'security'
  | 'border'
  | 'check-in'

/** A step of the day and its duration. */
export type Part = { what: PartKind; minutes: Allowed }

/**
 * The steps at one place, in order. `deskAt` returns the desks for an instant; `closing` has the deadlines: bag drop,
 * gate.
 */
export type Sequence = {
  zone: string | null
  parts: Part[]
  allowed: (id: DurationId) => Allowed
  desksAt: (at: number | null) => DeskChoice[]
  cashAt: (at: number | null) => DeskChoice[]
  /** A note on why no desk is named, or about this terminal; null if there is none. */
  note: string | null
}

type Question = {
  stop: number
  leg: TimedLeg | null
  legs: readonly TimedLeg[]
  place: ExitPoint
  here: readonly FormStep[]
  records: ReadonlyMap<string, DeskRecord>
}

/** Returns the steps at stop number `stop` of a journey, with `leg` as the one that leaves from it. */
export function sequenceOf({ stop, leg, legs, place, here, records }: Question): Sequence {
  const own = leg?.minutes ?? {}
  const allowed = (id: DurationId) => allowedFor(id, own)
  const zone = leg?.fromZone ?? legs[stop - 1]?.toZone ?? null
  const hasHold = here.some(({ step }) => step.goods.bag === 'hold')
  const isAfterSecurity = here.some(({ step }) => 'place' in step && step.when === 'after-security')
  const question: Omit<DeskQuestion, 'does'> = {
    place,
    terminal: leg?.terminal ?? '',
    bag: hasHold || !isAfterSecurity ? 'hold' : 'cabin',
    forms: here.map(({ form }) => form.country),
    records,
  }
  const desksAt = cached((at) => choicesAt({ ...question, does: 'customs' }, at, zone))
  const cashAt = cached((at) => choicesAt({ ...question, does: 'cash' }, at, zone))
  const isTransit = stop > 0 && legs[stop - 1]?.by === 'plane' && leg?.by === 'plane'
  return {
    zone,
    parts: partsOf({
      leg,
      here,
      isTransit,
      hasHold,
      isAfterSecurity,
      hasCash: cashAt(null).length > 0,
      allowed,
    }),
    allowed,
    desksAt,
    cashAt,
    note: noteOf(place, leg, desksAt(null)),
  }
}

/** Caches the desks by instant, because the search asks for the same one often. */
function cached(ask: Sequence['desksAt']): Sequence['desksAt'] {
  const known = new Map<number | null, DeskChoice[]>()
  return (at) => {
    const found = known.get(at) ?? ask(at)
    known.set(at, found)
    return found
  }
}

type PartsQuestion = {
  leg: TimedLeg | null
  here: readonly FormStep[]
  isTransit: boolean
  hasHold: boolean
  isAfterSecurity: boolean
  hasCash: boolean
  allowed: Sequence['allowed']
}

function partsOf(question: PartsQuestion): Part[] {
  const { leg, here, isTransit, hasHold, hasCash, allowed } = question
  const part = (what: PartKind, id: DurationId): Part => ({ what, minutes: allowed(id) })
  const customs = part('customs', 'customs')
  if (!leg) return [customs]
  if (leg.by === 'road') return [part('ride', 'ride'), customs]
  if (leg.by !== 'plane')
    return [
      part('ride', 'ride'),
      customs,
      part('check-in', leg.by === 'train' ? 'train-check-in' : 'ship-check-in'),
    ]
  const cash = hasCash ? [part('cash', 'cash')] : []
  const border = hasBorderCheck(leg.from.country, leg.to.country) ? [part('border', 'border')] : []
  if (isTransit && !hasHold) return [part('change-of-planes', 'change-of-planes'), customs, ...border]
  const start = isTransit ? part('change-of-planes', 'change-of-planes') : part('ride', 'ride')
  const isTagged = here.some(({ step }) => 'place' in step && step.when === 'after-tagging-before-bag-drop')
  if (isTagged)
    return [
      start,
      part('tag-bag', 'bag-drop'),
      customs,
      ...cash,
      part('bag-drop', 'hand-over'),
      part('security', 'security'),
      ...border,
    ]
  const drop = part('bag-drop', 'bag-drop')
  const security = part('security', 'security')
  return question.isAfterSecurity && !hasHold
    ? [start, drop, security, customs, ...cash, ...border]
    : [start, customs, ...cash, drop, security, ...border]
}

function noteOf(place: ExitPoint, leg: TimedLeg | null, desks: readonly DeskChoice[]): string | null {
  const flightTerminal = nameOf(leg?.terminal ?? '')
  const known = terminalsWithoutDesk[place.iata ?? '']?.find(({ terminal }) => terminal === flightTerminal)
  if (known) return known.says
  if (desks.length > 0) return null
  return place.airports
    ? `${place.airports.join(' or ')}: your ticket says which. Then the desk can be named.`
    : 'We know no desk here: ask at the information desk, and keep time for it.'
}
