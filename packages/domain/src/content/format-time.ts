/** Formats minutes after midnight as on all pages and mails: "09:30". The end of a day is "24:00". */
export function formatTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
