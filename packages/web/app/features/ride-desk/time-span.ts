import { m } from '#app/paraglide/messages.js'

/** Formats the time between two instants in any order: "40 min", "1 h 10 min", "2 d 3 h". */
export function formatSpan(from: string, to: string): string {
  const minutes = Math.floor(Math.abs(Date.parse(to) - Date.parse(from)) / 60_000)
  if (minutes < 60) return m.desk_minutes({ minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return m.desk_hours({ hours, minutes: minutes % 60 })
  return m.desk_days({ days: Math.floor(hours / 24), hours: hours % 24 })
}

/** Returns "in 40 min" or "5 min ago". */
export function timeDistance(instant: string, at: string): string {
  const time = formatSpan(instant, at)
  return Date.parse(instant) >= Date.parse(at) ? m.desk_in({ time }) : m.desk_ago({ time })
}
