/**
 * Sentences of the articles whose hour, figure, service or right stands in no record in these words: the address in the
 * article's list of sources that says it, or the id of a location's record. `says` is part of the sentence.
 */
export const articleSentences: readonly { article: string; says: string; source: string }[] = [
  {
    article: '/how-vat-refund-works-in-france',
    says: 'Residents of the EU, of Monaco and of the French overseas departments cannot claim',
    source: 'https://douane.gouv.fr/demarche/vous-achetez-des-marchandises-en-detaxe',
  },
  {
    article: '/vat-refund-spain-for-us-citizens',
    says: 'If you live in the United States, you may claim the VAT',
    source: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
  },
  {
    article: '/vat-refund-spain-for-us-citizens',
    says: 'A US citizen who lives in Spain, or anywhere in the EU, cannot claim',
    source:
      'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/informacion-general-sobre-devolucion-iva-viajeros.html',
  },
  {
    article: '/vat-refund-rules-2025',
    says: 'If the law lets you claim and the shop takes part',
    source:
      'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/informacion-general-sobre-devolucion-iva-viajeros.html',
  },
  {
    article: '/vat-refund-eligibility-eu-travelers',
    says: 'An EU citizen who lives in Canada may claim',
    source: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
  },
  {
    article: '/vat-refund-eligibility-eu-travelers',
    says: 'Living in Great Britain, shopping in the EU: you may claim',
    source: 'https://gov.uk/government/publications/vat-notice-7041-tax-free-shopping-in-the-uk',
  },
  {
    article: '/tax-free-shopping-in-paris',
    says: 'Gare du Nord is about two kilometers east',
    source: 'fr-gdn-station',
  },
  {
    article: '/tax-free-luxury-shopping-europe',
    says: 'Plan extra time for two desks',
    source: 'https://www.frankfurt-airport.com/en/services/facilities-and-services/vat-refunds.html',
  },
  {
    article: '/vat-refund-at-cdg-airport',
    says: 'Travelex after security',
    source: 'https://easycdg.com/vat-tax-refund-paris-cdg-de-gaulle-airport/',
  },
  {
    article: '/vat-refund-at-cdg-airport',
    says: 'Global Exchange without a place',
    source: 'https://hotel-cdg.com/en/tax-refund-paris-charles-de-gaulle-airport/',
  },
]
