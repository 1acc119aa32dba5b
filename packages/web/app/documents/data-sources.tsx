import { formatLongDay, formatMonth } from '@retour/domain/content/format-day'
import { sourceName } from '@retour/domain/content/standing-text'
import { attributions } from '@retour/domain/places/attributions'
import { dataCounts } from '@retour/domain/places/data-counts'
import { closedLocations } from '@retour/domain/places/closed-locations'
import { factsChangedOn } from '@retour/domain/places/place-facts'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { guideFigures } from '@retour/domain/vat/guide-figures'
import { GuidePart } from '#app/features/guides/guide-part.tsx'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { DataSourcesRules } from './data-sources-rules.tsx'
import type { SiteDocument } from './site-document.ts'

const path = '/data-sources'
const breadcrumbs = [
  { name: m.shell_home(), path: '/' },
  { name: m.pages_sources_title(), path },
]
const linkClass = 'inline-block py-1.25 text-blue-ink wrap-anywhere'

/** The sources of places, rules and rates, with their licenses. */
function DataSourcesPage() {
  return (
    <div className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs items={breadcrumbs} />
      <h1 className="heading-1 mt-4">{m.pages_sources_title()}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">{m.pages_sources_lead()}</p>
      <div className="mt-6 grid gap-6">
        <GuidePart id="records" title={m.pages_sources_records()}>
          <Records />
        </GuidePart>
        <GuidePart id="gone" title={m.pages_sources_gone()}>
          <ClosedLocations />
        </GuidePart>
        <GuidePart id="places" title={m.pages_sources_places()}>
          <ul className="max-w-reading">
            {attributions.map(({ name, text, url }) => (
              <li key={name} className="border-t border-line py-1.5 text-small">
                <p>{text}</p>
                <p className="text-meta">
                  <ExternalLink href={url} className={linkClass}>
                    {name}
                  </ExternalLink>
                </p>
              </li>
            ))}
          </ul>
        </GuidePart>
        <GuidePart id="rules" title={m.pages_sources_rules()}>
          <DataSourcesRules />
        </GuidePart>
        <GuidePart id="rates" title={m.pages_sources_rates()}>
          <p className="max-w-reading text-small">
            {m.pages_sources_rates_text({ month: formatMonth(guideFigures.updated) })}
          </p>
        </GuidePart>
      </div>
    </div>
  )
}

/** Statistics of the records, counted at build time. */
function Records() {
  const counts = dataCounts(refundLocations, factsChangedOn)
  const sentences = [
    m.pages_sources_records_total(counts),
    m.pages_sources_records_sources(counts),
    m.pages_sources_records_dates({ ...counts, day: formatLongDay(factsChangedOn) }),
    m.pages_sources_records_hours(counts),
    m.pages_sources_records_areas(counts),
    m.pages_sources_records_points(counts),
    m.pages_sources_records_warned(counts),
    counts.lookedUpOn &&
      m.pages_sources_records_looked_up({ ...counts, day: formatLongDay(counts.lookedUpOn) }),
  ].filter((sentence) => typeof sentence === 'string')
  return (
    <ul className="max-w-reading">
      {sentences.map((sentence) => (
        <li key={sentence} className="border-t border-line py-1.5 text-small">
          {sentence}
        </li>
      ))}
    </ul>
  )
}

function ClosedLocations() {
  return (
    <ul className="max-w-reading">
      {closedLocations.map(({ id, name, closedOn, source }) => (
        <li key={id} className="border-t border-line py-1.5 text-small">
          <p>{m.pages_sources_gone_store({ name, day: formatLongDay(closedOn) })}</p>
          <p className="text-meta">
            <ExternalLink
              href={source}
              label={m.pages_sources_gone_source({ name, source: sourceName(source) })}
              className={linkClass}
            >
              {sourceName(source)}
            </ExternalLink>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The document of the data sources. */
export const dataSources: SiteDocument = {
  path,
  tags: describePage({
    title: m.pages_sources_title(),
    description: m.pages_sources_description(),
    path,
    breadcrumbs,
  }),
  page: <DataSourcesPage />,
}
