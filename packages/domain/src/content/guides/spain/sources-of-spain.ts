import type { Source } from '../../page-content.ts'

const aeat =
  'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros'

/** Sources that several guides of Spain rest on. Those of one place stand in its own guide. */
export const sourcesOfSpain = {
  aena: {
    name: 'Aena, VAT refund at Spanish airports',
    url: 'https://www.aena.es/en/passengers/baggage-controls/customs-vat-refund/vat-refund.html',
  },
  taxAgency: {
    name: 'Agencia Tributaria, VAT refunds for travellers (DIVA)',
    url: `${aeat}.html`,
  },
  taxAgencyStamp: {
    name: 'Agencia Tributaria, DIVA digital stamp for travellers',
    url: `${aeat}/sellado-digital-diva-viajeros.html`,
  },
  taxAgencyManual: {
    name: 'Agencia Tributaria, VAT manual: procedure for travellers',
    url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/ayuda/manuales-videos-folletos/manuales-practicos/manual-iva-2022/capitulo-08-gestion-iva/devoluciones/devolucion-exportadores-regimen-viajeros/procedimiento.html',
  },
  taxAgencyShops: {
    name: 'Agencia Tributaria, DIVA procedure for shops',
    url: 'https://www.agenciatributaria.es/AEAT.internet/en_gb/Inicio/La_Agencia_Tributaria/Aduanas_e_Impuestos_Especiales/_Presentacion/Procedimientos_y_gestiones_en_la_Aduana/_PARTICULARES/Viajeros/_INFORMACION/Compras__Devolucion_IVA/_INFORMACION/Sellado_digital_TAX_FREE/_Para_empresas_/Procedimiento.shtml',
  },
  europeanCommission: {
    name: 'European Commission, VAT refund guide for visitors',
    url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
  },
  airportContract: {
    name: 'Cinco Días, refund offices at Madrid and Barcelona airports',
    url: 'https://cincodias.elpais.com/cincodias/2022/07/22/companias/1658510781_718598.html',
    readOn: '2022-07',
  },
  divaStart: {
    name: 'RTVE, airports and ports chosen for DIVA',
    url: 'https://www.rtve.es/noticias/20161110/hacienda-pone-marcha-sistema-electronico-diva-para-devolver-iva-viajeros/1440880.shtml',
    readOn: '2016-11',
  },
  malagaAirportCustoms: {
    name: 'Vatfree, customs at Málaga airport',
    url: 'https://traveller.vatfree.com/faq/embed/DB5twCQrKssRGSjcL/Malaga-airport-Spain',
  },
  malagaAirportPress: {
    name: 'News365, VAT refunds at Málaga airport',
    url: 'https://news365.es/articulo/iva-refunds-at-malaga-airport-reach-record-26-5m-euros-as-shopping-tourism-booms-699837aabc0cc',
    readOn: '2026-02',
  },
} as const satisfies Record<string, Source>
