const ones = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const small: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
])
const scales: ReadonlyMap<string, number> = new Map([
  ['thousand', 1000],
  ['thousands', 1000],
  ['grand', 1000],
  ['k', 1000],
  ['million', 1_000_000],
  ['millions', 1_000_000],
  ['mio', 1_000_000],
])

/** A number in words. `length` is in words. `isLarge`: it contains hundreds, thousands or millions. */
export type NumberInWords = { value: number; length: number; isLarge: boolean }

/** Returns 100, 1,000 or 1,000,000 for a word that multiplies the number before it, else null. */
export function scaleOf(word: string | undefined): number | null {
  return word === 'hundred' ? 100 : (scales.get(word ?? '') ?? null)
}

/** Returns a small whole number: "3", "3x", "three", "both". Null for another word. */
export function countOf(word: string | undefined): number | null {
  if (word === undefined) return null
  if (/^\d{1,2}x?$/.test(word)) return Number.parseInt(word, 10)
  return word === 'both' ? 2 : (small.get(word) ?? null)
}

/**
 * Returns the number that begins at a word: "twelve hundred", "two thousand five hundred and fifty", "a thousand",
 * "half a million", "two and a half thousand". Null if there is none.
 */
export function numberInWords(texts: readonly string[], at: number): NumberInWords | null {
  if (texts[at] === 'half' && /^an?$/.test(texts[at + 1] ?? '')) {
    const scale = scaleOf(texts[at + 2])
    return scale ? { value: scale / 2, length: 3, isLarge: true } : null
  }
  let [total, group, next, isLarge] = [0, 0, at, false]
  const isArticle = /^an?$/.test(texts[at] ?? '') && scaleOf(texts[at + 1]) !== null && texts[at + 1] !== 'k'
  if (isArticle || texts[at] === 'hundred' || texts[at] === 'thousand') {
    group = 1
    next += isArticle ? 1 : 0
  }
  let last = Infinity
  while (next < texts.length && next - at < 16) {
    const word = texts[next] ?? ''
    const value = small.get(word)
    if (value !== undefined && value < (last === Infinity ? Infinity : room(last))) {
      group += value
      last = value
      next += 1
    } else if (word === 'hundred' && group > 0 && group < 100) {
      group *= 100
      last = 100
      isLarge = true
      next += 1
    } else if (scales.has(word) && group > 0) {
      total += group * (scales.get(word) ?? 1)
      group = 0
      last = Infinity
      isLarge = true
      next += 1
    } else if (word === 'and' && isLarge && small.has(texts[next + 1] ?? '')) next += 1
    else if (isHalfOfScale(texts, next) && group > 0) {
      total += (group + 0.5) * (scaleOf(texts[next + 3]) ?? 1)
      return { value: total, length: next + 4 - at, isLarge: true }
    } else if (isHalfOfMoney(texts, next) && total + group > 0)
      return { value: total + group + 0.5, length: next + 3 - at, isLarge }
    else break
  }
  return next > at && total + group > 0 ? { value: total + group, length: next - at, isLarge } : null
}

/** "and a half thousand" */
const isHalfOfScale = (texts: readonly string[], at: number) =>
  texts[at] === 'and' && texts[at + 1] === 'a' && texts[at + 2] === 'half' && scaleOf(texts[at + 3]) !== null

/** "and a half euros". Of hours or months it is not an amount. */
const isHalfOfMoney = (texts: readonly string[], at: number) =>
  texts[at] === 'and' &&
  texts[at + 1] === 'a' &&
  texts[at + 2] === 'half' &&
  /^(?:euros?|eur|dollars?|pounds?|francs?|€|£)$/.test(texts[at + 3] ?? '')

/** Returns the limit of what may follow: units after tens, anything below a hundred after hundreds. */
const room = (last: number) => (last >= 100 ? 100 : last >= 20 ? 10 : 0)
