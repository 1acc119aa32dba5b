/**
 * The zero of each set of digits that keyboards produce: ASCII, Arabic, Persian, Devanagari, Bengali, Thai, full-width.
 */
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
 * Returns the text with ASCII digits, single blanks (also for no-break, narrow and thin ones), one kind of apostrophe
 * and dash, and without direction marks. Everything else is unchanged.
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
