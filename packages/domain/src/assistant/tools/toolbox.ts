import { formatMoney, type Money } from '../../money/money.ts'
import type { Place } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import type { GoodsKind } from '../../trip/trip-records.ts'
import type { LocationType } from '../../places/location-types.ts'
import type { Journey } from '../../exit/journey.ts'
import type { Citation } from '../citation.ts'
import { changesIn, type Changes } from './changes-in.ts'
import { countryRule, type CountryRule } from './country-rule.ts'
import { customsAt, type CustomsThere } from './customs-at.ts'
import { estimatePurchase, type Estimate } from './estimate-purchase.ts'
import { explain, type Explained, type Subject } from './explain.ts'
import { exportDeadline, oldestPurchase, type Deadline, type OldestPurchase } from './export-deadline.ts'
import { findLocations, type FoundLocations } from './find-locations.ts'
import { findGone, type GoneStore } from './find-gone.ts'
import { findNamedLocations } from './find-named-locations.ts'
import { findOutlets } from './find-outlets.ts'
import { goodsRate, type GoodsRate } from './goods-rate.ts'
import { grossPrice, type GrossPrice } from './gross-price.ts'
import type { FoundPassage, Library, SearchPlace } from './library.ts'
import type { OwnRows, ReadOwnRows } from './own-rows.ts'
import { maxRefund, type MaxRefund } from './max-refund.ts'
import { refundsTogether, type RefundsTogether } from './refunds-together.ts'
import { townWithoutPage } from './town-without-page.ts'
import { wayOut, type WayOut } from './way-out.ts'

/** What a quoted passage must be; `heading` are words that its heading begins with, in whatever case. */
type PassageWish = Partial<Pick<FoundPassage, 'kind' | 'country' | 'heading'>>

/**
 * What a tool was asked, so that two answers can be held against each other: an estimate's amount and country ("EUR
 * 1,250.00 france"), a rule's country, a place ("france/cdg"), a purchase day (YYYY-MM-DD), a subject.
 */
export type ToolCall = {
  tool: 'estimate' | 'rule' | 'place' | 'deadline' | 'explain' | 'way-out'
  about: string
}

/** The only ways to a fact. `results` holds everything that they gave so far: an answer's numbers must come from there. */
export type Toolbox = {
  estimate(purchase: Money, country: Country): Estimate
  /** The price with the tax, of one before it or of the tax alone. */
  gross(given: Money, part: 'net' | 'vat', country: Country): GrossPrice
  /** The refunds of purchases that each count by themselves, added up; null where they cannot be. */
  together(purchases: readonly { money: Money; country: Country }[]): RefundsTogether | null
  /** In which of several countries one price gives the most back; null where it gives nothing back in any. */
  most(purchase: Money, countries: readonly Country[]): MaxRefund | null
  rule(country: Country): CountryRule
  /** What a country's record says of a kind of goods, and what a purchase of them gives back; null where the standard rate holds. */
  goods(country: Country, kind: GoodsKind, purchase?: Money | null): GoodsRate | null
  customs(place: Place, clockMinutes?: number | null): CustomsThere
  /** Of a town without a page: that no desk is known there, and how its country validates. */
  town(name: string, country: Country): Explained
  locations(place: Place, type?: LocationType, nearTo?: string | null): FoundLocations
  /** Locations that a line of lower-case words names, in a city or in any; null when it names none. */
  named(line: string, city?: Place): FoundLocations | null
  /** Outlets around a place; null where none is near. */
  outlets(place: Place): FoundLocations | null
  /** A closed store that a line of lower-case words names; null when it names none. */
  gone(line: string): GoneStore | null
  /** `leaving` are days on which somebody wants to leave, YYYY-MM-DD. */
  deadline(purchaseDay: string, leaving?: readonly string[]): Deadline
  /** From which day on a purchase is in time for leaving on a day. */
  oldest(leavingDay: string): OldestPurchase
  explain(subject: Subject): Explained
  /** What changed in a country of ours, or anywhere, newest first. */
  changes(country: Country | null): Changes
  /** Where forms are validated on a journey. Throws as `whereToValidate` does. */
  wayOut(journey: Journey): WayOut
  search(query: string, where?: SearchPlace): FoundPassage[]
  /**
   * The best passage that holds at least this share of the question, of this kind and country where they are given, or
   * null. Only this one counts as told.
   */
  quote(query: string, where: SearchPlace, coverage: number, only?: PassageWish): FoundPassage | null
  ownRows(): Promise<OwnRows>
  results: unknown[]
  /** The calls so far, in their order; searches, names and own rows are not among them. */
  calls: ToolCall[]
}

