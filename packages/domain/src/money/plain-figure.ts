/** The zero of each kind of digits that keyboards write: ASCII, Arabic, Persian, Devanagari, Bengali, Thai, full-width. */
const zeros = '0٠۰०০๐０'.split('').map((zero) => zero.charCodeAt(0))

const sameSigns: ReadonlyMap<string, string> = new Map([
  ...'’‘ʼ′´`＇'.split('').map((sign): [string, string] => [sign, "'"]),
  ...'−–—－'.split('').map((sign): [string, string] => [sign, '-']),
  ['،', ','],
  ['，', ','],
  ['．', '.'],
  ['￥', '¥'],
  ['＄', '$'],
  ['￡', '£'],
])

/**
 * A text with ASCII digits, one blank for any run of blanks (no-break, narrow and thin ones too), one sign for each
 * apostrophe and dash, and without marks of writing direction. Nothing else is changed.
 */
export function plainFigure(text: string): string {
  const digits = text.replaceAll(/\p{Nd}/gu, (digit) => {
    const value = zeros.map((zero) => digit.charCodeAt(0) - zero).find((one) => one >= 0 && one <= 9)
    return value === undefined ? digit : String(value)
  })
  return digits
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/./gu, (sign) => sameSigns.get(sign) ?? sign)
    .trim()
}
