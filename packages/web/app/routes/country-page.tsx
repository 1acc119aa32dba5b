import { Constellation } from '#app/features/constellation/constellation.tsx'
import { EligibilityTable } from '#app/features/guides/eligibility-table.tsx'
import { FactRow } from '#app/features/guides/fact-row.tsx'
import { GuideBlocks } from '#app/features/guides/guide-blocks.tsx'
import { GuidePart } from '#app/features/guides/guide-part.tsx'
import { NumberedSteps } from '#app/features/guides/numbered-steps.tsx'
import { PhraseList } from '#app/features/guides/phrase-list.tsx'
import { PlaceRow } from '#app/features/guides/place-row.tsx'
import { QuestionList } from '#app/features/guides/question-list.tsx'
import { RichWords } from '#app/features/guides/rich-words.tsx'
import { SourceList } from '#app/features/guides/source-list.tsx'
import { LocationSearchForm } from '#app/features/refund-locations/location-search-form.tsx'
import { m } from '#app/paraglide/messages.js'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { CountryPage } from './country-page.server.ts'

const columns = 'mt-7 grid gap-7 lg:mt-9 lg:grid-cols-[minmax(0,1fr)_384px] lg:items-start lg:gap-10'

const languages = { france: 'fr', spain: 'es', italy: 'it', germany: 'de' }

/** A country: how its refund works, who may claim, and the way to each of its places. */
export function CountryScreen({ page }: { page: CountryPage }) {
  const { country, name, facts, guide, destinations, cities, hubs } = page
  return (
    <div className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Header page={page} />
      <div className="mt-5 border-t border-line">
        <FactRow facts={facts} />
      </div>
      <div className={columns}>
        <div className="grid min-w-0 gap-7">
          {guide.sections.map(({ id, title, blocks }) => (
            <GuidePart key={id} id={id} title={title}>
              <GuideBlocks blocks={blocks} />
            </GuidePart>
          ))}
        </div>
        <SearchPart page={page} />
      </div>
      <GuidePart id="eligibility" title={m.guides_eligibility_title()} className="mt-7 lg:mt-9">
        <EligibilityTable rows={guide.eligibility} />
      </GuidePart>
      <div className={columns}>
        <GuidePart id="steps" title={m.guides_steps_title()}>
          <NumberedSteps steps={guide.steps} />
        </GuidePart>
        <GuidePart id="phrases" title={m.guides_phrases_title()}>
          <PhraseList phrases={guide.phrases} language={languages[country]} />
        </GuidePart>
      </div>
      <div className="mt-7 grid gap-7 lg:mt-9">
        <PlacesPart id="destinations" title={m.guides_destinations_title()} places={destinations} />
        <GuidePart id="questions" title={m.guides_questions_title()}>
          <QuestionList questions={guide.questions} />
        </GuidePart>
        <PlacesPart id="hubs" title={m.guides_records_hubs()} places={hubs} />
        <PlacesPart id="cities" title={m.guides_more_cities_title({ country: name })} places={cities} />
        <GuidePart id="sources" title={m.guides_sources_title()}>
          <SourceList sources={guide.sources} />
        </GuidePart>
      </div>
    </div>
  )
}

function Header({
  page: { country, name, crumbs, guide, dates, hasCalculator, firstPlace },
}: {
  page: CountryPage
}) {
  return (
    <header>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-4 font-display text-place leading-[0.95]! tracking-[-0.03em] lg:mt-7">{name}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">
        <RichWords text={guide.lead} />
      </p>
      <p className="mt-1 text-meta text-ink-3">{dates}</p>
      <div className="mt-3 flex flex-wrap gap-1.5">
        {hasCalculator && (
          <ButtonLink to={`/vat-calculator/${country}`}>{m.pages_calculate_refund()}</ButtonLink>
        )}
        <ButtonLink
          to={`/map-locations/${country}/${firstPlace}`}
          variant={hasCalculator ? 'outlined' : 'filled'}
        >
          {m.pages_refund_locations()}
        </ButtonLink>
      </div>
    </header>
  )
}

function SearchPart({ page: { country, searchPlaces } }: { page: CountryPage }) {
  return (
    <section aria-labelledby="search" className="rounded border border-line bg-paper p-2.5 print:hidden">
      <h2 id="search" className="heading-3 mb-1.75">
        {m.guides_search_title()}
      </h2>
      <LocationSearchForm country={country} places={searchPlaces} />
      <noscript>
        <p className="mt-1.5 text-small text-ink-2">{m.pages_search_without_script()}</p>
      </noscript>
    </section>
  )
}

type PlacesPartProps = {
  id: string
  title: string
  places: (CountryPage['cities'][number] & { text?: string })[]
}

function PlacesPart({ id, title, places }: PlacesPartProps) {
  if (places.length === 0) return null
  return (
    <GuidePart id={id} title={title}>
      <ul className="grid gap-1.5 md:grid-cols-2 md:gap-3 lg:grid-cols-3">
        {places.map(({ to, name, text, counts, sky }) => (
          <PlaceRow
            key={to}
            to={to}
            name={name}
            text={text}
            counts={counts}
            sky={<Constellation drawing={sky} isDecorative />}
          />
        ))}
      </ul>
    </GuidePart>
  )
}
