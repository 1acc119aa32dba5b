import { placesOf } from '@retour/domain/places/catalogue'
import { countries, type Country } from '@retour/domain/places/countries'
import type { Coordinates } from '@retour/domain/places/distance'
import type { LocationType } from '@retour/domain/places/location-types'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LocationMap, type MapSelection } from '#app/features/location-map/location-map.tsx'
import { MapFailure } from '#app/features/location-map/map-failure.tsx'
import { LocationCount } from '#app/features/refund-locations/location-count.tsx'
import { entryId } from '#app/features/refund-locations/location-entry.tsx'
import { LocationList } from '#app/features/refund-locations/location-list.tsx'
import { LocationPopup } from '#app/features/refund-locations/location-popup.tsx'
import {
  LocationSearchPanel,
  type SearchPlaces,
} from '#app/features/refund-locations/location-search-form.tsx'
import { nearestHash, tabInAddress, typeInAddress } from '#app/features/refund-locations/location-search.ts'
import { markerKind } from '#app/features/refund-locations/location-text.ts'
import { useOwnPosition, usePositionRequest } from '#app/features/refund-locations/use-own-position.ts'
import {
  useLocationsFailure,
  useRefundLocations,
} from '#app/features/refund-locations/use-refund-locations.ts'
import { m } from '#app/paraglide/messages.js'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { useMediaQuery } from '#app/platform/use-media-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { LocationsTabs } from './locations-tabs.tsx'

const searchPlaces = Object.fromEntries(
  countries.map((country) => [country, placesOf(country).map(({ slug, name }) => ({ slug, name }))]),
) as SearchPlaces

const noLocations: readonly RefundLocation[] = []

interface LocationsScreenProps {
  country: Country
  /** The place's current slug; `slug` is that of the URL, which may be an alias. */
  city: string
  slug: string
  name: string
  center: Coordinates
  /** The heading and the breadcrumbs. */
  children: ReactNode
}

/** The search, map and list of a place. The selection is in the URL. Everything works without the map. */
export function LocationsScreen({ country, city, slug, name, center, children }: LocationsScreenProps) {
  const { pathname, hash, search, key } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  // Applied at once: the URL follows a moment later, and a controlled field must not reset meanwhile.
  const [chosen, setChosen] = useState<{ type: LocationType; atEntry: string } | null>(null)
  const typeInUrl = isHydrated ? typeInAddress(search) : 'all'
  const type = chosen?.atEntry === key ? chosen.type : typeInUrl
  // On wide screens list and map are side by side, without tabs.
  const isWide = useMediaQuery('(min-width: 64rem)')
  const tab = isHydrated && !isWide ? tabInAddress(hash) : 'map'
  const [selection, setSelection] = useState<MapSelection | null>(null)
  const [isMapImpossible, setIsMapImpossible] = useState(false)
  const [handleMapFailure] = useState(() => (reason: unknown) => {
    console.warn('The map cannot be drawn:', reason)
    setIsMapImpossible(true)
  })
  const { position } = useOwnPosition()
  const query = useRefundLocations({ country, city, type, near: position })
  useLocationsFailure(query)

  const isSplit = tab === 'map' && !isMapImpossible
  const go = (change: { search?: string; hash?: string }) =>
    void navigate({ pathname, search, hash, ...change }, { replace: true, preventScrollReset: true })
  usePositionRequest(hash === nearestHash, () => go({ hash: '#list-view' }))

  function chooseType(next: LocationType) {
    setChosen({ type: next, atEntry: key })
    go({ search: next === 'all' ? '' : `?type=${next}` })
  }
  function select(next: MapSelection | null) {
    setSelection(next)
    // Only beside the map does the list scroll to the entry; on a phone that would scroll the map away.
    if (next && !next.isShown && isWide)
      document.getElementById(entryId(next.id))?.scrollIntoView({ block: 'nearest' })
  }
  function showOnMap(id: string) {
    if (tab !== 'map') go({ hash: '' })
    setSelection({ id, isShown: true })
  }

  const list = (
    <Part instead={<PartBroken />}>
      <LocationList
        query={query}
        type={type}
        placeName={name}
        Heading="h2"
        columns={isSplit ? 'md:max-lg:grid-cols-2' : 'md:grid-cols-2 xl:grid-cols-3'}
        selectedId={selection?.id}
        onShowOnMap={isMapImpossible ? undefined : showOnMap}
        onShowAll={() => chooseType('all')}
      />
    </Part>
  )
  return (
    <div
      className={
        isSplit ? 'relative lg:h-[calc(100dvh-73px)] lg:min-h-[620px] lg:border-b lg:border-line' : ''
      }
      aria-busy={query.isFetching}
    >
      <div
        className={
          isSplit ? 'lg:h-full lg:w-[512px] lg:overflow-y-auto lg:border-e lg:border-line' : 'page px-0'
        }
      >
        <div className="px-(--spacing-gutter) pt-1 lg:px-4 lg:pt-1.5">
          {children}
          <div className="mt-2">
            <Part instead={<PartBroken />}>
              <LocationSearchPanel
                country={country}
                city={city}
                places={searchPlaces}
                type={type}
                onChooseType={chooseType}
              >
                <LocationCount count={query.data?.length} isSorted={Boolean(position)} />
              </LocationSearchPanel>
            </Part>
          </div>
          <ButtonLink to={`/${country}/${slug}`} variant="outlined" isWide className="mt-1.5 print:hidden">
            {m.locations_page_guide({ place: name })}
          </ButtonLink>
        </div>
        <LocationsTabs
          tab={tab}
          onOpen={(next) => go({ hash: next === 'list' ? '#list-view' : '' })}
          map={
            isMapImpossible ? (
              <div className="grid gap-2 p-2 lg:px-4">
                <MapFailure />
                {list}
              </div>
            ) : (
              <>
                <div className="h-[304px] border-b border-line md:h-[420px] lg:absolute lg:inset-y-0 lg:start-[512px] lg:end-0 lg:h-auto lg:border-b-0">
                  <Part instead={<MapFailure />}>
                    <LocationMap
                      // If loading failed, the map at least shows the place.
                      locations={query.data ?? (query.error ? noLocations : undefined)}
                      center={center}
                      kindOf={markerKind}
                      name={m.locations_map_name({ place: name })}
                      own={position}
                      selection={selection}
                      onSelect={select}
                      onFailure={handleMapFailure}
                      renderPopup={(id) => {
                        const location = query.data?.find((one) => one.id === id)
                        return (
                          location && (
                            <Part instead={<PartBroken />}>
                              <LocationPopup location={location} />
                            </Part>
                          )
                        )
                      }}
                    />
                  </Part>
                </div>
                <div className="p-2 lg:px-4">{list}</div>
              </>
            )
          }
          list={<div className="p-2 md:max-h-[800px] md:overflow-y-auto">{list}</div>}
        />
      </div>
    </div>
  )
}
