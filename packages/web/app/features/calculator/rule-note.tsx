import { lawRemark } from '@retour/domain/content/two-answers'
import type { LawComparison } from '@retour/domain/vat/compare-with-law'
import { Note } from '#app/ui/note.tsx'
import { hasSourceLink, ruleSentence } from './result-words.ts'
import { SourceLink } from './source-link.tsx'

/** Which rule was used and from when; and, where today's law asks for something else, that in one calm line. */
export function RuleNote({ comparison }: { comparison: LawComparison }) {
  const { rule, minimum } = comparison.edition
  const law = lawRemark(comparison)
  return (
    <Note kind="rule">
      <p>
        {ruleSentence(rule, minimum)} {hasSourceLink(rule) && <SourceLink href={rule.source} />}
      </p>
      {law && (
        <p className="mt-1">
          {law.text} <SourceLink href={law.source} />
        </p>
      )}
    </Note>
  )
}
