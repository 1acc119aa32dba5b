/** Parses a URL; null if it is invalid. `URL.canParse` and `URL.parse` are missing in the oldest supported browsers. */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
