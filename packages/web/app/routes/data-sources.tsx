import { attributions } from '@retour/domain/places/attributions'
import { countries, countryName } from '@retour/domain/places/countries'
import { findRule, newestLawEditionId } from '@retour/domain/vat/rules'
import { formatLongDay } from '@retour/domain/content/format-day'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'

export const handle: PageHandle = { reading: true }

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Data sources', path: '/data-sources' },
]

export const meta = () =>
  describePage({
    title: 'Data sources',
    description:
      'Where the places, coordinates, exchange rates and VAT rules of Retour come from, and their licenses.',
    path: '/data-sources',
    crumbs,
  })

const linkLook = 'inline-block py-1.25 text-blue-ink wrap-anywhere'

export default function DataSources() {
  return (
    <div className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="heading-1 mt-4">Data sources</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">
        Where the places, rules and rates on these pages come from. Some smaller places rest on general
        knowledge: check with them before you go out of your way.
      </p>
      <section className="mt-6" aria-labelledby="places">
        <h2 id="places" className="heading-2 text-[1.875rem]">
          Places and coordinates
        </h2>
        <ul className="mt-2 max-w-reading">
          {attributions.map(({ name, text, url }) => (
            <li key={name} className="border-t border-line py-1.5 text-small">
              <p>{text}</p>
              <p className="text-meta text-ink-3">
                <ExternalLink href={url} className={linkLook}>
                  {name}
                </ExternalLink>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-6" aria-labelledby="rules">
        <h2 id="rules" className="heading-2 text-[1.875rem]">
          VAT rules
        </h2>
        <ul className="mt-2 max-w-reading">
          {countries.map((country) => {
            const { source, checkedOn } = findRule(newestLawEditionId, country)
            return (
              <li key={country} className="border-t border-line py-1.5 text-small">
                <p>
                  {countryName(country)}, checked {formatLongDay(checkedOn)}
                </p>
                <p className="text-meta">
                  <ExternalLink href={source} className={linkLook}>
                    {source}
                  </ExternalLink>
                </p>
              </li>
            )
          })}
        </ul>
      </section>
      <section className="mt-6" aria-labelledby="rates">
        <h2 id="rates" className="heading-2 text-[1.875rem]">
          Exchange rates
        </h2>
        <p className="mt-2 max-w-reading text-small">
          Reference rates of the European Central Bank, taken once per banking day. When they cannot be had,
          the calculator says so and uses fixed rates of May 2025.
        </p>
      </section>
    </div>
  )
}
