/**
 * Patterns that are not in the shared ones: they match a figure in the format of any language, and alternative facts.
 */

/** A sum in any usual format: 1416.67 is "1,416.67", "1.416,67" or "1 416,67"; 340 is "340" or "340.00", not "340%". */
export const sum = (amount: number) => {
  const [whole = '', cents = '00'] = amount.toFixed(2).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, String.raw`[,.\s’']?`)
  const tail = cents === '00' ? String.raw`(?:[.,]00)?` : `[.,]${cents}`
  return new RegExp(String.raw`(?<![\d]|\d[.,])${grouped}${tail}(?!\d|[.,]\d|\s?%)`)
}

/** One of the facts is enough. */
export const either = (...patterns: RegExp[]) =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'i')

/** All facts in one answer, in any order. */
export const all = (...patterns: RegExp[]) =>
  new RegExp(`^${patterns.map(({ source }) => String.raw`(?=[\s\S]*(?:${source}))`).join('')}`, 'i')

/** Spain has no minimum by law. */
export const noMinimum =
  /no (?:legal |minimum|lower limit|purchase minimum)|any amount|every (?:amount|purchase)|without a minimum|abolished|ended its minimum/i

/** More than the round figure. */
export const moreThan = (figure: number) =>
  new RegExp(
    String.raw`(?:more than|over|above|exceeds?|exceeding|greater than) (?:EUR |€ ?)?${figure}(?:\.00)?\b|${figure}\.01`,
    'i',
  )

/** The goods contain less tax than at the standard rate. */
export const lowerRate = /lower|reduced|less (?:tax|VAT|comes|to)|smaller/i

/** A customs officer. */
export const toCustoms = /customs|officer|Guardia Civil|Dogana|Zoll/i

const months =
  'Jan(?:uary)? Feb(?:ruary)? Mar(?:ch)? Apr(?:il)? May June? July? Aug(?:ust)? Sept?(?:ember)? Oct(?:ober)? Nov(?:ember)? Dec(?:ember)?'.split(
    ' ',
  )

/** A date in any usual English format. The year may be missing, but may not be another one. */
export const onDay = (date: number, month: number, year: number) => {
  const name = months[month - 1] ?? ''
  const two = (part: number) => String(part).padStart(2, '0')
  const tail = String.raw`(?:,? ${year})?(?!\d|,? \d{4})`
  return new RegExp(
    String.raw`\b${date}(?:st|nd|rd|th)?(?: of)? ${name}${tail}|\b${name} ${date}(?:st|nd|rd|th)?${tail}|${year}-${two(month)}-${two(date)}|\b${two(date)}[/.]${two(month)}[/.]${year}`,
    'i',
  )
}
