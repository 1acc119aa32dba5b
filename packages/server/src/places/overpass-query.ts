import { searchRadius } from '@retour/domain/places/refresh/compare-place'
import type { ComparedRecord } from '@retour/domain/places/refresh/found-place'
import { searchWordOf } from '@retour/domain/places/refresh/same-name'

const nameKeys =
  '^(name|brand|operator|official_name|alt_name|short_name|name:en|old_name|was:name|disused:name|abandoned:name)$'

/** Returns the query for some of our locations: everything near each one with its most distinctive word in the name. */
export function overpassQuery(records: readonly ComparedRecord[], timeoutSeconds: number): string {
  const parts = records.flatMap(({ name, city, lat, lng }) => {
    const word = searchWordOf(name, city)
    return word ? `nwr(around:${searchRadius},${lat},${lng})[~"${nameKeys}"~"${patternOf(word)}",i];` : []
  })
  return `[out:json][timeout:${timeoutSeconds}];(${parts.join('')});out body bb;`
}

/** Accents have several encodings, so they match any letter; the rest of a word is literal. */
const patternOf = (word: string) => word.replaceAll(/[^A-Za-z0-9]/g, '.')
