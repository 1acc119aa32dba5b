import { plainFigure } from '../../money/plain-figure.ts'
import { correctTypos } from './correct-typos.ts'
import { foreignDatesInEnglish } from './foreign-dates.ts'

/** A word, figure or currency sign. `text` is in lower case, `raw` as in the plain text, from `start` to `end`. */
export type Word = { text: string; raw: string; start: number; end: number }
/** A part of the plain text that has one meaning and is not read again. */
export type Span = { start: number; end: number }

const fractions: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' }
/** "l'aéroport", "dell'aeroporto" are two words; "didn't" is one. */
const elision =
  /(?<!\p{L})([cdjlmnstCDJLMNST]|[Qq]u|[Uu]n|[Aa]ll|[Dd]all|[Dd]ell|[Nn]ell|[Ss]ull)'(?=\p{L})/gu

/** "Paris'te", "Roma'da": Turkish suffixes of names. */
const endingOfName = /(?<=\p{Lu}\p{L}{2,20})'(?=(?:[dt][ea]n?|y?[ae]|n?[iu]n|[dt]eki|[dt]aki)(?!\p{L}))/gu

/** "August the 28th", "August (the 28th)" */
const monthAndThe =
  /\b((?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber) \(?the (\d{1,2}(?:st|nd|rd|th))\)?/gi

/**
 * Normalizes a text: western digits and signs, no accents on Latin and Greek letters, English months in dates.
 * Apostrophes are removed ("didn't" becomes "didnt"), dots within a Japanese name too; Latin and Chinese letters are
 * separated. Linear in the length.
 */
export function plainText(text: string): string {
  const plain = text
    .replaceAll('İ', 'I')
    .replaceAll(/\bU\. ?(S|K)\.(?: ?A\.)?/g, 'U$1')
    .replaceAll(/\bN\.? ?Ireland\b/g, 'Northern Ireland')
    .replaceAll(/(?<=\d) ?[½¼¾]/g, (sign) => fractions[sign.trim()] ?? '')
    .replaceAll(/[½¼¾]/g, (sign) => `0${fractions[sign]}`)
    .replaceAll(/(?<=\d)\p{No}/gu, 'x')
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}]\p{M}{0,4})\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(monthAndThe, '$1 $2')
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<=[a-zA-Z])(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])/gu, ' ')
    .replaceAll(/(?<=\p{Script=Katakana})・(?=\p{Script=Katakana})/gu, '')
    .replaceAll(/(?<=\p{Script=Cyrillic})-(?=\p{Script=Cyrillic})/gu, '')
  return foreignDatesInEnglish(
    plainFigure(correctTypos(plain))
      .replaceAll(endingOfName, ' ')
      .replaceAll(elision, '$1 ')
      .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, ''),
  )
}

/** Also matches figures with groups: "1 250,00", "1'250". */
const wordOrSign =
  /(?<![\d.,])\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,]\d+)*(?:\p{L}[\p{L}\p{M}]*(?:(?<=\p{Script=Latin})\d+)?)?|\d[\d.,:']*(?:\p{L}[\p{L}\p{M}]*(?:(?<=\p{Script=Latin})\d+)?)?|[\p{Sc}%]|\p{L}[\p{L}\p{M}]*/gu

/** Returns the words of a plain text in their order. No word crosses the end of a span. */
export function splitWords(plain: string, spans: readonly Span[] = []): Word[] {
  const cuts = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b)
  const edges = [0, ...cuts, plain.length]
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index] ?? 0
    return [...plain.slice(start, end).matchAll(wordOrSign)].map((found) => ({
      text: found[0].toLowerCase().replaceAll(/(?<=\d)[ '](?=\d{3})/g, ''),
      raw: found[0],
      start: start + found.index,
      end: start + found.index + found[0].length,
    }))
  })
}

/** Returns the words of a name as people type them: in lower case, without accents. */
export function wordsOfName(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}

/**
 * Returns whether two words differ by one letter that is added, missing or changed, or by two swapped neighbors. Linear
 * in the length.
 */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const room = Math.min(a.length, b.length) - start
  while (end < room && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const restA = a.slice(start, a.length - end)
  const restB = b.slice(start, b.length - end)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}
