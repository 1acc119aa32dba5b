const spelled: Record<string, string> = Object.fromEntries(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, value) => [word, String(value)]),
    'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, index) => [word, String((index + 2) * 10)]),
    [
      ['hundred', '100'],
      ['thousand', '1000'],
      ['million', '1000000'],
      ['dozen', '12'],
      ['half', '0.5'],
      ['quarter', '0.25'],
    ],
  ].flat(),
)
/** Words that rarely mean a number. */
const unspoken = new Set(['one', 'zero', 'half', 'quarter'])

/**
 * Returns the numbers in a text, normalized: "1,250.00" and "1250" are "1250", "09" is "9", "three" is "3". URLs and
 * list numbering are skipped; digits of other scripts are converted. Linear in the length of the text.
 */
export function numbersIn(text: string): Set<string> {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\]\([^)\s]{0,300}\)/g, '] ')
    .replaceAll(/^\s*\d{1,2}[.)]\s/gm, ' ')
    .replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : westernDigit(digit)))
  const figures = plain.match(/\d{1,3}(?:,\d{3}){1,8}(?:\.\d{1,20})?(?!\d)|\d+(?:\.\d+)?/g) ?? []
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set([
    ...figures.map(canonical),
    ...words.flatMap((word) =>
      Object.hasOwn(spelled, word) && !unspoken.has(word) ? [spelled[word] ?? ''] : [],
    ),
  ])
}

/** Returns the numbers of a text that are in none of the known texts: numbers that a model made up. */
export function inventedNumbers(text: string, known: readonly string[]): string[] {
  const allowed = new Set(known.flatMap((one) => [...numbersIn(one)]))
  const strange = [...numbersIn(text)].filter((number) => !allowed.has(number))
  // Roman numerals, fractions and superscripts cannot be compared.
  return /[\p{Nl}\p{No}]/u.test(text) ? [...strange, 'a sign'] : strange
}

function canonical(figure: string): string {
  const [whole = '', fraction = ''] = figure.replaceAll(',', '').split('.')
  const digits = fraction.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '')}${digits ? `.${digits}` : ''}`
}

/**
 * Returns the western form of a digit. In Unicode, the ten digits of a script follow each other, and the code point of
 * zero ends with 0 or 6.
 */
function westernDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero -= 1
  return String(point - zero)
}
