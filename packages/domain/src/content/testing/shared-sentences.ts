import { defaultEditionId } from '../../vat/rules.ts'
import { ruleNumbers } from '../rule-numbers.ts'
import { textsIn } from './texts-in.ts'

/**
 * Sentences of eight words and more that stand in two of the named values: "a and b: the sentence". What comes from the
 * records of the rules is left out: every page takes it from there.
 */
export function sharedSentences(named: readonly { name: string; words: unknown }[]): string[] {
  const fromRules = new Set(sentencesIn(ruleNumbers(defaultEditionId)))
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const { name, words } of named)
    for (const sentence of new Set(sentencesIn(words))) {
      if (fromRules.has(sentence)) continue
      const other = seen.get(sentence)
      if (other !== undefined) shared.push(`${other} and ${name}: ${sentence}`)
      seen.set(sentence, name)
    }
  return shared
}

function sentencesIn(words: unknown): string[] {
  return textsIn(words)
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .map((sentence) => sentence.toLowerCase().trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 8)
}
