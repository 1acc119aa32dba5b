import { Link } from 'react-router'
import { findRule, newestLawEditionId } from '@retour/domain/vat/rules'
import { formatLongDay } from '@retour/domain/content/format-day'
import { footerGroups } from './footer-links.ts'
import { Wordmark } from './wordmark.tsx'

const checkedOn = formatLongDay(findRule(newestLawEditionId, 'france').checkedOn)

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line pt-6 pb-4 print:pt-2">
      <div className="page">
        <div className="grid grid-cols-2 gap-x-2 gap-y-4 md:grid-cols-[1.3fr_1fr_1fr_1fr]">
          <div className="col-span-full md:col-span-1">
            <Wordmark />
            <p className="mt-0.5 max-w-[34ch] text-small text-ink-2">
              The money’s way back, and your trip home. Amounts are estimates; rules checked {checkedOn}.
            </p>
          </div>
          {footerGroups.map(({ title, links }) => (
            <nav key={title} aria-label={title} className="print:hidden">
              <h2 className="text-small font-strong">{title}</h2>
              <ul className="mt-0.5 text-small text-ink-2">
                {links.map(({ name, path }) => (
                  <li key={name}>
                    <Link
                      to={path}
                      className="inline-flex min-h-touch items-center no-underline hover:text-ink hover:underline md:min-h-[34px]"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-4 border-t border-line pt-2 text-meta text-ink-3">
          Place data: GeoNames, OurAirports, Deutsche Bahn and others.{' '}
          <Link to="/data-sources" className="inline-block py-1.5 underline hover:text-ink">
            All sources and licenses
          </Link>
        </p>
      </div>
    </footer>
  )
}
