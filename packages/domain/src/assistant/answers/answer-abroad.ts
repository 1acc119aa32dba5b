import type { SpokenForeign } from '../reading/read-places.ts'
import type { Subject } from '../tools/explain.ts'

const byName: Record<string, Subject> = {
  'Great Britain': 'bought-in-great-britain',
  'the Canary Islands': 'bought-in-canaries',
  'the Netherlands': 'bought-in-netherlands',
  Portugal: 'bought-in-portugal',
  Greece: 'bought-in-greece',
  Austria: 'bought-in-austria',
}

/** What is known of a purchase in a country that is not one of ours. */
export function subjectOfShop({ foreign }: SpokenForeign): Subject {
  return byName[foreign.name] ?? 'bought-elsewhere'
}
