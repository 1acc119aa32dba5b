/**
 * Returns the function that formats in a time zone. Each zone's format is created once: that takes as long as hundreds
 * of uses.
 */
export function formatOfZones(
  language: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = formats.get(timeZone)
    if (known) return known
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone })
    formats.set(timeZone, format)
    return format
  }
}
