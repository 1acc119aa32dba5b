import { placesOf } from '@retour/domain/places/catalogue'
import { isCalculatorCountry } from '@retour/domain/places/calculator-cities'
import { type Country, countryName, isCountry } from '@retour/domain/places/countries'
import { refundLocationsOf } from '@retour/domain/places/refund-locations'
import { lawNote } from '@retour/domain/vat/law-note'
import { findRule } from '@retour/domain/vat/rules'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { constellationOf } from '#app/features/constellation/constellation-of.server.ts'
import { Constellation } from '#app/features/constellation/constellation.tsx'
import { FactRow } from '#app/features/guides/fact-row.tsx'
import { LawLine } from '#app/features/guides/law-line.tsx'
import { PlaceRow } from '#app/features/guides/place-row.tsx'
import { minimumWords, percentWords } from '@retour/domain/content/rule-words'
import { builtRulesEdition } from '#app/platform/build-settings.ts'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export const handle: PageHandle = { reading: true }

export function loader({ request }: LoaderFunctionArgs) {
  const country = new URL(request.url).pathname.split('/')[1]?.replace(/\.data$/, '')
  if (!isCountry(country)) throw new Response('Not found', { status: 404 })
  const places = placesOf(country).map((place) => {
    const records = refundLocationsOf(country, place.slug)
    return {
      slug: place.slug,
      name: place.name,
      kind: place.kind,
      locationCount: records.length,
      deskCount: records.filter(({ type }) => type === 'refund-office').length,
      sky: constellationOf(country, place.slug, 'thumbnail'),
    }
  })
  return { country, places }
}

const crumbsOf = (country: Country) => [
  { name: 'Home', path: '/' },
  { name: countryName(country), path: `/${country}` },
]

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { country, places } = loaderData
  const name = countryName(country)
  const rule = findRule(builtRulesEdition, country)
  return [
    ...describePage({
      title: `VAT refund in ${name}`,
      description: `VAT refund in ${name} for visitors from outside the EU: ${percentWords(rule.rate)} VAT, ${minimumWords(rule)} in one store, with ${places.length} cities, airports and stations.`,
      path: `/${country}`,
      crumbs: crumbsOf(country),
    }),
    { name: 'keywords', content: `VAT refund ${name}, tax-free shopping ${name}, tourist refund` },
  ]
}

export default function CountryPage() {
  const { country, places } = useLoaderData<typeof loader>()
  const name = countryName(country)
  const rule = findRule(builtRulesEdition, country)
  const cities = places.filter(({ kind }) => kind === 'city')
  const hubs = places.filter(({ kind }) => kind !== 'city')
  return (
    <div className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs crumbs={crumbsOf(country)} />
      <h1 className="mt-4 font-display text-place leading-[0.95]! tracking-[-0.03em] lg:mt-7">{name}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">
        {percentWords(rule.rate)} VAT, {minimumWords(rule)} in one store. Open to people who live outside the
        EU and stay less than six months.
      </p>
      <div className="mt-3 flex flex-wrap gap-1.5">
        {isCalculatorCountry(country) && (
          <ButtonLink to={`/vat-calculator/${country}`}>Calculate Refund</ButtonLink>
        )}
        <ButtonLink
          to={`/map-locations/${country}/${places[0]?.slug}`}
          variant={isCalculatorCountry(country) ? 'outlined' : 'filled'}
        >
          Refund Locations
        </ButtonLink>
      </div>
      <div className="mt-5 border-t border-line">
        <FactRow country={country} rule={rule} />
      </div>
      <div className="mt-2">
        <LawLine note={lawNote(country, builtRulesEdition)} />
      </div>
      {[
        { title: 'Cities', group: cities },
        { title: 'Airports and stations', group: hubs },
      ].map(({ title, group }) => (
        <section key={title} className="mt-7 md:mt-9" aria-labelledby={title.split(' ')[0]}>
          <h2 id={title.split(' ')[0]} className="heading-2">
            {title}
          </h2>
          <ul className="mt-3 grid gap-1.5 md:grid-cols-2 md:gap-3 lg:grid-cols-3">
            {group.map(({ slug, name, locationCount, deskCount, sky }) => (
              <PlaceRow
                key={slug}
                to={`/${country}/${slug}`}
                name={name}
                locationCount={locationCount}
                deskCount={deskCount}
                sky={<Constellation drawing={sky} isDecorative />}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
