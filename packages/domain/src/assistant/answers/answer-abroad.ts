import type { Question } from '../reading/read-question.ts'
import type { SpokenForeign } from '../reading/read-places.ts'
import type { Subject as Explainable } from '../tools/explain.ts'
import type { Toolbox } from '../tools/toolbox.ts'

const byName: Record<string, Explainable> = {
  'Great Britain': 'bought-in-great-britain',
  'Northern Ireland': 'bought-elsewhere',
  'the Canary Islands': 'bought-in-canaries',
  'the Netherlands': 'bought-in-netherlands',
  Portugal: 'bought-in-portugal',
  Greece: 'bought-in-greece',
  Austria: 'bought-in-austria',
}

/** The country, none of ours, in which somebody shops or wants to; null when one of ours is named, or none. */
export function shopAbroad({ foreign, places }: Question): SpokenForeign | null {
  if (places.some(({ role }) => role !== 'leaving' && role !== 'home' && role !== 'papers')) return null
  return foreign.find(({ role }) => role === 'bought') ?? foreign.find(({ role }) => role === 'named') ?? null
}

/** What is known of a purchase there: what we hold on that country, and what holds in the whole Union. */
export function tellAbroad({ foreign }: SpokenForeign, tools: Toolbox): string[] {
  const own = byName[foreign.name]
  const inUnion = foreign.zone === 'eu' ? ['bought-in-union' as const] : []
  const keys: Explainable[] = [...inUnion, ...(own ? [own] : [])]
  return (keys.length > 0 ? keys : (['bought-elsewhere'] as const)).map((key) => tools.explain(key).text)
}
