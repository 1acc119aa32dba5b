import type { RuleSource } from '../vat/rule-source.ts'
import { grounds } from './law.ts'

// Sources of the last day, each once: of what happens in the hall and of how long it takes.

export const commission: RuleSource = {
  name: 'European Commission, guide to VAT refunds for visitors',
  url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
  kind: 'official',
}
export const aena: RuleSource = {
  name: 'Aena, VAT refund at Spanish airports',
  url: 'https://www.aena.es/en/passengers/baggage-controls/customs-vat-refund/vat-refund.html',
  kind: 'secondary',
}
export const otello: RuleSource = {
  name: 'Italian customs (ADM), OTELLO 2.0',
  url: 'https://www.agenziadoganemonopoli.gov.it/portale/la-procedura-otello-2.0',
  kind: 'official',
}
export const munich: RuleSource = {
  name: 'Munich Airport, customs when you leave',
  url: 'https://www.munich-airport.de/zollkontrolle-bei-der-ausreise-89883',
  kind: 'secondary',
}
export const frankfurt: RuleSource = {
  name: 'Frankfurt Airport, VAT refunds',
  url: 'https://www.frankfurt-airport.com/en/airport-guide/help-at-the-airport/vat-refunds.html',
  kind: 'secondary',
}
export const zapptaxUnused: RuleSource = {
  name: 'ZappTax, using goods before you leave',
  url: grounds.wholeForm.source,
  kind: 'secondary',
}
export const zapptaxMissed: RuleSource = {
  name: 'ZappTax, forms that were not validated',
  url: 'https://help.zapptax.com/fr/articles/6413061-je-n-ai-pas-reussi-a-valider-mes-bordereaux-au-moment-de-mon-depart-que-puis-je-faire',
  kind: 'secondary',
}
export const globalBlue: RuleSource = {
  name: 'Global Blue, terms for travelers',
  url: 'https://www.globalblue.com/legal-information/tfs-terms-and-conditions1',
  kind: 'secondary',
}
export const flightRule: RuleSource = {
  name: 'Regulation (EEC) 2454/93, article 194, the earlier text of article 40 of Regulation (EU) 2015/2447',
  url: grounds.transfer.source,
  kind: 'secondary',
}
export const klm: RuleSource = {
  name: 'KLM, baggage drop-off',
  url: 'https://klm.ae/information/airport/baggage-drop-off',
  kind: 'secondary',
}
export const globalBlueSpain: RuleSource = {
  name: 'Global Blue, tax-free shopping in Spain',
  url: grounds.neverInSpain.source,
  kind: 'secondary',
}
