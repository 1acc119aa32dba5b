import { Constellation } from '#app/features/constellation/constellation.tsx'
import { ConstellationLegend } from '#app/features/constellation/constellation-legend.tsx'
import { BrandList } from '#app/features/guides/brand-list.tsx'
import { DeskTable } from '#app/features/guides/desk-table.tsx'
import { FactRow } from '#app/features/guides/fact-row.tsx'
import { GuidePart } from '#app/features/guides/guide-part.tsx'
import { GuideSections } from '#app/features/guides/guide-sections.tsx'
import { HubWarningNote } from '#app/features/guides/hub-warning-note.tsx'
import { LawLine } from '#app/features/guides/law-line.tsx'
import { LocalInformation } from '#app/features/guides/local-information.tsx'
import { NumberedSteps } from '#app/features/guides/numbered-steps.tsx'
import { QuestionList } from '#app/features/guides/question-list.tsx'
import { RecordList } from '#app/features/guides/record-list.tsx'
import { RefundTimeline } from '#app/features/guides/refund-timeline.tsx'
import { RichWords } from '#app/features/guides/rich-words.tsx'
import { ShoppingAreas } from '#app/features/guides/shopping-areas.tsx'
import { SourceList } from '#app/features/guides/source-list.tsx'
import { TipList } from '#app/features/guides/tip-list.tsx'
import { m } from '#app/paraglide/messages.js'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ChauffeurCard } from './chauffeur-card.tsx'
import type { PlaceContents } from './place-contents.server.ts'
import { writePart } from './write-part.server.tsx'

/** The parts of a place page as finished HTML, for `PlaceScreen` to put together. */
export function placeParts(contents: PlaceContents) {
  const { kind, crumbs, facts, lawNote, phoneSky, desktopSky } = contents
  const isHub = kind !== 'city'
  return {
    breadcrumbs: writePart(<Breadcrumbs crumbs={crumbs} />),
    legend: writePart(<ConstellationLegend entries={desktopSky.legend} />),
    phoneSky: writePart(<Constellation drawing={phoneSky} />),
    desktopSky: writePart(<Constellation drawing={desktopSky} isFilling />),
    introduction: writePart(
      <>
        {isHub && <HubIntroduction contents={contents} />}
        <div className={isHub ? 'mt-5 border-t border-line lg:mt-7' : ''}>
          <FactRow facts={facts} />
        </div>
        <LawLine note={lawNote} />
      </>,
    ),
    guide: writePart(<GuideColumn contents={contents} />),
    side: writePart(<SideColumn contents={contents} />),
    lists: writePart(<Lists contents={contents} />),
  }
}

/** In a terminal the desks come before the story. */
function HubIntroduction({
  contents: { kind, guide, warning, desks, desksCheckedOn },
}: {
  contents: PlaceContents
}) {
  return (
    <div className="mt-3 grid gap-3 lg:mt-4">
      <p className="max-w-reading text-lead text-ink-2">
        <RichWords text={guide.lead} />
      </p>
      {warning && <HubWarningNote warning={warning} />}
      {desks.length > 0 && (
        <GuidePart id="desks" title={m.guides_desks_title()} className="mt-2">
          <DeskTable
            rows={desks}
            wholePlace={kind === 'airport' ? m.guides_whole_airport() : m.guides_whole_station()}
            checkedOn={desksCheckedOn}
          />
        </GuidePart>
      )}
    </div>
  )
}

function GuideColumn({ contents }: { contents: PlaceContents }) {
  const { country, slug, name, kind, guide, areas, brands, dates, hasCalculator } = contents
  return (
    <>
      {kind === 'city' ? (
        <GuidePart id="claiming" title={m.guides_claiming_in({ place: name })}>
          <p className="max-w-reading text-lead text-ink-2">
            <RichWords text={guide.lead} />
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
      <GuideSections sections={guide.sections} />
      <GuidePart id="tips" title={m.guides_tips_title()}>
        <TipList tips={guide.tips} />
      </GuidePart>
      {areas.length > 0 && (
        <GuidePart id="areas" title={m.guides_areas_title()}>
          <ShoppingAreas areas={areas} />
        </GuidePart>
      )}
      {brands.length > 0 && (
        <GuidePart id="brands" title={m.guides_brands_title()}>
          <BrandList brands={brands} />
          <p className="mt-1.5 max-w-reading text-meta text-ink-3">{m.guides_brands_note()}</p>
        </GuidePart>
      )}
    </>
  )
}

function SideColumn({ contents: { country, slug, guide, hasChauffeur } }: { contents: PlaceContents }) {
  return (
    <>
      <GuidePart id="timeline" title={m.guides_timeline_title()}>
        <RefundTimeline steps={guide.timeline} />
      </GuidePart>
      <GuidePart id="local" title={m.guides_local_title()}>
        <LocalInformation rows={guide.local} />
      </GuidePart>
      {hasChauffeur && <ChauffeurCard to={`/${country}/${slug}/book-chauffeur`} />}
    </>
  )
}

function Lists({ contents: { guide, records } }: { contents: PlaceContents }) {
  return (
    <>
      <GuidePart id="questions" title={m.guides_questions_title()}>
        <QuestionList questions={guide.questions} />
      </GuidePart>
      {records.map(({ id, kind: marker, title, records: ofKind }) => (
        <GuidePart key={id} id={id} title={title}>
          <RecordList kind={marker} records={ofKind} />
        </GuidePart>
      ))}
      <GuidePart id="sources" title={m.guides_sources_title()}>
        <SourceList sources={guide.sources} />
      </GuidePart>
    </>
  )
}
