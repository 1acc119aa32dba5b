import { formatOfZones } from '../calendar/format-of-zones.ts'
import type { Country } from '../places/countries.ts'

const zones: Record<Country, { timeZone: string; capital: string }> = {
  france: { timeZone: 'Europe/Paris', capital: 'Paris' },
  spain: { timeZone: 'Europe/Madrid', capital: 'Madrid' },
  italy: { timeZone: 'Europe/Rome', capital: 'Rome' },
  germany: { timeZone: 'Europe/Berlin', capital: 'Berlin' },
}

/** Returns the time zone of a country's cities; that of Paris, the first of the catalogue, without a country. */
export function timeZoneOf(country: Country | null): string {
  return zones[country ?? 'france'].timeZone
}

/** An instant in local time of its place. `date` is "21 Nov 2026", `offset` "UTC+1". */
export type LocalTime = { weekday: string; longDate: string; date: string; time: string; offset: string }

const formatOf = formatOfZones('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'shortOffset',
})

/** Converts an instant (ISO 8601) to a country's local time. Throws RangeError if the text is not an instant. */
export function localTime(instant: string, country: Country | null): LocalTime {
  const parts = formatOf(timeZoneOf(country)).formatToParts(new Date(instant))
  const long = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return {
    weekday: long.weekday ?? '',
    longDate: `${long.day} ${long.month} ${long.year}`,
    date: `${long.day} ${long.month?.slice(0, 3)} ${long.year}`,
    time: `${long.hour}:${long.minute}`,
    offset: (long.timeZoneName ?? '').replace('GMT', 'UTC'),
  }
}

/**
 * Formats a pickup: "Saturday 21 November 2026, 09:00, Paris time (UTC+1)". The offset distinguishes the hour that is
 * repeated.
 */
export function formatPickupTime(instant: string, country: Country | null): string {
  const { weekday, longDate, time, offset } = localTime(instant, country)
  return `${weekday} ${longDate}, ${time}, ${zones[country ?? 'france'].capital} time (${offset})`
}
