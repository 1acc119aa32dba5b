import { vehicleClass } from '@retour/domain/booking/vehicles'
import type { Country } from '@retour/domain/places/countries'
import type { DriverBar, DriverWarning, ListedDriver, Paper } from '@retour/domain/rides/drivers'
import { m } from '#app/paraglide/messages.js'
import { shortTime } from '#app/platform/format-ride.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Returns a driver's summary: "Luxury Sedan, GH-482-KM. French, English." */
export function driverLine({ vehicle, plate, languages, partner }: ListedDriver): string {
  const car = `${vehicleClass(vehicle).name}, ${plate}.`
  const spoken = languages.map((code) => names.of(code) ?? code).join(', ')
  return [car, spoken && `${spoken}.`, partner && m.desk_driver_of({ partner })].filter(Boolean).join(' ')
}

const paperNames: Record<Paper, () => string> = {
  licence: m.desk_paper_licence,
  permit: m.desk_paper_permit,
  insurance: m.desk_paper_insurance,
}

export const paperName = (paper: Paper): string => paperNames[paper]()

/** Formats "2026-11-20" as "20 Nov 2026". */
export const formatDayOf = (day: string): string => shortTime(`${day}T12:00:00Z`, null).split(',')[0] ?? day

/** Returns why a driver cannot be assigned. */
export function barText(bar: DriverBar): string {
  if (bar.why === 'not-free') return m.desk_driver_not_free()
  return m.desk_driver_paper_ended({ paper: paperName(bar.paper), day: formatDayOf(bar.endedOn) })
}

/** Returns what to check before assigning a driver. */
export function warningText(warning: DriverWarning, country: Country | null): string {
  if (warning.what === 'busy') return m.desk_driver_busy({ time: shortTime(warning.at, country) })
  if (warning.what === 'seats') return m.desk_warning_too_many()
  return m.desk_driver_paper_unknown({ paper: paperName(warning.paper) })
}
