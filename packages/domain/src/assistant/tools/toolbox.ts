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
import { findClosedStore, type ClosedStore } from './find-closed-store.ts'
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

/** Restricts a quoted passage. `heading`: how its heading begins, in any case. */
type PassageWish = Partial<Pick<FoundPassage, 'kind' | 'country' | 'heading'>>

/**
 * A call of a tool, for comparing two answers. `about`: an estimate's amount and country ("EUR 1,250.00 france"), a
 * rule's country, a place ("france/cdg"), a purchase day (YYYY-MM-DD), or a subject.
 */
export type ToolCall = {
  tool: 'estimate' | 'rule' | 'place' | 'deadline' | 'explain' | 'way-out'
  about: string
}

/** The only sources of facts. `results` contains all results so far: the numbers of an answer must be in them. */
export type Toolbox = {
  estimate(purchase: Money, country: Country): Estimate
  /** Returns the gross price for a net price or an amount of tax. */
  gross(given: Money, part: 'net' | 'vat', country: Country): GrossPrice
  /** Returns the sum of the refunds of purchases that count separately, or null if they cannot be added. */
  together(purchases: readonly { money: Money; country: Country }[]): RefundsTogether | null
  /** Returns in which of several countries a price gives the largest refund; null if it gives none. */
  most(purchase: Money, countries: readonly Country[]): MaxRefund | null
  rule(country: Country): CountryRule
  /**
   * Returns a country's record on a kind of goods, with the refund of a purchase; null if the standard rate applies.
   */
  goods(country: Country, kind: GoodsKind, purchase?: Money | null): GoodsRate | null
  customs(place: Place, clockMinutes?: number | null): CustomsThere
  /** Returns what is known of a town without a page: that no desk is known, and how its country validates. */
  town(name: string, country: Country): Explained
  locations(place: Place, type?: LocationType, nearTo?: string | null): FoundLocations
  /** Returns the locations that a lower-case line names, in one city or in all; null if it names none. */
  named(line: string, city?: Place): FoundLocations | null
  /** Returns the outlets around a place; null if none is near. */
  outlets(place: Place): FoundLocations | null
  /** Returns the closed store that a lower-case line names, or null. */
  closedStore(line: string): ClosedStore | null
  /** Returns the export deadline. `leaving`: days on which somebody wants to leave, YYYY-MM-DD. */
  deadline(purchaseDay: string, leaving?: readonly string[]): Deadline
  /** Returns from which day on a purchase is in time for a day of leaving. */
  oldest(leavingDay: string): OldestPurchase
  explain(subject: Subject): Explained
  /** Returns the changes of rules in a country, or in all, newest first. */
  changes(country: Country | null): Changes
  /** Returns where the forms of a journey are validated. Throws like `whereToValidate`. */
  wayOut(journey: Journey): WayOut
  search(query: string, where?: SearchPlace): FoundPassage[]
  /**
   * Returns the best passage with at least this coverage that matches `only`, or null. It counts as used in the answer.
   */
  quote(query: string, where: SearchPlace, coverage: number, only?: PassageWish): FoundPassage | null
  ownRows(): Promise<OwnRows>
  results: unknown[]
  /** The calls so far, in their order, without searches, names and own rows. */
  calls: ToolCall[]
}

/** Creates the tools for one answer. They record their calls and results. */
export function createToolbox(library: Library, readOwnRows: ReadOwnRows): Toolbox {
  const results: unknown[] = []
  const calls: ToolCall[] = []
  const keep = <T>(result: T): T => {
    results.push(result)
    return result
  }
  const recordCall = <T>(tool: ToolCall['tool'], about: string, result: T): T => {
    calls.push({ tool, about })
    return keep(result)
  }
  return {
    estimate: (purchase, country) =>
      recordCall('estimate', aboutPurchase(purchase, country), estimatePurchase(purchase, country, library)),
    gross: (given, part, country) => keep(grossPrice(given, part, country, library)),
    together: (purchases) => {
      const found = refundsTogether(purchases, library)
      return found ? keep(found) : null
    },
    most: (purchase, countries) => {
      const found = maxRefund(purchase, countries, library)
      return found ? keep(found) : null
    },
    rule: (country) => recordCall('rule', country, countryRule(country, library)),
    goods: (country, kind, purchase = null) => {
      const found = goodsRate(country, kind, purchase, library)
      return found ? keep(found) : null
    },
    customs: (place, clockMinutes) => recordCall('place', aboutPlace(place), customsAt(place, clockMinutes)),
    town: (name, country) => keep(townWithoutPage(name, country)),
    locations: (place, type, nearTo) =>
      recordCall('place', aboutPlace(place), findLocations(place, type, nearTo)),
    named: (line, city) => {
      const found = findNamedLocations(line, city)
      return found ? keep(found) : null
    },
    outlets: (place) => {
      const found = findOutlets(place)
      return found ? keep(found) : null
    },
    closedStore: (line) => {
      const found = findClosedStore(line)
      return found ? keep(found) : null
    },
    deadline: (purchaseDay, leaving) =>
      recordCall('deadline', purchaseDay, exportDeadline(purchaseDay, library, leaving)),
    oldest: (leavingDay) => keep(oldestPurchase(leavingDay)),
    explain: (subject) => recordCall('explain', subject, explain(subject, library.editionId)),
    changes: (country) => keep(changesIn(country)),
    wayOut: (journey) => recordCall('way-out', '', wayOut(journey)),
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

/** Returns the pages that results are based on. */
export function citationsOf(results: readonly unknown[]): Citation[] {
  return results.flat().flatMap((result) => {
    const { citations = [], citation } = result as { citations?: Citation[]; citation?: Citation }
    return citation ? [...citations, citation] : citations
  })
}
