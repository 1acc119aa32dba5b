/** "3 months", "24h": how long something lasts or lies back. `isAgo` = it is said to lie back ("5 months ago"). */
export type SpokenDuration = {
  count: number
  unit: 'hour' | 'day' | 'week' | 'month' | 'year'
  isAgo: boolean
}

const said = /\b(\d{1,3}) ?(h|hrs?|hours?|days?|weeks?|months?|years?|yrs?)\b(?! ?olds?\b)( ago\b)?/g
const units: Record<string, SpokenDuration['unit']> = {
  h: 'hour',
  d: 'day',
  w: 'week',
  m: 'month',
  y: 'year',
}

/** The durations that a line of lower-case words names in figures, in their order. */
export function readDurations(line: string): SpokenDuration[] {
  return [...line.matchAll(said)].map(([, count, unit = '', ago]) => ({
    count: Number(count),
    unit: units[unit[0] ?? ''] ?? 'day',
    isAgo: ago !== undefined,
  }))
}