export function createToolbox(library: Library, readOwnRows: ReadOwnRows): Toolbox {
  const results: unknown[] = []
  const calls: ToolCall[] = []
  const keep = <T>(result: T): T => {
    results.push(result)
    return result
  }
  const keepAsked = <T>(tool: ToolCall['tool'], about: string, result: T): T => {
    calls.push({ tool, about })
    return keep(result)
  }
  return {
    estimate: (purchase, country) =>
      keepAsked('estimate', aboutPurchase(purchase, country), estimatePurchase(purchase, country, library)),
    gross: (given, part, country) => keep(grossPrice(given, part, country, library)),
    together: (purchases) => {
      const found = refundsTogether(purchases, library)
      return found ? keep(found) : null
    },
    most: (purchase, countries) => {
      const found = maxRefund(purchase, countries, library)
      return found ? keep(found) : null
    },
    rule: (country) => keepAsked('rule', country, countryRule(country, library)),
    goods: (country, kind, purchase = null) => {
      const found = goodsRate(country, kind, purchase, library)
      return found ? keep(found) : null
    },
    customs: (place, clockMinutes) => keepAsked('place', aboutPlace(place), customsAt(place, clockMinutes)),
    town: (name, country) => keep(townWithoutPage(name, country)),
    locations: (place, type, nearTo) =>
      keepAsked('place', aboutPlace(place), findLocations(place, type, nearTo)),
    named: (line, city) => {
      const found = findNamedLocations(line, city)
      return found ? keep(found) : null
    },
    outlets: (place) => {
      const found = findOutlets(place)
      return found ? keep(found) : null
    },
    gone: (line) => {
      const found = findGone(line)
      return found ? keep(found) : null
    },
    deadline: (purchaseDay, leaving) =>
      keepAsked('deadline', purchaseDay, exportDeadline(purchaseDay, library, leaving)),
    oldest: (leavingDay) => keep(oldestPurchase(leavingDay)),
    explain: (subject) => keepAsked('explain', subject, explain(subject, library.editionId)),
    changes: (country) => keep(changesIn(country)),
    wayOut: (journey) => keepAsked('way-out', '', wayOut(journey)),
    search: (query, where) => keep(library.search(query, where)),
    quote: (query, where, coverage, { kind, country, heading = '' } = {}) => {
      const best = library
        .search(query, where)
        .find(
          (passage) =>
            passage.coverage >= coverage &&
            (kind === undefined || passage.kind === kind) &&
            (country === undefined || passage.country === country) &&
            passage.heading.toLowerCase().startsWith(heading.toLowerCase()),
        )
      return best ? keep(best) : null
    },
    ownRows: async () => keep(await readOwnRows()),
    results,
    calls,
  }
}

const aboutPurchase = (purchase: Money, country: Country) => `${formatMoney(purchase)} ${country}`
const aboutPlace = ({ country, slug }: Place) => `${country}/${slug}`

/** The pages that the results so far stand on. */
export function citationsOf(results: readonly unknown[]): Citation[] {
  return results.flat().flatMap((result) => {
    const { citations = [], citation } = result as { citations?: Citation[]; citation?: Citation }
    return citation ? [...citations, citation] : citations
  })
}
