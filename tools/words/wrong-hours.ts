import type { Country } from '@retour/domain/places/countries'
import { distanceMeters } from '@retour/domain/places/distance'
import { countryFacts, placeFacts } from '@retour/domain/places/place-facts'
import { findPlace, places } from '@retour/domain/places/catalogue'
import { refundLocations, type RefundLocationRecord } from '@retour/domain/places/refund-locations'
import { textsIn } from '@retour/domain/content/testing/texts-in'
import { sourcedSentences } from '@retour/domain/content/testing/sourced-sentences'
import type { Spoken } from './all-texts.ts'

const dayNames =
  'Daily|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*(?:(?:[–-]| to )(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*)?'
const clock = String.raw`\d{1,2}:\d{2}`
const span = String.raw`${clock}\s?[–-]\s?${clock}`
/** "Mon–Sat 10:00–20:30", "10:00–20:30", "24 hours", "05:30": the longest match. */
const saidHours = new RegExp(
  String.raw`\b(?:(?:${dayNames}):? ${span}|${span}|open 24 hours|24/7|${clock})`,
  'gi',
)
/** Times of pickups, logs and the example of a field are not hours of a place. */
const notOfPlaces = /\b(?:pickup times?|13:40|link works|both work)\b/i
const instant = /\b20\d\d(?:-\d\d-\d\d)?,? \d\d:\d\d\b/g

/**
 * Finds hours in texts that differ from the records: those of the location that a line names, otherwise those of the
 * page's place, otherwise those of its country. Returns lines of the form "where: the hours: the line".
 */
export function wrongHoursIn(texts: readonly Spoken[]): string[] {
  const found = texts.flatMap(({ where, country, text }) =>
    text.split('\n').flatMap((line) => {
      const hours = notOfPlaces.test(line) ? [] : hoursIn(line)
      if (hours.length === 0) return []
      const known = knownFor(line, where, country)
      return hours
        .filter((said) => !known.includes(plainHours(said)))
        .map((said) => `${where}: ${said}: ${line.slice(0, 200)}`)
    }),
  )
  return [...new Set(found)]
}

/** Finds desks whose hours in a place's facts differ from their record. Returns "facts of a place: the id". */
export function hoursOfFactsThatDiffer(): string[] {
  const records = new Map(refundLocations.map((record) => [record.id, record]))
  return places.flatMap(({ country, slug }) =>
    (placeFacts(country, slug)?.desks ?? [])
      .filter(({ locationId, hours }) => hours && hours !== records.get(locationId)?.opening_hours)
      .map(({ locationId }) => `facts of ${country}/${slug}: ${locationId}`),
  )
}

/**
 * Finds records of one desk under two places (a city and its airport) whose hours differ. Returns "one id and the
 * other". Records within sixty meters are one desk, unless they are counters of different companies.
 */
export function hoursThatDiffer(records: readonly RefundLocationRecord[] = refundLocations): string[] {
  const desks = records.filter(({ type }) => type === 'refund-office')
  return desks.flatMap((one, index) =>
    desks
      .slice(index + 1)
      .filter((other) => isSameDesk(one, other) && one.opening_hours !== other.opening_hours)
      .map((other) => `${one.id} and ${other.id}`),
  )
}

function isSameDesk(one: RefundLocationRecord, other: RefundLocationRecord): boolean {
  return (
    one.country === other.country &&
    one.city !== other.city &&
    Boolean(one.validation) === Boolean(other.validation) &&
    distanceMeters(one, other) < 60
  )
}

const hoursIn = (line: string) => [...line.replaceAll(instant, '').matchAll(saidHours)].map(([said]) => said)

const plainHours = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s?[–-]\s?(?=\d{1,2}:)/g, '–')
    .replaceAll(/:? (?=\d{1,2}:\d{2})/g, ' ')

const textOf = (records: readonly RefundLocationRecord[]) =>
  textsIn(
    records.map(({ opening_hours, hours, notes, warning, found }) => [
      opening_hours,
      hours,
      notes,
      warning,
      found,
    ]),
  )

/** Returns what may be said in a line: the hours in the records and facts that it can be about. */
function knownFor(line: string, where: string, country: Country | null): string {
  const named = refundLocations.filter(({ name }) => name.length > 8 && line.includes(name))
  const best = named.filter(
    ({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)),
  )
  if (best.some(({ opening_hours: hours }) => hours)) return plainHours(textOf(best).join('\n'))
  return hoursOfPage(/(?:\/|facts, )(?<country>[a-z]+)\/(?<slug>[a-z-]+)/.exec(where)?.groups, country)
}

const openings = new Map<string, string>()

function hoursOfPage(of: Record<string, string | undefined> | undefined, country: Country | null): string {
  const place = of && country && findPlace(country, of.slug ?? '')
  const key = place ? `${place.country}/${place.slug}` : (country ?? 'everywhere')
  const known = openings.get(key) ?? plainHours(knownTexts(place, country).join('\n'))
  openings.set(key, known)
  return known
}

function knownTexts(place: ReturnType<typeof findPlace> | '' | null, country: Country | null): string[] {
  const records = refundLocations.filter(
    (one) => (!country || one.country === country) && (!place || one.city === place.slug),
  )
  const listed = sourcedSentences.filter(({ guide }) => !place || guide === `${place.country}/${place.slug}`)
  const facts = place ? placeFacts(place.country, place.slug) : country ? countryFacts(country) : []
  return [...textOf(records), ...textsIn(facts), ...listed.map(({ says }) => says)]
}
