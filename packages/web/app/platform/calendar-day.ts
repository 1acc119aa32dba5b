/** Today on the person's own calendar, as YYYY-MM-DD. */
export function today(): string {
  return dayOf(new Date())
}

/** The day that an instant falls on where the person is, as YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
}
