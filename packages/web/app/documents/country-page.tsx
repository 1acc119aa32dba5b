import { guideFile } from '@retour/domain/content/guides/guide-file'
import { ContentsBar } from '#app/features/guides/contents-bar.tsx'
import { GuideDownload } from '#app/features/guides/guide-download.tsx'
import { LocationSearchForm } from '#app/features/refund-locations/location-search-form.tsx'
import { m } from '#app/paraglide/messages.js'
import type { CountryContents } from './country-contents.ts'
import { contentsOf, Introduction, Overview, Rest } from './country-sections.tsx'
import { Island } from './island.tsx'

/** The page of a country: how its refund works, who is eligible, and links to its places. */
export function CountryPage({ contents }: { contents: CountryContents }) {
  const { country, searchPlaces } = contents
  const guide = guideFile(country)
  return (
    <>
      <div className="page pt-1.5 lg:pt-3">
        <Introduction contents={contents} />
      </div>
      <div className="sticky top-0 z-4 print:hidden">
        <ContentsBar entries={contentsOf(contents)} />
      </div>
      <div className="page pb-8 md:pb-12">
        <div className="mt-5 grid gap-7 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_384px] lg:items-start lg:gap-10">
          <div className="grid min-w-0 gap-7">
            <Overview contents={contents} />
          </div>
          <div className="grid gap-2.5 print:hidden">
            <section aria-labelledby="search" className="rounded border border-line bg-paper p-2.5">
              <h2 id="search" className="heading-3 mb-1.75">
                {m.guides_search_title()}
              </h2>
              <Island of={LocationSearchForm} when="idle" props={{ country, places: searchPlaces }} />
              <noscript>
                <p className="mt-1.5 text-small text-ink-2">{m.pages_search_without_script()}</p>
              </noscript>
            </section>
            <Island of={GuideDownload} when="idle" props={{ href: guide.path, title: guide.title }} />
          </div>
        </div>
        <div className="mt-7 grid gap-7 lg:mt-9">
          <Rest contents={contents} />
        </div>
      </div>
    </>
  )
}
