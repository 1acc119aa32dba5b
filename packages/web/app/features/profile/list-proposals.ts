import { brandsOf } from '@retour/domain/places/brands'
import { places } from '@retour/domain/places/catalogue'

/** The suggestions for the three lists; other entries are allowed too. */
export const listProposals = {
  categories: [
    'Fashion',
    'Leather goods',
    'Shoes',
    'Watches',
    'Jewelry',
    'Beauty',
    'Eyewear',
    'Home',
    'Food and wine',
    'Children',
  ],
  brands: [...new Set(places.flatMap(({ country, slug }) => brandsOf(country, slug)?.brands ?? []))].toSorted(
    (a, b) => a.localeCompare(b),
  ),
  destinations: places.filter(({ kind }) => kind === 'city').map(({ name }) => name),
} as const
