import { isLocationType, type LocationType } from '@retour/domain/places/location-types'
import { useLocation } from 'react-router'
import { useHydrated } from '#app/platform/use-hydrated.ts'

/** What the search form hands to the screen that it leads to, beside the address. */
export type SearchState = { locationType: LocationType }

/** The type that was searched for; undefined when one came another way. The finished page knows of no search. */
export function useSearchedType(): LocationType | undefined {
  const state = useLocation().state as Partial<SearchState> | null
  const type = state?.locationType
  return useHydrated() && isLocationType(type) ? type : undefined
}
