import type { Question } from '../reading/read-question.ts'
import type { SpokenForeign } from '../reading/spoken-places.ts'
import type { Subject as Explainable } from '../tools/explain.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { capitalize } from '../../content/capitalize.ts'

const byName: Record<string, Explainable> = {
  'Great Britain': 'bought-in-great-britain',
  'Northern Ireland': 'bought-in-northern-ireland',
  'the Canary Islands': 'bought-in-canaries',
  'the Netherlands': 'bought-in-netherlands',
  Portugal: 'bought-in-portugal',
  Greece: 'bought-in-greece',
  Austria: 'bought-in-austria',
  'Ceuta and Melilla': 'bought-in-ceuta-melilla',
  Monaco: 'bought-in-monaco',
}

/** Returns the other country in which somebody shops. Null if one of the four countries is named, or no other. */
export function shopAbroad({ foreign, places }: Question): SpokenForeign | null {
  if (places.some(({ role }) => role !== 'leaving' && role !== 'home' && role !== 'papers')) return null
  return foreign.find(({ role }) => role === 'bought') ?? foreign.find(({ role }) => role === 'named') ?? null
}

/**
 * Returns what is known of a purchase in another country: our record of it, or the rules of the whole EU, or that it is
 * outside.
 */
export function describeAbroad({ foreign }: SpokenForeign, tools: Toolbox): string[] {
  const { name, zone } = foreign
  const own = byName[name]
  const isInFrame = zone === 'eu' && !apart.has(name)
  const keys: Explainable[] = [...(own ? [own] : []), ...(isInFrame ? ['bought-in-union' as const] : [])]
  const sentences = (keys.length > 0 ? keys : (['bought-elsewhere'] as const)).map(
    (key) => tools.explain(key).text,
  )
  if (own) return sentences
  const isOutside = zone === 'outside' && !isContinent(name)
  return [
    isOutside
      ? `${capitalize(name)} is outside the EU: what is bought there is not refunded by the EU’s rules.`
      : `I do not compute refunds for ${name}.`,
    ...sentences,
  ]
}

/**
 * Monaco uses the VAT of France; the French overseas departments are outside the EU's VAT area. No record says what
 * shops there do.
 */
const apart: ReadonlySet<string> = new Set([
  'Monaco',
  'Guadeloupe',
  'Martinique',
  'French Guiana',
  'Réunion',
  'Mayotte',
])
const isContinent = (name: string) => name === 'Africa'
