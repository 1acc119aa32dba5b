import { lawNote } from '@retour/domain/vat/law-note'
import type { RefundEstimate } from '@retour/domain/vat/refund'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Note } from '#app/ui/note.tsx'
import type { Calculation } from './calculation.ts'
import { hasSourceLink, ruleSentence } from './result-words.ts'

interface RuleNoteProps {
  calculation: Calculation
  estimate: RefundEstimate
}

/** Which rule was used and from when; and, where today's law differs from it, that in one calm line. */
export function RuleNote({ calculation, estimate: { rule, minimum } }: RuleNoteProps) {
  const law = lawNote(calculation.country, calculation.editionId)
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

function SourceLink({ href }: { href: string }) {
  return (
    <ExternalLink href={href} className="font-strong text-blue-ink">
      {m.calculator_source()}
    </ExternalLink>
  )
}
