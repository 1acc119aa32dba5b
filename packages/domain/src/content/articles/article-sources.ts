import type { Source } from '../page-content.ts'

/** Pages that several articles rest on. `readOn` only where the page shows its month. */
export const articleSources = {
  euGuide: {
    name: 'European Commission: guide to VAT refund for visitors to the EU',
    url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
  },
  frenchCustoms: {
    name: 'French customs: buying goods tax-free (in French)',
    url: 'https://douane.gouv.fr/demarche/vous-achetez-des-marchandises-en-detaxe',
  },
  frenchBusinessService: {
    name: 'French public service: tax-free sales, for shops',
    url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F20558?lang=en',
    readOn: '2025-10',
  },
  frenchMinimum: {
    name: 'Bretagne Commerce International: French tax-free sales',
    url: 'https://bretagnecommerceinternational.com/donnee/vente-en-detaxe-a-lexportation',
  },
  galeriesLafayette: {
    name: 'Galeries Lafayette Paris Haussmann: tax refund',
    url: 'https://haussmann.galerieslafayette.com/detaxe',
  },
  forumDesHalles: {
    name: 'Westfield Forum des Halles: grouped tax-free forms',
    url: 'https://www.westfield.com/france/forumdeshalles/services-detail/détaxe',
  },
  carrouselDuLouvre: {
    name: 'Carrousel du Louvre: grouped tax-free forms',
    url: 'https://westfield.com/france/carrouseldulouvre/actualites-detail/détaxe-_c_-économisez-12_e_-!',
  },
  frenchOperator: {
    name: 'Detaxe SAS, refund operator: customer questions',
    url: 'https://www.detaxe.com/en/customer-service/',
  },
  globalBlueFrance: {
    name: 'Global Blue: tax-free shopping in France',
    url: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/france',
  },
  globalBlueSpain: {
    name: 'Global Blue: tax-free shopping in Spain',
    url: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/spain',
  },
  cdgDesks: {
    name: 'easyCDG: VAT refund desks at Charles de Gaulle',
    url: 'https://easycdg.com/vat-tax-refund-paris-cdg-de-gaulle-airport/',
  },
  cdgDesksNewer: {
    name: 'hotel-cdg.com: tax refund at Charles de Gaulle',
    url: 'https://hotel-cdg.com/en/tax-refund-paris-charles-de-gaulle-airport/',
  },
  cdgBeforeDawn: {
    name: 'A traveler’s report from Charles de Gaulle before dawn (in Japanese)',
    url: 'https://note.com/gautamashaka/n/n66c08d406da3',
  },
  cashParis: {
    name: 'Cash Paris: refund counters in the Paris airports (in Chinese)',
    url: 'https://www.cash-paris.com/zh/%E6%89%BE%E5%88%B0%E9%80%80%E7%A8%8E%E6%9C%8D%E5%8A%A1%E5%8F%B0',
  },
  orlyDesks: { name: 'Orly airport: tax refund', url: 'https://orly-aeroport.fr/detaxe-orly' },
  gareDuNord: {
    name: 'The Local: tax kiosks at the Eurostar terminal',
    url: 'https://www.thelocal.fr/20200807/paris-station-gets-ready-for-brexit-with-new-tax-kiosks-and-expanded-customs-check-area/',
    readOn: '2020-08',
  },
  spanishTaxAgency: {
    name: 'Spanish Tax Agency: VAT refunds for travelers, general information',
    url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/informacion-general-sobre-devolucion-iva-viajeros.html',
  },
  spanishShops: {
    name: 'Spanish Tax Agency: DIVA for shops',
    url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/sellado-digital-diva-empresas.html',
  },
  spanishMinimum: {
    name: 'Safety Tax Free: no minimum in Spain',
    url: 'https://www.safetytaxfree.com/portfolio/spain',
  },
  spanishAirports: {
    name: 'Aena: VAT refund at Spanish airports',
    url: 'https://www.aena.es/en/passengers/baggage-controls/customs-vat-refund/vat-refund.html',
  },
  italianMinimum: {
    name: 'GGI: Italy lowers the tax-free threshold',
    url: 'https://ggi.com/news/indirect-taxes/reduction-in-the-italian-threshold-for-tax-free-shopping',
  },
  italianProcedure: {
    name: 'Italian customs: the OTELLO procedure',
    url: 'https://www.adm.gov.it/portale/ee/citizen/otello-english-version/the-procedure',
  },
  germanRules: {
    name: 'Thuringia’s service portal: buying without VAT in Germany',
    url: 'https://buerger.thueringen.de/en/detail?pstId=221983960',
  },
  frankfurtAirport: {
    name: 'Frankfurt Airport: VAT refunds',
    url: 'https://www.frankfurt-airport.com/en/services/facilities-and-services/vat-refunds.html',
    readOn: '2023-05',
  },
  britishNotice: {
    name: 'GOV.UK: claim VAT back on tax-free shopping in Northern Ireland (Notice 704/1)',
    url: 'https://gov.uk/government/publications/vat-notice-7041-tax-free-shopping-in-the-uk',
  },
} as const satisfies Record<string, Source>
