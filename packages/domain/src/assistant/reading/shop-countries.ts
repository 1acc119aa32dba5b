import type { Country } from '../../places/countries.ts'

/** Names of houses and outlets that stand in one of our countries alone. */
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

/** The one country of ours whose house a line of lower-case words names; null when it names none, or of two countries. */
export function shopCountry(line: string): Country | null {
  const found = patterns.filter(([, named]) => named.test(line))
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}
