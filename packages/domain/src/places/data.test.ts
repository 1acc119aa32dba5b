import { describe, expect, test } from 'vitest'
import { areaKinds } from './area-kind.ts'
import { brandsOf } from './brands.ts'
import { findPlace, places, placesOf, type Place } from './catalogue.ts'
import { countries, isCountry, type Country } from './countries.ts'
import { isInCountryBox } from './country-box.ts'
import { isNamedStoreOrDesk } from './data-counts.ts'
import { distanceMeters } from './distance.ts'
import { closedLocations } from './closed-locations.ts'
import { factsChangedOn } from './place-facts.ts'
import { farthestFromPlace } from './place-change.ts'
import placeDetails from './place-details.json' with { type: 'json' }
import { refundLocations, refundLocationsOf, type RefundLocationRecord } from './refund-locations.ts'
import { isOpeningHours } from './testing/opening-hours.ts'
import { warningKinds } from './warning-kind.ts'

/** Words that belong into a warning: closed, works, sources that disagree, what nobody could confirm. */
const saysThatSomethingIsWrong =
  /\bclos(?:ed|e|es|ing|ure)\b|\bfor works\b|disagree|\bempty\b|not (?:been )?(?:verified|confirmed|known|found)|rumou?r|confirm (?:that|before)/i

/**
 * The highest confidence that a record's source carries: high for a page that can be opened, is at most three years old
 * and that nothing speaks against; medium for one that is older, undated or contradicted; general knowledge is medium
 * for a shop or a station, and low for a desk that is to pay or to stamp.
 */
