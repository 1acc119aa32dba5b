import type { OtherReading } from '../vat/counting-rules.ts'
import type { RuleSource } from '../vat/rule-source.ts'

type Ruled = { text: string; source: RuleSource; otherReading?: OtherReading }

/** Returns a rule's text with the other source's reading. */
export function textWithOther({ text, otherReading }: Pick<Ruled, 'text' | 'otherReading'>): string {
  return otherReading ? `${text} ${otherReading.text}` : text
}

/** Returns the sources of a rule and of the other reading. */
export function sourcesWithOther({
  source,
  otherReading,
}: Pick<Ruled, 'source' | 'otherReading'>): RuleSource[] {
  return otherReading ? [source, otherReading.source] : [source]
}
