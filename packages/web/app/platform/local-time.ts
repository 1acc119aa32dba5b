import { formatTime } from '@retour/domain/content/format-time'

/** Formats an instant in the device's local time: "14:30". */
export function localTime(atMs: number): string {
  const at = new Date(atMs)
  return formatTime(at.getHours() * 60 + at.getMinutes())
}
