import type { Coordinates } from '@retour/domain/places/distance'
import type { RefundLocation, RefundLocationsQuestion } from '@retour/domain/wire/refund-location'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '#app/backend/query-client.ts'
import { getRefundLocations } from '#app/backend/refund-location-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import { roundCoordinate } from './location-text.ts'

export type LocationsQuestion = Pick<RefundLocationsQuestion, 'country' | 'city' | 'type'> & {
  near?: Coordinates | null
}

/** Returns the refund locations of a place. The same query within five minutes is answered from the cache. */
export function useRefundLocations({ country, city, type, near }: LocationsQuestion) {
  const question: RefundLocationsQuestion = {
    country,
    city: city.toLowerCase(),
    type,
    ...(near && { userLat: roundCoordinate(near.lat), userLng: roundCoordinate(near.lng) }),
  }
  return useQuery(
    {
      queryKey: ['refund-locations', question],
      queryFn: ({ signal }) => getRefundLocations(question, signal),
      // For another type or order of the same place, the previous list stays until the new response.
      placeholderData: (previous: RefundLocation[] | undefined, before) =>
        isSamePlace(before?.queryKey[1] as RefundLocationsQuestion | undefined, question)
          ? previous
          : undefined,
    },
    queryClient,
  )
}

/** Shows a toast each time the locations could not be loaded, on screens that are about them. */
export function useLocationsFailure({ errorUpdatedAt }: { errorUpdatedAt: number }) {
  useEffect(() => {
    if (errorUpdatedAt) showToast('error', m.locations_load_failed_short())
  }, [errorUpdatedAt])
}

const isSamePlace = (one: RefundLocationsQuestion | undefined, other: RefundLocationsQuestion) =>
  one?.country === other.country && one.city === other.city
