import { sourceName, standingText } from '@retour/domain/content/standing-text'
import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { TriangleAlert } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'

/** The warning about a location, shown before everything else. Empty if there is none. */
export function LocationWarning({
  location: { name, warning, warning_kind: kind, warning_source: source },
}: {
  location: Pick<RefundLocation, 'name' | 'warning' | 'warning_kind' | 'warning_source'>
}) {
  if (!warning || !kind) return null
  return (
    <p className="flex gap-1 rounded-sm bg-amber-wash px-1 py-0.5 text-small">
      <TriangleAlert aria-hidden className="mt-[3px] size-[18px] flex-none text-amber" strokeWidth={1.6} />
      <span className="min-w-0">
        <span className="font-strong text-amber">{standingText({ kind: 'warned', warning: kind })}.</span>{' '}
        {warning}
        {source && (
          <>
            {' '}
            <ExternalLink
              href={source}
              label={m.locations_warning_source_of({ source: sourceName(source), name })}
              className="py-0.5 text-blue-ink wrap-anywhere"
            >
              {sourceName(source)}
            </ExternalLink>
          </>
        )}
      </span>
    </p>
  )
}
