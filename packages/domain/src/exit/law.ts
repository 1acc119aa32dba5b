import type { Confidence } from './territories.ts'

/**
 * The legal basis of a step or reading. `article` is shown to readers; `isNumberInferred`: the text of the rule was
 * read, but its article number is inferred from its neighbors.
 */
export type Ground = {
  article: string
  source: string
  confidence: Confidence
  isNumberInferred?: boolean
  /** The operator of forms that gave the instruction, if any. */
  operator?: string
}

const regulation = 'Regulation (EU) 2015/2447'
const oldRule = 'https://gesetze.legal/eu/vo_ewg_93_2454/194'

/** The rules by which places are found. Articles 37, 39 and 42 were read, 40 in the text that it took over. */
export const grounds = {
  direct: {
    article: `${regulation}, articles 37 to 42`,
    source: 'https://taxation-customs.ec.europa.eu/customs-4/customs-controls/travelling-air_en',
    confidence: 'high',
  },
  stop: {
    article: `${regulation}, article 37(2)`,
    source:
      'https://findok.bmf.gv.at/findok?execution=e100000s1&segmentId=d292763f-d829-4014-8540-b0bffd2075e8',
    confidence: 'high',
  },
  transfer: {
    article: `${regulation}, article 40`,
    source: oldRule,
    confidence: 'medium',
    isNumberInferred: true,
  },
  sameState: {
    article: `${regulation}, article 42`,
    source:
      'https://findok.bmf.gv.at/findok?execution=e100000s1&segmentId=df00ccdb-77fb-4908-afa5-c9efd3d94909',
    confidence: 'high',
  },
  goodsLeave: {
    article: 'Directive 2006/112/EC, article 147',
    source: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    confidence: 'medium',
  },
  vatArea: {
    article: 'Directive 2006/112/EC, articles 5 and 6',
    source:
      'https://ec.europa.eu/taxation_customs/business/vat/eu-vat-rules-topic/territorial-status-eu-countries-certain-territories_en',
    confidence: 'high',
  },
  canaries: {
    article: 'Agencia Tributaria, sealing of documents on the Canary Islands',
    source:
      'https://sede.agenciatributaria.gob.es/Sede/en_gb/aduanas/novedades/2022/septiembre/6/nuevo-sistema-electronico-sellado-documentos-canarias.html',
    confidence: 'medium',
  },
  geneva: {
    article: 'French consulate in Zurich, and an operator’s help page',
    source: 'https://zurich.consulfrance.org/Detaxe-marchandise-832',
    confidence: 'medium',
  },
  trainsToSwitzerland: {
    article: 'ZappTax’s help page',
    source:
      'https://help.zapptax.com/en/articles/6413005-i-leave-the-european-union-by-car-or-train-crossing-the-french-swiss-border-where-do-i-validate-my-tax-free-forms',
    confidence: 'medium',
  },
  neverInSpain: {
    article: 'Global Blue’s instruction to travelers',
    source: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/spain',
    confidence: 'medium',
    operator: 'Global Blue',
  },
  threeHours: {
    article: 'Skiptax’s instruction to travelers',
    source:
      'https://intercom-help.eu/skiptax/en/articles/12684-i-leave-europe-through-a-country-other-than-france',
    confidence: 'medium',
    operator: 'Skiptax',
  },
  wholeForm: {
    article: 'ZappTax’s help page: one missing or used article can cost the whole form',
    source: 'https://help.zapptax.com/en/articles/6413052-can-i-use-the-purchased-goods-before-i-leave',
    confidence: 'medium',
    operator: 'ZappTax',
  },
} as const satisfies Record<string, Ground>
