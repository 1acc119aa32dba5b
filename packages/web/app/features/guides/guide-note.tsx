import type { RichText } from '@retour/domain/content/page-content'
import { Note } from '#app/ui/note.tsx'
import { FormattedText } from './formatted-text.tsx'

const kinds = { law: 'rule', warning: 'warning', tip: 'plain' } as const

/** A note: a difference between guide and law, a warning, or a tip. */
export function GuideNote({ tone, text }: { tone: keyof typeof kinds; text: RichText }) {
  return (
    <div className="max-w-reading">
      <Note kind={kinds[tone]} role="note">
        <p>
          <FormattedText text={text} />
        </p>
      </Note>
    </div>
  )
}
