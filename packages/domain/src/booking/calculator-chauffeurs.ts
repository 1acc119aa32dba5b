/** A list, so that browsers need no catalogue; its test compares it with the distances. */
const served: ReadonlySet<string> = new Set([
  'france/paris',
  'france/nice',
  'france/cannes',
  'spain/madrid',
  'spain/barcelona',
])

/** Returns whether chauffeurs drive in this city of the calculator. */
export function hasChauffeurs({ country, city }: { country: string; city: string }): boolean {
  return served.has(`${country}/${city}`)
}
