import type { Country } from '../../places/countries.ts'

/** Names of stores and outlets that exist in only one of the four countries. */
const names: Record<Country, string> = {
  france:
    'printemps|galeries lafayette|lafayette|samaritaine|(?:le )?bon marche|bhv|monoprix|city ?pharma|la vallee village',
  spain: '(?:el )?corte ingles|la roca village|las rozas village',
  italy:
    '(?:la )?rinascente|serravalle|castel romano|barberino|noventa|(?:la )?feltrinelli|mondadori|esselunga',
  germany:
    'kadewe|oberpollinger|alsterhaus|breuninger|galeria|ingolstadt village|metzingen|lodenfrey|ludwig beck|rossmann',
}
const patterns = Object.entries(names).map(
  ([country, list]) => [country as Country, new RegExp(String.raw`\b(?:${list})\b`)] as const,
)

/** Returns the country of a store that a lower-case line names. Null if it names none, or stores of two countries. */
export function shopCountry(line: string): Country | null {
  const found = patterns.filter(([, named]) => named.test(line))
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}
