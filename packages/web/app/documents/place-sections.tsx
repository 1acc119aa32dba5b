import { BrandList } from '#app/features/guides/brand-list.tsx'
import type { ContentsEntry } from '#app/features/guides/contents-bar.tsx'
import { DeskTable } from '#app/features/guides/desk-table.tsx'
import { FactRow } from '#app/features/guides/fact-row.tsx'
import { FoldedPart, FoldedParts } from '#app/features/guides/folded-part.tsx'
import { FoldedSections } from '#app/features/guides/folded-sections.tsx'
import { GuidePart } from '#app/features/guides/guide-part.tsx'
import { HubWarningNote } from '#app/features/guides/hub-warning-note.tsx'
import { LawLine } from '#app/features/guides/law-line.tsx'
import { LocalInformation } from '#app/features/guides/local-information.tsx'
import { NumberedSteps } from '#app/features/guides/numbered-steps.tsx'
import { PlaceDigest } from '#app/features/guides/place-digest.tsx'
import { QuestionList } from '#app/features/guides/question-list.tsx'
import { RefundTimeline } from '#app/features/guides/refund-timeline.tsx'
import { FormattedText } from '#app/features/guides/formatted-text.tsx'
import { ShoppingAreas } from '#app/features/guides/shopping-areas.tsx'
import { SourceList } from '#app/features/guides/source-list.tsx'
import { TipList } from '#app/features/guides/tip-list.tsx'
import { m } from '#app/paraglide/messages.js'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChauffeurCard } from './chauffeur-card.tsx'
import type { PlaceContents } from './place-contents.ts'

/** The main figures of the country. At an airport or station its lead and its desks come first. */
export function Introduction({ contents }: { contents: PlaceContents }) {
  const { kind, facts, lawNote } = contents
  const isHub = kind !== 'city'
  return (
    <>
      {isHub && <HubIntroduction contents={contents} />}
      <div className={isHub ? 'mt-5 border-t border-line lg:mt-7' : ''}>
        <FactRow facts={facts} />
      </div>
      <LawLine note={lawNote} />
    </>
  )
}

/** The introduction of an airport or station: the desks come before the text. */
function HubIntroduction({
  contents: { country, kind, guide, warning, desks },
}: {
  contents: PlaceContents
}) {
  return (
    <div className="mt-3 grid gap-3 lg:mt-4">
      <p className="max-w-reading text-lead text-ink-2">
        <FormattedText text={guide.lead} />
      </p>
      {warning && <HubWarningNote warning={warning} />}
      <a
        href={kioskHelpPath({ at: country })}
        className="inline-flex min-h-touch items-center font-strong text-blue-ink underline"
      >
        {m.help_link_hall()}
      </a>
      {desks.length > 0 && (
        <GuidePart id="desks" title={m.guides_desks_title()} className="mt-2">
          <DeskTable
            rows={desks}
            wholePlace={kind === 'airport' ? m.guides_whole_airport() : m.guides_whole_station()}
          />
        </GuidePart>
      )}
    </div>
  )
}

/** The guide's text. */
export function GuideColumn({ contents }: { contents: PlaceContents }) {
  const { country, slug, name, kind, guide, dates, hasCalculator } = contents
  return (
    <>
      {kind === 'city' ? (
        <GuidePart id="claiming" title={m.guides_claiming_in({ place: name })}>
          <p className="max-w-reading text-lead text-ink-2">
            <FormattedText text={guide.lead} />
          </p>
          <p className="mt-1.5 text-meta text-ink-3">{dates}</p>
          {hasCalculator && (
            <ButtonLink
              to={`/vat-calculator/${country}/${slug}`}
              variant="outlined"
              size="small"
              className="mt-1.5"
            >
              {m.pages_calculate_refund()}
            </ButtonLink>
          )}
        </GuidePart>
      ) : (
        <GuidePart
          id="way-through"
          title={kind === 'airport' ? m.guides_way_through_airport() : m.guides_way_through_station()}
        >
          <NumberedSteps steps={guide.wayThrough} />
          <p className="mt-1.5 text-meta text-ink-3">{dates}</p>
        </GuidePart>
      )}
      <FoldedSections sections={guide.sections} />
      <GuidePart id="tips" title={m.guides_tips_title()}>
        <TipList tips={guide.tips} />
      </GuidePart>
    </>
  )
}

/** Where to shop: areas, and brands with a store. */
export function Shops({ contents: { areas, brands } }: { contents: PlaceContents }) {
  return (
    <>
      {areas.length > 0 && (
        <GuidePart id="areas" title={m.guides_areas_title()}>
          <ShoppingAreas areas={areas} />
        </GuidePart>
      )}
      {brands.length > 0 && (
        <FoldedParts>
          <FoldedPart id="brands" title={m.guides_brands_title()}>
            <BrandList brands={brands} />
            <p className="mt-1.5 max-w-reading text-meta text-ink-3">{m.guides_brands_note()}</p>
          </FoldedPart>
        </FoldedParts>
      )}
    </>
  )
}

/** The column beside the guide on wide screens. */
export function SideColumn({
  contents: { country, slug, guide, hasChauffeur },
}: {
  contents: PlaceContents
}) {
  return (
    <>
      <FoldedParts>
        <FoldedPart id="local" title={m.guides_local_title()}>
          <LocalInformation rows={guide.local} />
        </FoldedPart>
      </FoldedParts>
      <GuidePart id="timeline" title={m.guides_timeline_title()}>
        <RefundTimeline steps={guide.timeline} />
      </GuidePart>
      {hasChauffeur && (
        // On a phone the booking form is nearer than this card.
        <div className="max-lg:hidden">
          <ChauffeurCard to={`/${country}/${slug}/book-chauffeur`} />
        </div>
      )}
    </>
  )
}

/** The questions, locations and sources. */
export function Lists({ contents }: { contents: PlaceContents }) {
  const { country, slug, guide, places, placeCount } = contents
  return (
    <>
      <GuidePart id="questions" title={m.guides_questions_title()}>
        <QuestionList questions={guide.questions} />
      </GuidePart>
      {places.length > 0 && (
        <GuidePart id="places" title={m.guides_places_title()}>
          <PlaceDigest
            groups={places}
            total={placeCount}
            to={`/map-locations/${country}/${slug}#list-view`}
          />
        </GuidePart>
      )}
      <FoldedParts>
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
export function contentsOf({ kind, desks, areas, brands, places }: PlaceContents): ContentsEntry[] {
  const entries: [isThere: boolean, id: string, label: string][] = [
    [desks.length > 0, 'desks', m.guides_contents_desks()],
    [kind === 'city', 'claiming', m.guides_contents_guide()],
    [kind !== 'city', 'way-through', m.guides_contents_way_through()],
    [true, 'tips', m.guides_tips_title()],
    [true, 'book', m.guides_contents_book()],
    [areas.length > 0, 'areas', m.guides_contents_shops()],
    [brands.length > 0, 'brands', m.guides_contents_brands()],
    [true, 'local', m.guides_contents_local()],
    [true, 'timeline', m.guides_contents_timeline()],
    [true, 'questions', m.guides_questions_title()],
    [places.length > 0, 'places', m.guides_contents_places()],
    [true, 'sources', m.guides_sources_title()],
  ]
  return entries.filter(([isThere]) => isThere).map(([, id, label]) => ({ id, label }))
}
