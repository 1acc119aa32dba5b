const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'PH']
const monthDay = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: (?:0[1-9]|[12]\\d|3[01]))?'
const period = new RegExp(`^(?<period>${monthDay}(?:-${monthDay})?) `)
const clockTime = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

/**
 * Is this a sentence of the strict part of OpenStreetMap's opening_hours that the data set uses?
 * "24/7", or rules joined by "; ": [period] days times, with times ascending and no day named twice.
 */
export function isOpeningHours(text: string): boolean {
  if (text === '24/7') return true
  const named = new Set<string>()
  return text.split('; ').every((rule) => isRule(rule, named))
}

function isRule(rule: string, named: Set<string>): boolean {
  const when = period.exec(rule)?.groups?.period ?? ''
  const [dayText = '', timeText = '', ...rest] = (when ? rule.slice(when.length + 1) : rule).split(' ')
  const covered = dayText.split(',').map(daysOf)
  if (rest.length > 0 || covered.includes(null)) return false
  for (const day of covered.flat()) {
    if (named.has(`${when} ${day}`)) return false
    named.add(`${when} ${day}`)
  }
  return timeText === 'off' || areAscendingSpans(timeText)
}

/** The days of "Mo" or "Mo-Fr"; null when it is neither, or runs backward. */
function daysOf(range: string): string[] | null {
  const [first = '', last = first, ...rest] = range.split('-')
  const [from, to] = [days.indexOf(first), days.indexOf(last)]
  const isBackward = first !== last && (to <= from || last === 'PH')
  if (rest.length > 0 || from < 0 || to < 0 || isBackward || range.endsWith('-')) return null
  return days.slice(from, to + 1)
}

function areAscendingSpans(text: string): boolean {
  let end = '00:00'
  return text.split(',').every((span) => {
    const [opens = '', closes = '', ...rest] = span.split('-')
    const isGood =
      rest.length === 0 && clockTime.test(opens) && clockTime.test(closes) && opens < closes && opens >= end
    end = closes
    return isGood
  })
}
