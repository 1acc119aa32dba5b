/** A word, figure or sign of a currency: `text` lower-case without accents, `raw` as it was typed. */
export type Word = { text: string; raw: string }

/** Between the groups of a figure: "1 250,00", "1'250", also with the narrow blanks of printed receipts. */
const figureGroups = /(?<![\d.,])\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?![\d])/g

/** The words of a text in their order; apostrophes vanish ("didn't" is "didnt"). Linear in the text. */
export function splitWords(text: string): Word[] {
  const plain = text
    .replaceAll(figureGroups, (figure) => figure.replaceAll(/\D/g, ''))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
  const found = plain.match(/\d[\d.,:]*(?:\p{L}+\d*)?|[€$£¥₹₩%]|\p{L}+/gu) ?? []
  return found.map((raw) => ({ text: raw.toLowerCase(), raw }))
}

/** Is one word the other with a letter more, less, changed, or two neighbors swapped? Linear in the words. */
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
