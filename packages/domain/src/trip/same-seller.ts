import { brandsOf } from '../places/brands.ts'
import { findPlace } from '../places/catalogue.ts'
import type { Country } from '../places/countries.ts'
import type { Purchase } from './trip-records.ts'
import type { WithId } from './with-id.ts'
import { normalizeName } from '../places/normalize-name.ts'

/**
 * Returns a key for each purchase id that is equal for purchases from one seller: the same `seller` (VAT number), else
 * the same `locationId`, else the same known brand in one city, else the same shop name in one city. Different VAT
 * numbers are different sellers; a purchase without a number that could be from either stays alone.
 */
export function sellersOf(purchases: readonly WithId<Purchase>[]): Map<string, string> {
  return clusters(purchases, (purchase) => [
    ...locationMark(purchase),
    ...brandMark(purchase),
    nameMark(purchase),
  ])
}

/**
 * Returns a key for each purchase id that is equal for purchases in one store: the same `locationId`, else the same
 * name in one city.
 */
export function storesOf(purchases: readonly WithId<Purchase>[]): Map<string, string> {
  return clusters(
    purchases.map((purchase) => ({ ...purchase, seller: '' })),
    (purchase) => [...locationMark(purchase), nameMark(purchase)],
  )
}

function clusters(
  purchases: readonly WithId<Purchase>[],
  marksOf: (purchase: Purchase) => string[],
): Map<string, string> {
  const parents = new Map<string, string>()
  const rootOf = (mark: string): string => {
    const parent = parents.get(mark) ?? mark
    return parent === mark ? mark : rootOf(parent)
  }
  const marked = purchases.map((purchase) => ({ purchase, marks: marksOf(purchase) }))
  for (const { marks } of marked)
    for (const mark of marks) {
      const [one, other] = [rootOf(marks[0] ?? mark), rootOf(mark)].sort()
      if (one !== undefined && other !== undefined && one !== other) parents.set(other, one)
    }
  const numbers = new Map<string, Set<string>>()
  for (const { purchase, marks } of marked)
    if (numberOf(purchase) !== '') {
      const root = rootOf(marks[0] ?? '')
      numbers.set(root, (numbers.get(root) ?? new Set()).add(numberOf(purchase)))
    }
  return new Map(
    marked.map(({ purchase, marks }) => {
      const root = rootOf(marks[0] ?? '')
      const found = numbers.get(root) ?? new Set<string>()
      const [only] = found
      const number = numberOf(purchase) || (found.size === 1 ? only : '')
      if (number) return [purchase.id, `number ${purchase.country} ${number}`]
      return [purchase.id, found.size > 1 ? `${root} without a number` : root]
    }),
  )
}

/** Compares only the digits and letters of a VAT number. */
const numberOf = ({ seller }: Purchase) => seller.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const locationMark = ({ locationId }: Purchase) => (locationId ? [`location ${locationId}`] : [])

const nameMark = ({ country, city, shop }: Purchase) =>
  `name ${country} ${normalized(city)} ${normalized(shop)}`

function brandMark({ country, city, shop }: Purchase): string[] {
  const name = normalized(shop)
  const brand = brandsIn(country, normalized(city)).find(
    (known) => name === known || name.startsWith(`${known}-`),
  )
  return brand ? [`brand ${country} ${normalized(city)} ${brand}`] : []
}

const brandsByCity = new Map<string, string[]>()

function brandsIn(country: Country, city: string): string[] {
  const key = `${country} ${city}`
  const known = brandsByCity.get(key)
  if (known) return known
  const slug = findPlace(country, city)?.slug ?? city
  const brands = (brandsOf(country, slug)?.brands ?? []).map(normalized)
  brandsByCity.set(key, brands)
  return brands
}

const normalizedTexts = new Map<string, string>()

/** Ignores accents, case and separators. Results are cached, because names repeat. */
function normalized(text: string): string {
  const known = normalizedTexts.get(text)
  if (known !== undefined) return known
  const read = normalizeName(text)
  if (normalizedTexts.size >= 2000) normalizedTexts.clear()
  normalizedTexts.set(text, read)
  return read
}
