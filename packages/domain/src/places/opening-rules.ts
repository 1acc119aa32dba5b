const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'PH']
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const period =
  /^(?<fromMonth>[A-Z][a-z]{2})(?: (?<fromDay>\d\d))?(?:-(?<toMonth>[A-Z][a-z]{2})(?: (?<toDay>\d\d))?)? /

/** Minutes after midnight; 1440 closes at the end of the day. */
export type Span = { opens: number; closes: number }

/** When a rule applies: months and days as MMDD numbers, weekdays 0 (Monday) to 6, 7 for public holidays. */
export type OpeningRule = { from: number; to: number; days: number[]; spans: Span[] }

const always: OpeningRule = {
  from: 101,
  to: 1231,
  days: [0, 1, 2, 3, 4, 5, 6, 7],
  spans: [{ opens: 0, closes: 1440 }],
}

/**
 * Parses a sentence in the subset of OpenStreetMap's opening_hours that the data set uses: "24/7", or "[period] days
 * times" joined by "; ". Returns null for anything else.
 */
export function readOpeningRules(sentence: string): OpeningRule[] | null {
  if (sentence === '24/7') return [always]
  const rules = sentence.split('; ').map(readRule)
  return rules.every((rule) => rule !== null) ? rules : null
}

function readRule(text: string): OpeningRule | null {
  const found = period.exec(text)
  const range = found?.groups ? readPeriod(found.groups) : { from: 101, to: 1231 }
  const [dayText = '', timeText = '', ...rest] = text.slice(found?.[0].length ?? 0).split(' ')
  const days = dayText.split(',').flatMap(readDays)
  const spans = timeText === 'off' ? [] : timeText.split(',').map(readSpan)
  if (!range || rest.length > 0 || days.includes(-1) || spans.includes(null)) return null
  return { ...range, days, spans: spans.filter((span) => span !== null) }
}

function readPeriod(groups: Record<string, string | undefined>) {
  const { fromMonth = '', fromDay = '01', toMonth = fromMonth, toDay } = groups
  const [first, last] = [months.indexOf(fromMonth), months.indexOf(toMonth)]
  if (first < 0 || last < 0) return null
  const isOneDay = groups.fromDay !== undefined && groups.toMonth === undefined
  const lastDay = toDay ?? (isOneDay ? fromDay : '31')
  return { from: (first + 1) * 100 + Number(fromDay), to: (last + 1) * 100 + Number(lastDay) }
}

function readDays(range: string): number[] {
  const [first = '', last = first] = range.split('-')
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
  if (from < 0 || to < from) return [-1]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function readSpan(text: string): Span | null {
  const found = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text)
  if (!found) return null
  const [, hour, minute, lastHour, lastMinute] = found.map(Number) as [number, number, number, number, number]
  const span = { opens: hour * 60 + minute, closes: lastHour * 60 + lastMinute }
  return span.opens < span.closes && span.closes <= 1440 ? span : null
}
