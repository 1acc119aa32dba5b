import { textsIn } from './texts-in.ts'

/** Sentences of eight words and more that stand in two of the named values: "a and b: the sentence". */
export function sharedSentences(named: readonly { name: string; words: unknown }[]): string[] {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const { name, words } of named)
    for (const sentence of new Set(sentencesIn(words))) {
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
