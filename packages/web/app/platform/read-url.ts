/** An address in its parts; null when it is none. `URL.canParse` and `URL.parse` are younger than the oldest browsers that are served. */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
