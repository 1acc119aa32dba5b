import { comparePlace, isComparable, searchRadius } from '@retour/domain/places/refresh/compare-place'
import type { ComparedRecord, FoundPlace, ProposedChanges } from '@retour/domain/places/refresh/found-place'
import { distanceMeters } from '@retour/domain/places/distance'
import { licenceOf } from '@retour/domain/places/place-change'
import { askOverpass, type OverpassOptions } from './ask-overpass.ts'
import { overpassQuery } from './overpass-query.ts'
import { PlacesError } from './places-error.ts'
import type { ProposalCounts } from './place-proposals.ts'
import { readOverpass } from './read-overpass.ts'

const batchSize = 20
const overpassTimeoutSeconds = 120

type Keep = (changes: ProposedChanges) => Promise<ProposalCounts>
/** The numbers of proposals, and of locations that were compared. */
export type RefreshCounts = ProposalCounts & { looked: number }

/** What to compare: `records` are our locations, `keep` stores the differences. */
export type Refresh = { records: readonly ComparedRecord[]; keep: Keep; today: string }

/**
 * Queries Overpass about all locations, twenty at a time, and stores the differences after each response, so that they
 * stay if a later one fails. Throws PlacesError that says how far it got.
 */
export async function refreshFromOverpass(
  refresh: Refresh,
  overpass: OverpassOptions,
): Promise<RefreshCounts> {
  const comparable = refresh.records.filter(isComparable)
  const total: RefreshCounts = { proposed: 0, gone: 0, looked: 0 }
  for (let at = 0; at < comparable.length; at += batchSize) {
    const records = comparable.slice(at, at + batchSize)
    try {
      const found = await askOverpass(overpass, overpassQuery(records, overpassTimeoutSeconds), (text) =>
        readOverpass(text, refresh.today),
      )
      add(total, await storeDifferences(refresh, records, found, 'openstreetmap', true))
    } catch (error) {
      if (!(error instanceof PlacesError)) throw error
      throw new PlacesError(
        `${error.message}. ${total.looked} of ${comparable.length} locations were compared, and what was found is kept.`,
      )
    }
    overpass.tell(`${Math.min(at + batchSize, comparable.length)} of ${comparable.length} locations`)
  }
  return total
}

/** Compares with an extract that has everything around the locations, in the JSON of Overpass. */
export function refreshFromExtract(refresh: Refresh, text: string): Promise<RefreshCounts> {
  const found = readOverpass(text, refresh.today)
  // An extract covers some towns. Where it has nothing at all, nothing is concluded.
  const records = refresh.records.filter(
    (record) => isComparable(record) && found.some((place) => isAround(record, place)),
  )
  return storeDifferences(refresh, records, found, 'openstreetmap', true)
}

/** Compares with files of All the Places, which cover some chains. */
export function refreshFromAllThePlaces(
  refresh: Refresh,
  found: readonly FoundPlace[],
): Promise<RefreshCounts> {
  return storeDifferences(refresh, refresh.records.filter(isComparable), found, 'alltheplaces', false)
}

async function storeDifferences(
  { keep, today }: Refresh,
  records: readonly ComparedRecord[],
  found: readonly FoundPlace[],
  origin: ProposedChanges['origin'],
  isWhole: boolean,
): Promise<RefreshCounts> {
  const dataSet = origin === 'openstreetmap' ? 'OpenStreetMap' : 'All the Places'
  const proposals = records.flatMap((record) => {
    const around = `https://www.openstreetmap.org/#map=18/${record.lat}/${record.lng}`
    const near = found.filter((place) => isAround(record, place))
    return comparePlace(record, near, { today, isWhole, dataSet, around }).map((proposal) => ({
      ...proposal,
      office: record.id,
    }))
  })
  const looked = records.map(({ id }) => id)
  const counts = await keep({ origin, licence: licenceOf[origin], looked, proposals, foundOn: today })
  return { ...counts, looked: looked.length }
}

/** Returns whether a place is within the search distance, plus the size of the largest hall. */
const isAround = (record: ComparedRecord, place: FoundPlace) =>
  distanceMeters(record, place.point) <= searchRadius + (place.bounds ? 3000 : 0)

function add(total: RefreshCounts, more: RefreshCounts): void {
  total.proposed += more.proposed
  total.gone += more.gone
  total.looked += more.looked
}
