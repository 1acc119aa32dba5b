import type { Country } from './countries.ts'

const everyYear: Record<Country, readonly string[]> = {
  france: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
  spain: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
  italy: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'],
  germany: ['01-01', '05-01', '10-03', '12-25', '12-26'],
}

/** Days after Easter Sunday. */
const movable: Record<Country, readonly number[]> = {
  france: [0, 1, 39, 49, 50],
  spain: [-2, 0],
  italy: [0, 1],
  germany: [-2, 0, 1, 39, 49, 50],
}

/**
 * Returns whether a day (YYYY-MM-DD) is a public holiday in the whole country. Regional and local holidays are unknown,
 * as are holidays that a government moves.
 */
export function isPublicHoliday(country: Country, day: string): boolean {
  if (everyYear[country].includes(day.slice(5))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  const daysAfter = (Date.parse(`${day}T00:00Z`) - easter) / 86_400_000
  return movable[country].includes(daysAfter)
}

/** Returns midnight UTC of Easter Sunday, by the anonymous Gregorian algorithm. */
function easterSunday(year: number): number {
  const moon = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moon + century - Math.floor(century / 4) - skipped + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const correction = Math.floor((moon + 11 * epact + 22 * week) / 451)
  const sum = epact + week - 7 * correction + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}
