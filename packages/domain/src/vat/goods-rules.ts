import type { Country } from '../places/countries.ts'
import type { GoodsKind } from '../trip/trip-records.ts'
import type { Confidence, RuleSource } from './rule-source.ts'

/**
 * The rule for a kind of goods in a country. `vat` is a fraction if one reduced rate is known; `not-known` if there are
 * several or none was read, so no figure is given; `left-out` if no form accepts the goods; `none-in-price` if the shop
 * charges no VAT on them. `text` is a sentence for pages; `source` is null if none was found.
 */
export type GoodsRule = {
  vat: number | 'not-known' | 'left-out' | 'none-in-price'
  text: string
  confidence: Confidence
  source: RuleSource | null
  checkedOn: string
}

const checkedOn = '2026-11-24'

const frenchCustoms: RuleSource = {
  name: 'Service-Public, selling tax-free',
  url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F20558?lang=en',
  kind: 'official',
}
const frenchRates: RuleSource = {
  name: 'Calculatrice, goods at 5.5% in France',
  url: 'https://calculatrice.com/taxes/produits-tva-5-france.html',
  kind: 'secondary',
}
const spanishConditions: RuleSource = {
  name: 'Spanish tax agency, conditions of the refund',
  url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/informacion-general-sobre-devolucion-iva-viajeros.html',
  kind: 'official',
}
const spanishRates: RuleSource = {
  name: 'Iberley, article 91 of the Spanish VAT act',
  url: 'https://www.iberley.es/temas/tipo-superreducido-iva-19051',
  kind: 'secondary',
}
const spanishTenPercent: RuleSource = {
  name: 'SP Auditoría, Spanish VAT rates',
  url: 'https://www.spauditoria.com/tipos-de-iva',
  kind: 'secondary',
}
const italianRates: RuleSource = {
  name: 'PMI, Italian VAT rates',
  url: 'https://www.pmi.it/economia/mercati/405895/iva-zero-nella-riforma-fiscale-i-beni-con-aliquota-ridotta.html',
  kind: 'secondary',
}
const italianBooks: RuleSource = {
  name: 'Global Blue, Italy',
  url: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/italy',
  kind: 'secondary',
}
const italianArt: RuleSource = {
  name: 'VATupdate, Italian VAT on art',
  url: 'https://www.vatupdate.com/2025/07/09/vat-on-art-objects-reduced-to-5-except-for-margin-scheme-transactions',
  kind: 'secondary',
}
const germanRates: RuleSource = {
  name: 'Haufe, goods at the reduced rate (§ 12 of the VAT act)',
  url: 'https://haufe.de/finance/haufe-finance-office-premium/schwarzwidmannradeisen-ustg-12-abs2-nr1-steuer-2-bedeutung-der-vorschrift_idesk_PI20354_HI2199112.html',
  kind: 'secondary',
}
const germanConditions: RuleSource = {
  name: 'Thuringia’s service portal, VAT-free shopping for travelers',
  url: 'https://buerger.thueringen.de/en/detail?pstId=221983960',
  kind: 'official',
}
const directive: RuleSource = {
  name: 'Directive 2006/112/EC, article 147',
  url: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32006L0112',
  kind: 'official',
}

const rule = (vat: GoodsRule['vat'], text: string, source: RuleSource | null, confidence: Confidence) => ({
  vat,
  text,
  source,
  confidence,
  checkedOn,
})
const notFound = (what: string): GoodsRule =>
  rule('not-known', `${what}: nothing was found on them here. Ask the shop.`, null, 'reported')

const services = rule(
  'left-out',
  'A refund is for goods that you carry home. Services stay where they are used, so nothing comes back on them.',
  directive,
  'law',
)
const used = rule(
  'not-known',
  'Secondhand goods are often sold under a scheme that shows no VAT. Ask the shop whether the receipt shows VAT.',
  null,
  'reported',
)

/** The rule for each kind of goods by today's law; null where the standard rate applies and a form accepts them. */
export const goodsRules: Record<Country, Record<GoodsKind, GoodsRule | null>> = {
  france: {
    general: null,
    food: rule(
      'not-known',
      'Food carries 5.5% or 10% VAT, some of it 20%: the receipt tells.',
      frenchRates,
      'reported',
    ),
    books: rule(0.055, 'Books carry 5.5% VAT.', frenchRates, 'reported'),
    medicine: rule('left-out', 'France leaves medicines out.', frenchCustoms, 'official'),
    services,
    tobacco: rule('left-out', 'France leaves tobacco out.', frenchCustoms, 'official'),
    'fuel-and-vehicles': rule(
      'left-out',
      'France leaves fuel, private vehicles and their parts out.',
      frenchCustoms,
      'official',
    ),
    weapons: rule('left-out', 'France leaves weapons out.', frenchCustoms, 'official'),
    'art-and-antiques': rule(
      'not-known',
      'France leaves cultural goods out, and art that counts carries a lower rate. Ask the shop.',
      frenchCustoms,
      'official',
    ),
    used,
  },
  spain: {
    general: null,
    food: rule(
      'not-known',
      'Food carries 4% or 10% VAT, some of it 21%: the receipt tells.',
      spanishTenPercent,
      'reported',
    ),
    books: rule(0.04, 'Books carry 4% VAT.', spanishRates, 'reported'),
    medicine: rule(0.04, 'Medicines for people carry 4% VAT.', spanishRates, 'reported'),
    services,
    tobacco: notFound('Tobacco'),
    'fuel-and-vehicles': rule(
      'left-out',
      'What equips or supplies a private car, boat or plane is left out.',
      spanishConditions,
      'official',
    ),
    weapons: notFound('Weapons'),
    'art-and-antiques': notFound('Art and antiques'),
    used,
  },
  italy: {
    general: null,
    food: rule(
      'not-known',
      'Food carries 4%, 5% or 10% VAT, some of it 22%: the receipt tells.',
      italianRates,
      'reported',
    ),
    books: rule(
      'none-in-price',
      'The shop charges no VAT on books in Italy: the publisher has paid it. So nothing comes back on them.',
      italianBooks,
      'operator',
    ),
    medicine: rule(0.1, 'Medicines carry 10% VAT.', italianRates, 'reported'),
    services,
    tobacco: notFound('Tobacco'),
    'fuel-and-vehicles': notFound('Fuel and vehicles'),
    weapons: notFound('Weapons'),
    'art-and-antiques': rule(
      'not-known',
      'Most art and antiques have carried 5% VAT since July 2025: the receipt tells.',
      italianArt,
      'reported',
    ),
    used,
  },
  germany: {
    general: null,
    food: rule(
      'not-known',
      'Most food carries 7% VAT, drinks and some other food 19%: the receipt tells.',
      germanRates,
      'reported',
    ),
    books: rule(0.07, 'Books carry 7% VAT.', germanRates, 'reported'),
    medicine: notFound('Medicines'),
    services,
    tobacco: notFound('Tobacco'),
    'fuel-and-vehicles': rule(
      'left-out',
      'What equips or supplies a private car, boat or plane is left out.',
      germanConditions,
      'official',
    ),
    weapons: notFound('Weapons'),
    'art-and-antiques': notFound('Art and antiques'),
    used,
  },
}
