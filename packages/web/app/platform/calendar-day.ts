/** Returns today's local date, YYYY-MM-DD. */
export function today(): string {
  return dayOf(new Date())
}

/** Returns the local date of an instant, YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
}
