/** A time of day, given in minutes after midnight, as all pages and mails write it: "09:30". A day ends at 24:00. */
export function formatTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
