import { Constellation } from '#app/features/constellation/constellation.tsx'
import type { ContentsEntry } from '#app/features/guides/contents-bar.tsx'
import { EligibilityTable } from '#app/features/guides/eligibility-table.tsx'
import { FactRow } from '#app/features/guides/fact-row.tsx'
import { FoldedPart, FoldedParts } from '#app/features/guides/folded-part.tsx'
import { FoldedSections } from '#app/features/guides/folded-sections.tsx'
import { GuideSections } from '#app/features/guides/guide-sections.tsx'
import { GuidePart } from '#app/features/guides/guide-part.tsx'
import { NumberedSteps } from '#app/features/guides/numbered-steps.tsx'
import { PhraseList } from '#app/features/guides/phrase-list.tsx'
import { PlaceLinks } from '#app/features/guides/place-links.tsx'
import { PlaceRow } from '#app/features/guides/place-row.tsx'
import { QuestionList } from '#app/features/guides/question-list.tsx'
import { FormattedText } from '#app/features/guides/formatted-text.tsx'
import { SourceList } from '#app/features/guides/source-list.tsx'
import { m } from '#app/paraglide/messages.js'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { CountryContents } from './country-contents.ts'

const languages = { france: 'fr', spain: 'es', italy: 'it', germany: 'de' }

/** The country's name and lead, links to the calculator and the map, and the main figures. */
export function Introduction({ contents }: { contents: CountryContents }) {
  const { country, name, breadcrumbs, guide, dates, firstPlace, facts } = contents
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <h1 className="mt-4 font-display text-place leading-[0.95]! tracking-[-0.03em] lg:mt-7">{name}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">
        <FormattedText text={guide.lead} />
      </p>
      <p className="mt-1 text-meta text-ink-3">{dates}</p>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <ButtonLink to={`/vat-calculator/${country}`}>{m.pages_calculate_refund()}</ButtonLink>
        <ButtonLink to={`/map-locations/${country}/${firstPlace}`} variant="outlined">
          {m.pages_refund_locations()}
        </ButtonLink>
      </div>
      <div className="mt-5 border-t border-line">
        <FactRow facts={facts} />
      </div>
    </>
  )
}

/** How the refund works in this country, and who is eligible. */
export function Overview({ contents: { guide } }: { contents: CountryContents }) {
  const [first, ...others] = guide.sections
  return (
    <>
      {first && <GuideSections sections={[first]} />}
      <FoldedSections sections={others} />
      <GuidePart id="eligibility" title={m.guides_eligibility_title()}>
        <EligibilityTable rows={guide.eligibility} />
      </GuidePart>
    </>
  )
}

/** The steps, destinations, questions, other places and sources. */
export function Rest({
  contents: { country, name, guide, destinations, hubs, cities },
}: {
  contents: CountryContents
}) {
  return (
    <>
      <GuidePart id="steps" title={m.guides_steps_title()}>
        <NumberedSteps steps={guide.steps} />
      </GuidePart>
      <GuidePart id="destinations" title={m.guides_destinations_title()}>
        <ul className="grid gap-1.5 md:grid-cols-2 md:gap-3 lg:grid-cols-3">
          {destinations.map(({ to, name, text, counts, sky }) => (
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
      <GuidePart id="questions" title={m.guides_questions_title()}>
        <QuestionList questions={guide.questions} />
      </GuidePart>
      <FoldedParts>
        <FoldedPart id="phrases" title={m.guides_phrases_title()}>
          <PhraseList phrases={guide.phrases} language={languages[country]} />
        </FoldedPart>
        {hubs.length > 0 && (
          <FoldedPart id="hubs" title={m.guides_records_hubs()}>
            <PlaceLinks places={hubs} />
          </FoldedPart>
        )}
        {cities.length > 0 && (
          <FoldedPart id="cities" title={m.guides_more_cities_title({ country: name })}>
            <PlaceLinks places={cities} />
          </FoldedPart>
        )}
        <FoldedPart id="sources" title={m.guides_sources_title()}>
          <SourceList sources={guide.sources} />
        </FoldedPart>
      </FoldedParts>
    </>
  )
}

/**
 * Returns the entries of the contents bar in page order, with labels short enough for it. Empty sections are left out.
 */
export function contentsOf({ guide, hubs, cities }: CountryContents): ContentsEntry[] {
  const entries: [isThere: boolean, id: string, label: string][] = [
    [true, guide.sections[0]?.id ?? '', m.guides_contents_overview()],
    [true, 'eligibility', m.guides_contents_eligibility()],
    [true, 'search', m.guides_contents_search()],
    [true, 'steps', m.guides_contents_steps()],
    [true, 'destinations', m.guides_contents_destinations()],
    [true, 'questions', m.guides_questions_title()],
    [true, 'phrases', m.guides_contents_phrases()],
    [hubs.length > 0, 'hubs', m.guides_contents_hubs()],
    [cities.length > 0, 'cities', m.guides_contents_cities()],
    [true, 'sources', m.guides_sources_title()],
  ]
  return entries.filter(([isThere, id]) => isThere && id).map(([, id, label]) => ({ id, label }))
}
