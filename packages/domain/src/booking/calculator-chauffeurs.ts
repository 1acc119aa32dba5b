/** A list, so that a browser needs no catalogue to know it; its test compares it with the distances. */
const served: ReadonlySet<string> = new Set([
  'france/paris',
  'france/nice',
  'france/cannes',
  'spain/madrid',
  'spain/barcelona',
])

/** Do chauffeurs drive in this city of the calculator? */
export function hasChauffeurs({ country, city }: { country: string; city: string }): boolean {
  return served.has(`${country}/${city}`)
}
