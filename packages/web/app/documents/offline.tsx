import { m } from '#app/paraglide/messages.js'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import type { SiteDocument } from './site-document.ts'

function OfflinePage() {
  return (
    <div className="page py-8 md:py-12">
      <h1 className="heading-1">{m.offline_title()}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">{m.offline_explanation()}</p>
      <form className="mt-3">
        <button type="submit" className={buttonClass({})}>
          {m.offline_try_again()}
        </button>
      </form>
      <h2 className="heading-3 mt-5">{m.offline_kept_heading()}</h2>
      <p className="mt-1.5">
        <a className="font-strong text-blue-ink underline" href="/vat-calculator">
          {m.offline_works_calculator()}
        </a>
        <br />
        <span className="text-small text-ink-2">{m.offline_works_calculator_note()}</span>
      </p>
      <p className="mt-1.5">
        <a className="font-strong text-blue-ink underline" href={kioskHelpPath()}>
          {m.help_link_hall()}
        </a>
      </p>
      {/* The service worker fills the list, because it knows the cached pages. */}
      <ul
        data-cached-pages
        className="mt-1.5 max-w-reading columns-[16rem] gap-x-3 *:break-inside-avoid *:py-0.5 [&_a]:text-blue-ink [&_a]:underline"
      >
        <li className="text-small text-ink-2">{m.offline_kept_none()}</li>
      </ul>
      <p className="mt-1.5">
        <a className="text-blue-ink underline" href="/">
          {m.offline_works_home()}
        </a>
      </p>
    </div>
  )
}

/** The page shown without a network for a page that is not cached. Every browser caches it. */
export const offline: SiteDocument = {
  path: '/offline',
  tags: [{ title: `${m.offline_title()} | Retour` }, { name: 'robots', content: 'noindex' }],
  page: <OfflinePage />,
  isWithoutBanner: true,
  isWithoutFigures: true,
}
