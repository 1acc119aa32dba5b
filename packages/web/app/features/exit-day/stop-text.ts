import { formatLongDay } from '@retour/domain/content/format-day'
import { standingOf, type ExitPoint } from '@retour/domain/exit/journey'
import { territoryOf } from '@retour/domain/exit/territories'
import { m } from '#app/paraglide/messages.js'

/** "CDG", "Gare du Nord". */
export const shortStop = ({ iata, name }: ExitPoint): string => iata ?? name

/** "Charles de Gaulle Airport (CDG)", "Tokyo (HND)", "Lugano". */
export const longStop = ({ iata, name }: ExitPoint): string => (iata ? `${name} (${iata})` : name)

export const isInUnion = (point: ExitPoint): boolean => standingOf(point) === 'union'

/** "Japan" for JP, "the Canary Islands" for ES-CN. */
export function exitCountryName(code: string): string {
  const { name } = territoryOf(code)
  if (name !== code || code === 'ZZ') return name
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code
}

/** Where a stop lies, and whether that is inside the EU. */
export function standingText(point: ExitPoint): string {
  const country = exitCountryName(point.country)
  const standing = standingOf(point)
  if (standing === 'union') return m.exit_stop_inside({ name: point.name, country })
  return standing === 'special'
    ? m.exit_stop_special({ name: point.name, country })
    : m.exit_stop_outside({ name: point.name, country })
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

/** "Sunday 29 November" for 2026-11-29. */
export const formatWeekday = (day: string): string =>
  `${weekday.format(new Date(`${day}T12:00Z`))} ${formatLongDay(day).replace(/ \d+$/, '')}`

/** "09:35" of 2026-11-29T09:35. */
export const timeOf = (reading: string): string => reading.slice(11)