function carriedBySource(record: RefundLocationRecord): RefundLocationRecord['confidence'] {
  const { source, source_dated: dated = '', type, warning_kind: warning } = record
  if (!source.startsWith('http')) return type === 'refund-office' ? 'low' : 'medium'
  if (warning && warning !== 'hours') return 'medium'
  const threeYearsBefore = `${Number(factsChangedOn.slice(0, 4)) - 3}${factsChangedOn.slice(4)}`
  return dated >= threeYearsBefore ? 'high' : 'medium'
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const urlPattern = /^https?:\/\/[^\s/]+\S*$/
const monthOfData = '2026-11'

const validationSystems: Record<Country, string[]> = {
  france: ['PABLO'],
  spain: ['DIVA'],
  italy: ['OTELLO', 'customs counter'],
  germany: ['customs counter'],
}

const hasText = (value: unknown) => typeof value === 'string' && value.trim().length > 0
const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length
const isMonth = (text: string) => /^20[0-2]\d-(?:0[1-9]|1[0-2])$/.test(text) && text <= monthOfData

/** Ids of the records that break a rule: an empty list reads better in a failure than a test a record. */
const offenders = (isGood: (record: RefundLocationRecord) => boolean) =>
  refundLocations.filter((record) => !isGood(record)).map((record) => record.id)

describe('the catalogue of places', () => {
  test.each([
    ['france', 19],
    ['spain', 15],
    ['italy', 17],
    ['germany', 15],
  ] as const)('%s has %i places', (country, count) => {
    expect(placesOf(country)).toHaveLength(count)
  })

  test.each([
    ['france', 'paris nice cannes lyon marseille cdg orly gare-du-nord cdg-airport orly-airport'],
    [
      'spain',
      'madrid barcelona seville malaga valencia madrid-airport barcelona-airport marbella ibiza palma',
    ],
    ['italy', 'milan rome florence venice naples bologna turin verona malpensa fiumicino milano-centrale'],
    [
      'germany',
      'munich berlin frankfurt hamburg dusseldorf cologne stuttgart frankfurt-airport munich-airport',
    ],
  ] as const)('%s holds every slug that a link of the product uses', (country, slugs) => {
    const missing = slugs.split(' ').filter((slug) => !findPlace(country, slug))
    expect(missing).toEqual([])
  })

  test('slugs and aliases are well formed and lead to one place each', () => {
    for (const country of countries) {
      const names = placesOf(country).flatMap((place) => [place.slug, ...place.aliases])
      expect(names.filter((name) => !slugPattern.test(name))).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('every place lies in its country, at most 4 decimals fine', () => {
    const astray = places.filter((place) => !isInCountryBox(place.country, place))
    const tooFine = places.filter((place) => Math.max(decimalsOf(place.lat), decimalsOf(place.lng)) > 4)
    expect([...astray, ...tooFine]).toEqual([])
  })

  test('every place says how it was checked; airports have their IATA code; hubs belong to a city', () => {
    const details = placeDetails as Record<string, Record<string, Record<string, string>>>
    const detailOf = ({ country, slug }: Place) => details[country]?.[slug] ?? {}
    const hubs = places.filter(({ kind }) => kind !== 'city')
    const airports = hubs.filter(({ kind }) => kind === 'airport')
    const cityOf = (hub: Place) => findPlace(hub.country, detailOf(hub).cityOf ?? '')
    expect(places.filter((place) => !hasText(detailOf(place).verified))).toEqual([])
    expect(airports.filter((place) => !/^[A-Z]{3}$/.test(detailOf(place).iata ?? ''))).toEqual([])
    expect(hubs.filter((hub) => cityOf(hub)?.kind !== 'city')).toEqual([])
  })

  test('carries nothing that a browser does not need', () => {
    const keys = new Set(places.flatMap((place) => Object.keys(place)))
    expect([...keys].sort()).toEqual([
      'aliases',
      'country',
      'hasContent',
      'kind',
      'lat',
      'lng',
      'name',
      'slug',
    ])
  })
})

describe('the refund locations', () => {
  test('have ids of their own', () => {
    expect(new Set(refundLocations.map((record) => record.id)).size).toBe(refundLocations.length)
    expect(offenders((record) => slugPattern.test(record.id))).toEqual([])
  })

  test('none says the same twice', () => {
    const contents = refundLocations.map(({ city, type, name, address }) =>
      [city, type, name, address].join('|'),
    )
    expect(new Set(contents).size).toBe(contents.length)
  })

  test('each has a name, an address, a known type, a source and a confidence', () => {
    expect(offenders(({ name, address, source }) => [name, address, source].every(hasText))).toEqual([])
    expect(
      offenders(({ type }) => ['refund-office', 'shopping-area', 'transportation'].includes(type)),
    ).toEqual([])
    expect(offenders(({ source }) => urlPattern.test(source) || source === 'general knowledge')).toEqual([])
    expect(offenders(({ confidence }) => ['high', 'medium', 'low'].includes(confidence))).toEqual([])
  })

  test('confidence is never higher than the source carries', () => {
    const ranks = ['low', 'medium', 'high']
    expect(
      offenders((record) => ranks.indexOf(record.confidence) <= ranks.indexOf(carriedBySource(record))),
    ).toEqual([])
  })

  test('a date of the source belongs to an address, and is not in the future', () => {
    const isDay = (text: string) =>
      /^20[0-2]\d-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?$/.test(text) && text <= factsChangedOn
    expect(
      offenders(({ source, source_dated: on, source_before: before }) =>
        [on, before].every((text) => !text || (isDay(text) && source.startsWith('http'))),
      ),
    ).toEqual([])
    expect(offenders(({ source_dated: on, source_before: before }) => !on || !before)).toEqual([])
  })

  test('a warning has a kind, and what speaks against a place is no mere note', () => {
    expect(offenders(({ warning, warning_kind: kind }) => hasText(warning) === Boolean(kind))).toEqual([])
    expect(offenders(({ warning_kind: kind }) => !kind || warningKinds.includes(kind))).toEqual([])
    expect(
      offenders(({ warning, warning_source: page }) => !page || (hasText(warning) && urlPattern.test(page))),
    ).toEqual([])
    expect(offenders(({ notes }) => !notes || !saysThatSomethingIsWrong.test(notes))).toEqual([])
  })

  test('a look-up says when it was made and what it found', () => {
    expect(offenders(({ looked_up_on: day, found }) => hasText(found) === Boolean(day))).toEqual([])
    expect(
      offenders(({ looked_up_on: day }) => !day || (/^20\d\d-\d\d-\d\d$/.test(day) && day <= factsChangedOn)),
    ).toEqual([])
    expect(
      offenders(
        ({ found, found_source: page, source }) =>
          !page || (hasText(found) && urlPattern.test(page) && page !== source),
      ),
    ).toEqual([])
  })

  test('every named store and desk was looked up', () => {
    expect(offenders((record) => !isNamedStoreOrDesk(record) || record.looked_up_on !== undefined)).toEqual(
      [],
    )
  })

  test('only a shopping area without a house number is a street, a square or a quarter', () => {
    const hasNumber = ({ address }: RefundLocationRecord) => /\d/.test(address.split(',')[0] ?? '')
    expect(
      offenders((record) => !record.area || (record.type === 'shopping-area' && !hasNumber(record))),
    ).toEqual([])
    expect(offenders(({ area }) => !area || areaKinds.includes(area))).toEqual([])
    const isNamedAsStreet = ({ name, address }: RefundLocationRecord) => name === address.split(',')[0]
    expect(
      offenders((record) => record.type !== 'shopping-area' || !isNamedAsStreet(record) || !!record.area),
    ).toEqual([])
  })

  test('optional facts are given or absent, never empty', () => {
    const optional = [
      'opening_hours',
      'hours',
      'phone',
      'website',
      'notes',
      'source_note',
      'warning',
    ] as const
    expect(offenders((record) => optional.every((key) => !(key in record) || hasText(record[key])))).toEqual(
      [],
    )
    expect(
      offenders(({ operators }) => !operators || (operators.length > 0 && operators.every(hasText))),
    ).toEqual([])
  })

  test('websites are http or https addresses, phones international, phone sources addresses', () => {
    expect(offenders(({ website }) => !website || urlPattern.test(website))).toEqual([])
    expect(offenders(({ phone }) => !phone || /^\+\d[\d ]{6,}$/.test(phone))).toEqual([])
    expect(
      offenders((record) => !record.phone_source || (urlPattern.test(record.phone_source) && !!record.phone)),
    ).toEqual([])
  })

  test('hours come with words, a source and the month of the source; without hours there is none of these', () => {
    const companions = ['opening_hours', 'hours_source', 'hours_checked'] as const
    const flags = ['hours_stale', 'hours_undated'] as const
    expect(
      offenders((record) =>
        record.hours
          ? companions.every((key) => hasText(record[key]))
          : [...companions, ...flags].every((key) => !(key in record)),
      ),
    ).toEqual([])
    expect(offenders(({ hours }) => !hours || isOpeningHours(hours))).toEqual([])
    expect(offenders(({ hours_source: source }) => !source || urlPattern.test(source))).toEqual([])
    expect(offenders(({ hours_checked: month }) => !month || isMonth(month))).toEqual([])
  })

  test('hours are stale exactly when undated or older than 2023', () => {
    expect(
      offenders((record) => {
        const isOld = record.hours !== undefined && (record.hours_checked ?? '') < '2023-01'
        return (record.hours_stale ?? false) === (isOld || record.hours_undated === true)
      }),
    ).toEqual([])
    expect(
      offenders(({ hours_undated: isUndated, hours_checked: month }) => !isUndated || month === monthOfData),
    ).toEqual([])
    expect(refundLocations.filter((record) => record.hours)).toHaveLength(64)
  })

  test('each lies in its country and at most 60 km from its place', () => {
    expect(
      offenders((record) => isCountry(record.country) && isInCountryBox(record.country, record)),
    ).toEqual([])
    expect(offenders(({ lat, lng }) => Math.max(decimalsOf(lat), decimalsOf(lng)) <= 5)).toEqual([])
    expect(
      offenders((record) => {
        const place = placesOf(record.country).find(({ slug }) => slug === record.city)
        return place !== undefined && distanceMeters(place, record) <= farthestFromPlace
      }),
    ).toEqual([])
  })

  test('each says how its point was checked, with the landmark within 350 m where there was one', () => {
    expect(
      offenders(({ coordinate_check: check }) => {
        if (check.method === 'curated') return true
        const isKnown = check.method === 'dataset' || check.method === 'third-party'
        return isKnown && hasText(check.reference) && hasText(check.near) && (check.distance_m ?? 999) <= 350
      }),
    ).toEqual([])
    expect(
      offenders(({ coordinate_check: check }) => !('approximate' in check) || check.approximate === true),
    ).toEqual([])
  })

  test('a validation system is one that the country has', () => {
    expect(
      offenders(({ country, validation }) => !validation || validationSystems[country].includes(validation)),
    ).toEqual([])
  })

  test('cities have shopping, airports a refund desk, every place a way out', () => {
    const lacks = (least: number, type: string) => (place: Place) =>
      refundLocationsOf(place.country, place.slug).filter((record) => record.type === type).length < least
    const ofKind = (kind: Place['kind']) => places.filter((place) => place.kind === kind)
    expect(places.filter(lacks(1, 'transportation'))).toEqual([])
    expect(ofKind('city').filter(lacks(2, 'shopping-area'))).toEqual([])
    expect(ofKind('airport').filter(lacks(1, 'refund-office'))).toEqual([])
  })

  test.each([
    ['france', 'paris', 30],
    ['spain', 'madrid', 20],
    ['spain', 'barcelona', 20],
  ] as const)('%s/%s has at least %s', (country, city, least) => {
    expect(refundLocationsOf(country, city).length).toBeGreaterThanOrEqual(least)
  })
})

describe('stores that are gone', () => {
  const ids = new Set(closedLocations.map(({ id }) => id))

  test('have no record any more, and say when they closed and who said so', () => {
    expect(refundLocations.filter(({ id }) => ids.has(id))).toEqual([])
    expect(closedLocations.filter(({ closedOn }) => !/^20\d\d-\d\d(?:-\d\d)?$/.test(closedOn))).toEqual([])
    expect(closedLocations.filter(({ source }) => !urlPattern.test(source))).toEqual([])
    expect(closedLocations.filter(({ country, city }) => !findPlace(country, city))).toEqual([])
  })
})

describe('the brands', () => {
  const ids = new Set(refundLocations.map((record) => record.id))

  test('every city has some, each named once, with main locations that exist', () => {
    const isGood = (city: Place) => {
      const { brands = [], mainLocations = [] } = brandsOf(city.country, city.slug) ?? {}
      const isNamedOnce = new Set(brands).size === brands.length && brands.every(hasText)
      const isPlaced = mainLocations.length > 0 && mainLocations.every((id) => ids.has(id))
      return brands.length > 0 && isNamedOnce && isPlaced
    }
    expect(places.filter((place) => place.kind === 'city' && !isGood(place))).toEqual([])
  })

  test('no airport and no station has any', () => {
    const hubs = places.filter(({ kind }) => kind !== 'city')
    expect(hubs.filter(({ country, slug }) => brandsOf(country, slug))).toEqual([])
  })

  test('a name that every object inherits is no city', () => {
    expect(brandsOf('france', 'constructor')).toBeUndefined()
  })
})
