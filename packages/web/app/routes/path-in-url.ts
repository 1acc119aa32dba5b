/** The path that an address names, whether the page itself or its data is asked for: "/privacy". */
export function pathInUrl(url: string): string {
  return new URL(url).pathname.replace(/(?:\.data|\/)$/, '')
}
