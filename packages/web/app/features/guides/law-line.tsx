import type { LawNote } from '@retour/domain/vat/law-note'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'

/** A line about a difference between today's law and the figures above, with its source. */
export function LawLine({ note }: { note: LawNote | null }) {
  if (!note) return null
  return (
    <p className="mt-2 max-w-reading text-meta text-ink-3">
      {note.text}{' '}
      <ExternalLink href={note.source} className="hover:text-ink">
        {m.guides_source()}
      </ExternalLink>
    </p>
  )
}
