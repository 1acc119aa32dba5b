import { formatMonth } from '@retour/domain/content/format-day'
import type { Source } from '@retour/domain/content/page-content'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'

/** The sources of a page's statements, with the month of a source if it has one. */
export function SourceList({ sources }: { sources: Source[] }) {
  return (
    <ul className="grid gap-x-5 text-small md:grid-cols-2">
      {sources.map(({ name, url, readOn }) => (
        <li key={url} className="border-t border-line py-1 wrap-anywhere">
          <ExternalLink href={url} className="inline-block py-0.5 text-blue-ink">
            {name}
          </ExternalLink>
          {readOn && (
            <span className="text-ink-3"> {m.guides_source_month({ month: formatMonth(readOn) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
