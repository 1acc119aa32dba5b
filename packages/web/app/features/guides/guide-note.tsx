import type { RichText } from '@retour/domain/content/page-content'
import { Note } from '#app/ui/note.tsx'
import { FormattedText } from './formatted-text.tsx'

const kinds = { law: 'rule', warning: 'warning', tip: 'plain' } as const

/** What differs from the guide by law, what goes wrong, what helps. */
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
