import { Flag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

const form = lazyPart(
  () => import('./place-report-form.tsx').then(({ PlaceReportForm }) => PlaceReportForm),
  'min-h-30',
)

/** The button "Something wrong here?" and its form, which reports an error at a location to our staff. */
export function ReportPlace({ id, name }: { id: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  // Preloads the form, because the network may be lost a moment later, in a shop.
  useEffect(() => void form.preload(), [])
  return (
    <>
      <button
        type="button"
        aria-label={m.locations_report_of({ name })}
        className="inline-flex min-h-touch cursor-pointer items-center gap-0.75 font-strong text-blue-ink underline"
        onClick={() => setIsOpen(true)}
      >
        <Flag aria-hidden className="size-2 flex-none" strokeWidth={1.6} />
        {m.locations_report()}
      </button>
      {isOpen && (
        <Sheet
          title={m.locations_report_title()}
          closeLabel={m.locations_report_close()}
          onClose={() => setIsOpen(false)}
        >
          <form.Part location={id} name={name} onDone={() => setIsOpen(false)} />
        </Sheet>
      )}
    </>
  )
}
