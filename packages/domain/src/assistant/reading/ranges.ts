import type { Figure, TokenizedText } from './read-amounts.ts'

const vague =
  /\b(?:couple|few|several|some|dozens?|hundreds|thousands|tens|many) (?:of )?(?:hundreds?|thousands?|millions?|grand|k|euros?|eur|dollars?|pounds?|bucks|francs|yen)\b/

/**
 * Returns whether a text contains an amount that cannot be calculated with: "a couple of hundred", "a few thousand
 * euros".
 */
export function isVague({ texts }: TokenizedText): boolean {
  return vague.test(texts.join(' '))
}

/** "a couple of | hundred", "several | thousand" */
export function followsVagueWord(texts: readonly string[], at: number): boolean {
  const before = texts[at - 1] === 'of' ? texts[at - 2] : texts[at - 1]
  return /^(?:couple|few|several|some|dozens?|hundreds|thousands|tens|many)$/.test(before ?? '')
}

/**
 * Returns whether two figures are the ends of a range: "500-700 euros", "500 to 700", "between 500 and 700", "500/700".
 */
export function isRangeBetween(a: Figure, b: Figure, { plain, words, texts }: TokenizedText): boolean {
  const [end, start] = [words[a.last]?.end ?? 0, words[b.at]?.start ?? 0]
  const gap = plain.slice(end, start)
  const between = texts.slice(a.last + 1, b.at).filter((word) => !/^[€$£]$/.test(word))
  if (between.length === 0) return /^ ?[-/] ?\p{Sc}?$/u.test(gap) && !/[.,]$/.test(words[a.at]?.raw ?? '')
  if (between.length > 1) return false
  if (/^(?:to|till|until|bis|hasta|fino)$/.test(between[0] ?? '')) return true
  const isBetween = texts
    .slice(Math.max(0, a.at - 2), a.at)
    .some((word) => /^(?:between|entre|tra|zwischen)$/.test(word))
  return isBetween && /^(?:and|et|y|e|und)$/.test(between[0] ?? '')
}
