/**
 * The status of a country or territory for taking goods out of the VAT area. `union`: inside; `outside`: going there is
 * leaving; `special`: customs and VAT area differ there, or no source says where a form is validated on the way.
 */
export type Standing = 'union' | 'outside' | 'special'

export type Confidence = 'high' | 'medium' | 'low'

/**
 * A territory with its own record. `why` completes a sentence and is set for `special`. `source` is a URL or the name
 * of a document.
 */
export type Territory = {
  code: string
  name: string
  standing: Standing
  why?: string
  source: string
  confidence: Confidence
}

const statusPage =
  'https://ec.europa.eu/taxation_customs/business/vat/eu-vat-rules-topic/territorial-status-eu-countries-certain-territories_en'
/** The text in force until 31 December 2026. */
const articleSix =
  'Directive 2006/112/EC, article 6: https://sintact.ro/legislatie/jurnalul-oficial-ue/directiva-2006-112-ce-28-nov-2006-privind-sistemul-comun-al-79115761/art-6'
const articleSeven =
  'Directive 2006/112/EC, article 7: https://www.vatupdate.com/2021/06/20/which-territories-are-considered-as-eu-for-vat-purposes/'
const articleFive = 'Directive 2006/112/EC, article 5: every state that the Treaty does not apply to'
const ownKnowledge = 'general knowledge'

const memberNames = {
  AT: 'Austria',
  BE: 'Belgium',
  BG: 'Bulgaria',
  HR: 'Croatia',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DK: 'Denmark',
  EE: 'Estonia',
  FI: 'Finland',
  FR: 'France',
  DE: 'Germany',
  GR: 'Greece',
  HU: 'Hungary',
  IE: 'Ireland',
  IT: 'Italy',
  LV: 'Latvia',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  MT: 'Malta',
  NL: 'the Netherlands',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SK: 'Slovakia',
  SI: 'Slovenia',
  ES: 'Spain',
  SE: 'Sweden',
} as const

/** ISO 3166 codes of the 27 members of the Union. */
export type MemberCode = keyof typeof memberNames

const insideCustomsOnly = 'belongs to the Union’s customs territory but not to its VAT area'
const outsideBoth = 'is left out of both the Union’s customs territory and its VAT area'

const specials: [code: string, name: string, why: string, source: string, confidence: Confidence][] = [
  ['ES-CN', 'the Canary Islands', insideCustomsOnly, articleSix, 'high'],
  ['AX', 'Åland', insideCustomsOnly, articleSix, 'high'],
  ['GR-69', 'Mount Athos', insideCustomsOnly, articleSix, 'high'],
  ['GP', 'Guadeloupe', insideCustomsOnly, articleSix, 'high'],
  ['MQ', 'Martinique', insideCustomsOnly, articleSix, 'high'],
  ['GF', 'French Guiana', insideCustomsOnly, articleSix, 'high'],
  ['RE', 'Réunion', insideCustomsOnly, articleSix, 'high'],
  ['YT', 'Mayotte', insideCustomsOnly, articleSix, 'high'],
  ['MF', 'Saint-Martin', insideCustomsOnly, articleSix, 'high'],
  ['IT-CAMPIONE', 'Campione d’Italia', insideCustomsOnly, articleSix, 'high'],
  ['IT-LIVIGNO', 'Livigno', outsideBoth, articleSix, 'high'],
  ['DE-BUESINGEN', 'Büsingen', outsideBoth, articleSix, 'high'],
  ['DE-HELIGOLAND', 'Heligoland', outsideBoth, articleSix, 'high'],
  ['ES-CE', 'Ceuta', outsideBoth, articleSix, 'high'],
  ['ES-ML', 'Melilla', outsideBoth, articleSix, 'high'],
  [
    'GB-NIR',
    'Northern Ireland',
    'counts as the Union for goods though the United Kingdom left it',
    'UK VAT Notice 704/1; Protocol on Ireland and Northern Ireland',
    'medium',
  ],
  [
    'CY-NORTH',
    'northern Cyprus',
    'is on paper part of the Union, whose law does not apply there',
    ownKnowledge,
    'medium',
  ],
  [
    'GI',
    'Gibraltar',
    'has a new treaty with the Union, expected to apply since 15 July 2026',
    ownKnowledge,
    'low',
  ],
  [
    'SM',
    'San Marino',
    'forms a customs union with the Union and has no customs post at its border',
    ownKnowledge,
    'low',
  ],
  ['VA', 'the Vatican', 'has no customs post at its border', ownKnowledge, 'low'],
]

const outsides: [code: string, name: string][] = [
  ['CH', 'Switzerland'],
  ['LI', 'Liechtenstein'],
  ['GB', 'the United Kingdom'],
  ['NO', 'Norway'],
  ['IS', 'Iceland'],
  ['AD', 'Andorra'],
]

const territories: readonly Territory[] = [
  ...Object.entries(memberNames).map(([code, name]): Territory => ({
    code,
    name,
    standing: 'union',
    source: statusPage,
    confidence: 'high',
  })),
  { code: 'MC', name: 'Monaco', standing: 'union', source: articleSeven, confidence: 'high' },
  ...specials.map(([code, name, why, source, confidence]): Territory => ({
    code,
    name,
    standing: 'special',
    why,
    source,
    confidence,
  })),
  ...outsides.map(([code, name]): Territory => outside(code, name)),
]

function outside(code: string, name: string): Territory {
  return { code, name, standing: 'outside', source: articleFive, confidence: 'high' }
}

const byCode = new Map(territories.map((territory) => [territory.code, territory]))

/**
 * Returns the record with this English name ("the Netherlands", "Northern Ireland"); undefined for a country without
 * one.
 */
export function territoryNamed(name: string): Territory | undefined {
  return territories.find((territory) => territory.name === name)
}

/** Returns whether the text is a country's or territory's code that `territoryOf` accepts. */
export function isTerritoryCode(code: string): boolean {
  return byCode.has(code) || /^[A-Z]{2}$/.test(code)
}

/** The codes that have a record of their own, for tests and for lists of choices. */
export const recordedTerritories: readonly string[] = territories.map(({ code }) => code)

/**
 * Returns the record of a country by its ISO 3166-1 code ("JP"), or of a territory by our code ("ES-CN", "IT-LIVIGNO").
 * A country without a record is outside, because all members have one; "ZZ" is an unknown country outside. Throws
 * RangeError for an invalid code.
 */
export function territoryOf(code: string): Territory {
  const known = byCode.get(code)
  if (known) return known
  if (!/^[A-Z]{2}$/.test(code)) throw new RangeError(`"${code}" is no country code`)
  return outside(code, code)
}
