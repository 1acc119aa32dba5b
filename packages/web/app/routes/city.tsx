import { countryName } from '@retour/domain/places/countries'
import type { RefundLocationType } from '@retour/domain/places/location-types'
import { refundLocationsOf } from '@retour/domain/places/refund-locations'
import { lawNote } from '@retour/domain/vat/law-note'
import { findRule } from '@retour/domain/vat/rules'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  replace,
  useLoaderData,
} from 'react-router'
import { constellationOf } from '#app/features/constellation/constellation-of.server.ts'
import { Constellation } from '#app/features/constellation/constellation.tsx'
import { ConstellationLegend } from '#app/features/constellation/constellation-legend.tsx'
import { FactRow } from '#app/features/guides/fact-row.tsx'
import { LawLine } from '#app/features/guides/law-line.tsx'
import { PlaceHeader } from '#app/features/guides/place-header.tsx'
import { guideRecordOf } from '#app/features/guides/guide-record.ts'
import { RecordList } from '#app/features/guides/record-list.tsx'
import { minimumWords, percentWords } from '@retour/domain/content/rule-words'
import { builtRulesEdition } from '#app/platform/build-settings.ts'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { crumbsOfPlace } from './place-crumbs.ts'
import { placeInUrl, requirePlaceInUrl } from './place-in-url.ts'

export const handle: PageHandle = { reading: true }

const groups: { type: RefundLocationType; title: string }[] = [
  { type: 'refund-office', title: 'Refund desks' },
  { type: 'shopping-area', title: 'Shopping areas' },
  { type: 'transportation', title: 'Airports and stations' },
]

export function loader({ request }: LoaderFunctionArgs) {
  const { country, slug, place } = requirePlaceInUrl(request.url)
  const records = refundLocationsOf(country, place.slug).map(guideRecordOf)
  return {
    country,
    slug,
    name: place.name,
    kind: place.kind,
    mainSlug: place.slug,
    position: { lat: place.lat, lng: place.lng },
    records,
    phoneSky: constellationOf(country, place.slug, 'header-phone'),
    desktopSky: constellationOf(country, place.slug, 'header-desktop'),
  }
}

/** A city that the country doesn't have leads to the country's page (specification, section 2). */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (!placeInUrl(request.url)) {
    const [, country = '', city = ''] = new URL(request.url).pathname.split('/')
    console.warn(`Unknown city "${city}" for ${country}: showing the country page.`)
    throw replace(`/${country}`)
  }
  return serverLoader<typeof loader>()
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { country, name, kind, mainSlug, position, records } = loaderData
  const where = kind === 'city' ? `in ${name}` : `at ${name}`
  const path = `/${country}/${mainSlug}`
  const rule = findRule(builtRulesEdition, country)
  const description = `VAT refund ${where}: ${percentWords(rule.rate)} VAT, ${minimumWords(rule)} in one store, and ${records.length} places to shop, get the form and collect your refund.`
  return [
    ...describePage({
      title: `VAT refund ${where}, ${countryName(country)}`,
      description,
      path,
      crumbs: crumbsOfPlace(loaderData),
    }),
    {
      name: 'keywords',
      content: `VAT refund ${name}, tax-free shopping ${name}, détaxe, ${countryName(country)}`,
    },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'TouristAttraction',
        name,
        description,
        geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
      },
    },
  ]
}

export default function City() {
  const data = useLoaderData<typeof loader>()
  const { country, slug, name, kind, records, phoneSky, desktopSky } = data
  const rule = findRule(builtRulesEdition, country)
  return (
    <>
      <PlaceHeader
        name={name}
        ruleLine={`${percentWords(rule.rate)} VAT, ${minimumWords(rule)} in one store.`}
        breadcrumbs={<Breadcrumbs crumbs={crumbsOfPlace(data)} />}
        legend={<ConstellationLegend entries={desktopSky.legend} />}
        phoneSky={<Constellation drawing={phoneSky} />}
        desktopSky={<Constellation drawing={desktopSky} isFilling />}
        actions={
          <>
            <ButtonLink to={`/map-locations/${country}/${slug}`}>
              {kind === 'city' ? `${name} refund locations` : 'Refund locations'}
            </ButtonLink>
            <ButtonLink to={`/${country}/${slug}/book-chauffeur`} variant="outlined">
              Book Transportation
            </ButtonLink>
          </>
        }
      />
      <div className="page pb-8 md:pb-12">
        <FactRow country={country} rule={rule} />
        <div className="mt-2">
          <LawLine note={lawNote(country, builtRulesEdition)} />
        </div>
        <div className="mt-5 grid gap-7 lg:mt-7">
          {groups.map(({ type, title }) => {
            const ofType = records.filter((record) => record.type === type)
            return ofType.length > 0 && <RecordList key={type} title={title} records={ofType} />
          })}
        </div>
      </div>
    </>
  )
}
