import type { Progress } from '@retour/domain/trip/progress-of'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Link } from '#app/platform/site-navigation.tsx'
import { Button } from '#app/ui/button.tsx'
import { formPath } from './trip-address.ts'
import { openSheet } from './trip-draft.ts'
import type { TripView } from './trip-view.ts'

const shownAtFirst = 3
const linkClass = 'inline-flex min-h-touch items-center text-start font-strong text-blue-ink underline'

/** How much of the trip is complete, and what each receipt and form lacks. */
export function ProgressPart({ progress, view }: { progress: Progress; view: TripView }) {
  const [isOpen, setIsOpen] = useState(false)
  const { items, complete, all } = progress
  const open = items.filter(({ missing }) => missing.length > 0)
  if (all === 0) return null
  return (
    <section aria-labelledby="progress">
      <h2 id="progress" className="heading-3">
        {open.length === 0 ? m.trip_progress_all() : m.trip_progress({ complete, all })}
      </h2>
      <div aria-hidden className="mt-1 h-0.75 rounded-full bg-line">
        <div className="h-full rounded-full bg-gold" style={{ inlineSize: `${(100 * complete) / all}%` }} />
      </div>
      {open.length > 0 && <p className="mt-1 text-small text-ink-2">{m.trip_progress_lead()}</p>}
      <ul>
        {open.slice(0, isOpen ? undefined : shownAtFirst).map(({ about, missing }) => {
          const isForm = 'formId' in about
          const id = isForm ? about.formId : about.purchaseId
          const shop = [...view.forms, ...view.purchases].find((one) => one.id === id)?.shop ?? ''
          return (
            <li key={id} className="border-b border-line py-0.5 text-small">
              {isForm ? (
                <Link to={formPath(id)} className={linkClass}>
                  {m.trip_progress_open({ shop })}
                </Link>
              ) : (
                <button type="button" onClick={() => openSheet(id)} className={linkClass}>
                  {m.trip_progress_open({ shop })}
                </button>
              )}
              <p className="pb-0.75 text-ink-2">{missing.join(' ')}</p>
            </li>
          )
        })}
      </ul>
      {open.length > shownAtFirst && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          className="-ms-1.75 underline print:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? m.trip_progress_fewer() : m.trip_progress_more({ count: open.length })}
        </Button>
      )}
    </section>
  )
}
