import { m } from '#app/paraglide/messages.js'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { buttonClass } from '#app/ui/button-class.ts'

/** Kept by every visitor's browser, and shown for a page that it has not kept when there is no network. */
export const handle: PageHandle = { static: true }

export const meta = () => [{ title: `${m.offline_title()} | Retour` }, { name: 'robots', content: 'noindex' }]

export default function Offline() {
  return (
    <div className="page py-8 md:py-12">
      <h1 className="heading-1">{m.offline_title()}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">{m.offline_explanation()}</p>
      <ul className="mt-3 max-w-reading list-disc ps-3 text-ink-2">
        <li>{m.offline_works_calculator()}</li>
        <li>{m.offline_works_guides()}</li>
        <li>{m.offline_works_visited()}</li>
      </ul>
      <div className="mt-4 flex flex-wrap gap-1.5">
        <a className={buttonClass({})} href="/vat-calculator">
          {m.offline_open_calculator()}
        </a>
        <form>
          <button type="submit" className={buttonClass({ variant: 'outlined' })}>
            {m.offline_try_again()}
          </button>
        </form>
      </div>
    </div>
  )
}
