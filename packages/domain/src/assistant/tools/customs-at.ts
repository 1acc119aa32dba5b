import { validationSystem } from '../../content/rule-text.ts'
import type { Place } from '../../places/catalogue.ts'
import { countryName } from '../../places/countries.ts'
import { describeHours } from '../../places/hours.ts'
import { placeFacts, type PracticalFact } from '../../places/place-facts.ts'
import { refundLocationsOf, type RefundLocationRecord } from '../../places/refund-locations.ts'
import { isOpenDailyAt } from '../../places/opening-times.ts'
import type { Sourced } from './library.ts'
import { sourceAge } from './source-age.ts'
import { placePage } from './rule-citation.ts'

/**
 * A customs desk. `isOpen` is for the requested time; null if there is none, or if the hours are unknown, undated, old
 * or in doubt. `warning` must come first in an answer; `source` is the age of the facts.
 */
export type DeskThere = {
  name: string
  kind: string
  where: string
  warning: string | null
  hours: string | null
  isOpen: boolean | null
  phone: string | null
  source: string
}

/** What is known of customs at a place. */
export type CustomsThere = Sourced & {
  place: string
  kind: Place['kind']
  countryName: string
  validation: string
  desks: DeskThere[]
  bufferHours: number
  checkedBaggage: string | null
  handBaggage: string | null
  kiosks: string | null
  leavingElsewhere: string | null
  tips: string[]
}

/**
 * Returns the desks of a place, with what is known about bags, kiosks and departures from elsewhere. Undated facts say
 * so. `clockMinutes` (after midnight, local time) selects the time for `isOpen`.
 */
export function customsAt(place: Place, clockMinutes: number | null = null): CustomsThere {
  const { country, slug, name, kind } = place
  const facts = placeFacts(country, slug)
  const records = new Map(refundLocationsOf(country, slug).map((record) => [record.id, record]))
  const desks = (facts?.desks ?? []).map(({ locationId, where, kind: deskKind, hours }): DeskThere => {
    const record = records.get(locationId)
    const known = record ? describeHours(record) : null
    return {
      name: record?.name ?? deskKind,
      kind: deskKind,
      where,
      warning: record?.warning ?? null,
      hours: known
        ? `${known.text}${datedHours(known)}`
        : hours
          ? `${hours} (date of the source not known)`
          : null,
      isOpen: clockMinutes === null ? null : isOpenThen(record, clockMinutes),
      phone: record?.phone ?? null,
      source: sourceAge(record),
    }
  })
  return {
    place: name,
    kind,
    countryName: countryName(country),
    validation: validationSystem(country),
    desks,
    bufferHours: facts?.bufferHours ?? 3,
    checkedBaggage: withAge(facts?.practical?.checkedBaggage),
    handBaggage: withAge(facts?.practical?.handBaggage),
    kiosks: withAge(facts?.practical?.kiosks),
    leavingElsewhere: withAge(facts?.practical?.leavingElsewhere),
    tips: (facts?.tips ?? []).map(({ text }) => text),
    citations: [
      placePage(name, `/${country}/${slug}`, place),
      placePage(`Map of ${name}`, `/map-locations/${country}/${slug}`, place),
    ],
  }
}

/** Returns whether a desk is open, from hours that are dated and not in doubt; else null. */
function isOpenThen(record: RefundLocationRecord | undefined, clockMinutes: number): boolean | null {
  if (!record?.hours || record.hours_stale || record.warning) return null
  return isOpenDailyAt(record.hours, clockMinutes)
}

function datedHours({ checked, isStale }: { checked: string | null; isStale: boolean }): string {
  if (checked) return ` (${isStale ? 'old source, ' : ''}${checked})`
  return isStale ? ' (date of the source not known)' : ''
}

function withAge(fact: PracticalFact | undefined): string | null {
  if (!fact) return null
  if (!fact.stale) return fact.text
  return `${fact.text} (${fact.year ? `Source of ${fact.year}` : 'Undated source'}: check on the spot.)`
}
