import { formatTime } from '@retour/domain/content/format-time'

/** The time of a moment on this device's clock: "14:30". */
export function localTime(atMs: number): string {
  const at = new Date(atMs)
  return formatTime(at.getHours() * 60 + at.getMinutes())
}
