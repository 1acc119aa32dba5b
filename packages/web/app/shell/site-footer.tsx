import { checkedDate } from '@retour/domain/content/checked-date'
import { lawCheckedOn } from '@retour/domain/vat/edition-ids'
import { Link } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import { type FooterLink, legalLinks, placeGroups, resourceLinks } from './footer-links.ts'
import { Wordmark } from './wordmark.tsx'

const lawCheckedDate = checkedDate(lawCheckedOn)
const linkClass = 'no-underline hover:text-ink hover:underline'

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line pt-6 pb-4 print:pt-2">
      <div className="page">
        <div className="grid grid-cols-2 gap-x-2 gap-y-4 md:grid-cols-[1fr_1fr_1fr_1.5fr] lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.4fr]">
          <div className="col-span-full lg:col-span-1 lg:row-span-2">
            <Wordmark />
            <p className="mt-0.5 max-w-[16em] text-small text-ink-2">
              {m.shell_footer_text({ checkedDate: lawCheckedDate })}
            </p>
          </div>
          {placeGroups.map(({ title, links }, index) => (
            <LinkGroup
              key={title()}
              title={title()}
              links={links}
              // The two short groups share a column, beside the long ones.
              className={index < 2 ? 'md:row-span-2' : index === 3 ? 'md:col-start-3 lg:col-start-4' : ''}
            />
          ))}
          <LinkGroup
            title={m.shell_footer_resources()}
            links={resourceLinks}
            className="max-md:col-span-full md:col-start-4 md:row-span-2 md:row-start-2 lg:col-start-5 lg:row-start-1"
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-1 text-meta text-ink-3">
          <nav aria-label={m.shell_footer_legal()} className="print:hidden">
            <ul className="flex flex-wrap gap-x-2">
              {legalLinks.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path} className={`inline-flex min-h-touch items-center ${linkClass}`}>
                    {name()}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p>
            {m.shell_footer_place_data()}{' '}
            <Link to="/data-sources" className="inline-block py-1.5 underline hover:text-ink">
              {m.shell_footer_sources()}
            </Link>
          </p>
        </div>
      </div>
    </footer>
  )
}

function LinkGroup({ title, links, className }: { title: string; links: FooterLink[]; className: string }) {
  return (
    <nav aria-label={title} className={`print:hidden ${className}`}>
      <h2 className="text-small font-strong">{title}</h2>
      <ul className="mt-0.5 text-small text-ink-2">
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={`inline-flex min-h-touch items-center md:min-h-[34px] ${linkClass}`}>
              {name()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
