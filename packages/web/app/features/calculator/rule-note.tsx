import { lawCounting } from '@retour/domain/content/counting-text'
import { lawRemark } from '@retour/domain/content/two-answers'
import type { LawComparison } from '@retour/domain/vat/compare-with-law'
import { countryName } from '@retour/domain/places/countries'
import { countingRules } from '@retour/domain/vat/counting-rules'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { hasSourceLink, ruleSentence } from './result-text.ts'
import { SourceLink } from './source-link.tsx'

/**
 * The rule that was used and since when it applies, how the law counts receipts, and, if today's law differs, what it
 * requires.
 */
export function RuleNote({ comparison }: { comparison: LawComparison }) {
  const { rule, minimum } = comparison.edition
  const law = lawRemark(comparison)
  const { country } = rule
  return (
    <Note kind="rule">
      <p>
        {ruleSentence(rule, minimum)} {hasSourceLink(rule) && <SourceLink href={rule.source} />}
      </p>
      <p className="mt-1">
        {m.calculator_rule_counting({ country: countryName(country), rule: lawCounting(country) })}{' '}
        <SourceLink href={countingRules[country].source.url} />
      </p>
      {law && (
        <p className="mt-1">
          {law.text} <SourceLink href={law.source} />
        </p>
      )}
    </Note>
  )
}
