import type { OtherReading } from '../vat/counting-rules.ts'
import type { RuleSource } from '../vat/rule-source.ts'

type Ruled = { text: string; source: RuleSource; otherReading?: OtherReading }

/** A rule in sentences, with what somebody else says of it. */
export function textWithOther({ text, otherReading }: Pick<Ruled, 'text' | 'otherReading'>): string {
  return otherReading ? `${text} ${otherReading.text}` : text
}

/** Where the rule was read, and what somebody else says of it. */
export function sourcesWithOther({
  source,
  otherReading,
}: Pick<Ruled, 'source' | 'otherReading'>): RuleSource[] {
  return otherReading ? [source, otherReading.source] : [source]
}
