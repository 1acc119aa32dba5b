import type { DeskEditions, PagesStatus } from '@retour/domain/wire/rules'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { momentOf } from './rule-text.ts'

/** Which edition the pages and PDFs show, and the progress of those for the edition in force. */
export function PagesNote({ pages, shipped }: { pages: PagesStatus; shipped: DeskEditions['shipped'] }) {
  const { edition, shownSince, failure, missing } = pages
  const name = pages.name ?? shipped.find(({ id }) => id === edition)?.name ?? edition
  return (
    <Note kind={failure || missing ? 'warning' : 'plain'}>
      {m.desk_pages_shown({ name, when: momentOf(shownSince) })} {progressOf(pages)}
    </Note>
  )
}

function progressOf({ writingSince, failure, missing }: PagesStatus): string {
  if (writingSince) return m.desk_pages_writing({ when: momentOf(writingSince) })
  if (missing) return m.desk_pages_missing({ missing })
  if (!failure) return ''
  const { reason, tries } = failure
  const when = momentOf(failure.nextTryAt)
  return tries === 1
    ? m.desk_pages_failed_once({ reason, when })
    : m.desk_pages_failed({ tries, reason, when })
}
