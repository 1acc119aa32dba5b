import { guideFile } from '@retour/domain/content/guides/guide-file'
import type { Country } from '@retour/domain/places/countries'
import { GuideDownload } from '#app/features/guides/guide-download.tsx'
import {
  LocationSearchForm,
  type SearchPlaces,
} from '#app/features/refund-locations/location-search-form.tsx'
import { m } from '#app/paraglide/messages.js'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { WrittenPart } from '#app/ui/written-part.tsx'
import type { countryParts } from './country-parts.server.tsx'

type CountryScreenProps = {
  country: Country
  searchPlaces: SearchPlaces
  parts: ReturnType<typeof countryParts>
}

/** A country: how its refund works, who may claim, and the way to each of its places. */
export function CountryScreen({ country, searchPlaces, parts }: CountryScreenProps) {
  const guide = guideFile(country)
  return (
    <>
      <WrittenPart html={parts.introduction} className="page pt-1.5 lg:pt-3" />
      <WrittenPart html={parts.contents} className="sticky top-0 z-4 print:hidden" />
      <div className="page pb-8 md:pb-12">
        <div className="mt-5 grid gap-7 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:items-start lg:gap-10">
          <WrittenPart html={parts.overview} className="grid min-w-0 gap-7" />
          <div className="grid gap-2.5 print:hidden">
            <section aria-labelledby="search" className="rounded border border-line bg-paper p-2.5">
              <h2 id="search" className="heading-3 mb-1.75">
                {m.guides_search_title()}
              </h2>
              <Part instead={<PartBroken />}>
                <LocationSearchForm country={country} places={searchPlaces} />
              </Part>
              <noscript>
                <p className="mt-1.5 text-small text-ink-2">{m.pages_search_without_script()}</p>
              </noscript>
            </section>
            <Part instead={<PartBroken />}>
              <GuideDownload href={guide.path} title={guide.title} />
            </Part>
          </div>
        </div>
        <WrittenPart html={parts.rest} className="mt-7 grid gap-7 lg:mt-9" />
      </div>
    </>
  )
}
