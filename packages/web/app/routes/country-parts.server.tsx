import { Constellation } from '#app/features/constellation/constellation.tsx'
import { EligibilityTable } from '#app/features/guides/eligibility-table.tsx'
import { FactRow } from '#app/features/guides/fact-row.tsx'
import { GuideSections } from '#app/features/guides/guide-sections.tsx'
import { GuidePart } from '#app/features/guides/guide-part.tsx'
import { NumberedSteps } from '#app/features/guides/numbered-steps.tsx'
import { PhraseList } from '#app/features/guides/phrase-list.tsx'
import { PlaceRow } from '#app/features/guides/place-row.tsx'
import { QuestionList } from '#app/features/guides/question-list.tsx'
import { RichWords } from '#app/features/guides/rich-words.tsx'
import { SourceList } from '#app/features/guides/source-list.tsx'
import { m } from '#app/paraglide/messages.js'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { CountryContents } from './country-contents.server.ts'
import { writePart } from './write-part.server.tsx'

const languages = { france: 'fr', spain: 'es', italy: 'it', germany: 'de' }

/** The parts of a country page as finished HTML, for `CountryScreen` to put together. */
export function countryParts(contents: CountryContents) {
  return {
    introduction: writePart(<Introduction contents={contents} />),
    overview: writePart(<GuideSections sections={contents.guide.sections} />),
    rest: writePart(<Rest contents={contents} />),
  }
}

function Introduction({ contents }: { contents: CountryContents }) {
  const { country, name, crumbs, guide, dates, hasCalculator, firstPlace, facts } = contents
  return (
    <>
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
      <div className="mt-5 border-t border-line">
        <FactRow facts={facts} />
      </div>
    </>
  )
}

function Rest({
  contents: { country, name, guide, destinations, hubs, cities },
}: {
  contents: CountryContents
}) {
  return (
    <>
      <GuidePart id="eligibility" title={m.guides_eligibility_title()}>
        <EligibilityTable rows={guide.eligibility} />
      </GuidePart>
      <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_384px] lg:items-start lg:gap-10">
        <GuidePart id="steps" title={m.guides_steps_title()}>
          <NumberedSteps steps={guide.steps} />
        </GuidePart>
        <GuidePart id="phrases" title={m.guides_phrases_title()}>
          <PhraseList phrases={guide.phrases} language={languages[country]} />
        </GuidePart>
      </div>
      <Places id="destinations" title={m.guides_destinations_title()} places={destinations} />
      <GuidePart id="questions" title={m.guides_questions_title()}>
        <QuestionList questions={guide.questions} />
      </GuidePart>
      <Places id="hubs" title={m.guides_records_hubs()} places={hubs} />
      <Places id="cities" title={m.guides_more_cities_title({ country: name })} places={cities} />
      <GuidePart id="sources" title={m.guides_sources_title()}>
        <SourceList sources={guide.sources} />
      </GuidePart>
    </>
  )
}

type PlacesProps = {
  id: string
  title: string
  places: (CountryContents['cities'][number] & { text?: string })[]
}

function Places({ id, title, places }: PlacesProps) {
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
