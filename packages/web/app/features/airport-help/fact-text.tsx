import { formatLongDay } from '@retour/domain/content/format-day'
import type { Fact } from '@retour/domain/exit/help/facts'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'

const confidences = {
  law: m.help_confidence_law,
  official: m.help_confidence_official,
  operator: m.help_confidence_operator,
  reported: m.help_confidence_reported,
}

/** A statement with its source, its reliability, and the date it was read. */
export function FactText({ fact, isAdvice = false }: { fact: Fact; isAdvice?: boolean }) {
  const { words, source, confidence, checkedOn } = fact
  return (
    <>
      <p>
        {isAdvice && <span className="text-ink-2">{m.help_advice()} </span>}
        {words}
      </p>
      <p className="mt-0.25 text-meta text-ink-2">
        <ExternalLink href={source.url}>{source.name}</ExternalLink>. {confidences[confidence]()}{' '}
        {m.help_read_on({ day: formatLongDay(checkedOn) })}
      </p>
    </>
  )
}
