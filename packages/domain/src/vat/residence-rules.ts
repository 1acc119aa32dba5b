import { territoryOf } from '../exit/territories.ts'
import type { Country } from '../places/countries.ts'
import { datedRecords } from './dated-records.ts'
import type { Confidence, RuleSource } from './rule-source.ts'

/** The rule for a country of residence. `bars`: residents get no refund in that country. `checkedOn` is YYYY-MM-DD. */
export type ResidenceRule = {
  bars: boolean
  text: string
  confidence: Confidence
  source: RuleSource
  checkedOn: string
}

const checkedOn = '2026-11-24'

const conditions: RuleSource = {
  name: 'European Commission, VAT refund for visitors',
  url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
  kind: 'official',
}
const frenchCustoms: RuleSource = {
  name: 'Service-Public, selling tax-free',
  url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F20558?lang=en',
  kind: 'official',
}

const livesInside: ResidenceRule = {
  bars: true,
  text: 'A refund is for people whose home is outside the EU, whatever passport they have.',
  confidence: 'official',
  source: conditions,
  checkedOn,
}
const livesInSpain: ResidenceRule = {
  ...livesInside,
  text: `${livesInside.text} Residents of the Canary Islands, Ceuta and Melilla count as outside, with a procedure of their own.`,
}
const leftOutByFrance: ResidenceRule = {
  bars: true,
  text: 'France makes no refund to residents of Monaco and of its overseas departments.',
  confidence: 'official',
  source: frenchCustoms,
  checkedOn,
}
const askElsewhere: ResidenceRule = {
  bars: false,
  text: 'France makes no refund to residents of Monaco and of its overseas departments. For purchases elsewhere in the EU, ask customs before you buy.',
  confidence: 'official',
  source: frenchCustoms,
  checkedOn,
}
const livesInUnitedKingdom: ResidenceRule = {
  bars: false,
  text: 'Residents of England, Scotland and Wales may claim, residents of Northern Ireland may not.',
  confidence: 'official',
  source: {
    name: 'Thuringia’s service portal, VAT-free shopping for travelers',
    url: 'https://buerger.thueringen.de/en/detail?pstId=221983960',
    kind: 'official',
  },
  checkedOn,
}
const { text, confidence, sources, checkedOn: gibraltarCheckedOn } = datedRecords.gibraltarResidents
const livesInGibraltar: ResidenceRule = {
  bars: false,
  text,
  confidence,
  source: sources[0],
  checkedOn: gibraltarCheckedOn,
}

/** Every rule for a country of residence, each once. */
export const residenceRules: readonly ResidenceRule[] = [
  livesInside,
  livesInSpain,
  leftOutByFrance,
  askElsewhere,
  livesInUnitedKingdom,
  livesInGibraltar,
]

const withFrenchVat = new Set(['MC', 'GP', 'MQ', 'GF', 'RE', 'YT'])

/**
 * Returns the rule for residents of `home` (ISO 3166-1 alpha-2) who buy in a country; null if there is none or the home
 * is unknown.
 */
export function residenceRule(home: string | null, country: Country): ResidenceRule | null {
  if (home === null) return null
  if (withFrenchVat.has(home)) return country === 'france' ? leftOutByFrance : askElsewhere
  if (home === 'GB') return livesInUnitedKingdom
  if (home === 'GI') return livesInGibraltar
  if (home === 'ES') return livesInSpain
  return territoryOf(home).standing === 'union' ? livesInside : null
}
