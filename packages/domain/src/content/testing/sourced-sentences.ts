/**
 * Sentences of the place guides whose hour, figure, service or right stands in no record of the country in these words:
 * the address in the guide's list of sources that says it, or the id of the record. `says` is part of the sentence.
 */
export const sourcedSentences: readonly { guide: string; says: string; source: string }[] = [
  {
    guide: 'france/paris',
    says: 'Galeries Lafayette has an app, GoTaxFree',
    source: 'https://haussmann.galerieslafayette.com/zh-hans/gotaxfree',
  },
  {
    guide: 'france/paris',
    says: 'Within three days',
    source: 'https://haussmann.galerieslafayette.com/detaxe',
  },
  {
    guide: 'france/paris',
    says: 'where you buy the most in three days',
    source: 'https://haussmann.galerieslafayette.com/detaxe',
  },
  {
    guide: 'france/paris',
    says: 'In the malls, food and services are left out',
    source: 'https://www.westfield.com/france/forumdeshalles/services-detail/détaxe',
  },
  {
    guide: 'france/nice',
    says: 'People who live in Monaco',
    source: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32006L0112',
  },
  {
    guide: 'france/cannes',
    says: 'at the same house within three days',
    source: 'https://lecendre.synapseweb.fr/service-public?audience=pro&xml=F20558',
  },
  {
    guide: 'france/strasbourg',
    says: 'over up to three days on one form',
    source: 'https://lecendre.synapseweb.fr/service-public?audience=pro&xml=F20558',
  },
  {
    guide: 'france/toulouse',
    says: 'three days of its receipts',
    source: 'https://lecendre.synapseweb.fr/service-public?audience=pro&xml=F20558',
  },
  {
    guide: 'france/lille',
    says: 'closed on December 20, 2015',
    source:
      'https://france3-regions.francetvinfo.fr/hauts-de-france/nord-0/lille/lille-derniere-journee-galeries-lafayette-signe-amertume-889131.html',
  },
  {
    guide: 'france/lille',
    says: 'People from Northern Ireland',
    source:
      'https://github.com/emirhandmr93/my-outlet-guide/blob/374a4b2aa1086c0badfac1dfbe83c76aad873681/src/constants/outlets/france.ts',
  },
  {
    guide: 'france/aix-en-provence',
    says: 'groups receipts of one day',
    source: 'https://www.mcarthurglen.com/ko/outlets/fr/designer-outlet-provence/whats-on/tax-free/',
  },
  {
    guide: 'france/marseille',
    says: 'counts purchases of a single day',
    source: 'https://www.mcarthurglen.com/ko/outlets/fr/designer-outlet-provence/whats-on/tax-free/',
  },
  {
    guide: 'france/cdg',
    says: 'who came at four in the morning',
    source: 'https://note.com/gautamashaka/n/n66c08d406da3',
  },
  {
    guide: 'france/nice-airport',
    says: 'The regional tourism site counts four refund offices',
    source: 'https://cotedazurfrance.com/stays/practical-information/duty-free/',
  },
  {
    guide: 'france/nice-airport',
    says: 'an exchange office, Interchange',
    source: 'https://www.nice.aeroport.fr/en/guide/tax-refunds-customs',
  },
  {
    guide: 'france/gare-du-nord',
    says: 'PABLO kiosks went into the Eurostar terminal in 2020',
    source:
      'https://www.thelocal.fr/20200807/paris-station-gets-ready-for-brexit-with-new-tax-kiosks-and-expanded-customs-check-area/',
  },
  {
    guide: 'france/gare-du-nord',
    says: 'newest source for the kiosks is from 2020',
    source:
      'https://www.thelocal.fr/20200807/paris-station-gets-ready-for-brexit-with-new-tax-kiosks-and-expanded-customs-check-area/',
  },
  {
    guide: 'france/gare-de-lyon',
    says: 'French rules allow a later validation',
    source: 'https://legal.tricoteuses.fr/articles/JORFARTI000027899947',
  },
  {
    guide: 'spain/madrid',
    says: 'Spanish rules let you send the validated form',
    source:
      'https://sede.agenciatributaria.gob.es/Sede/en_gb/ayuda/manuales-videos-folletos/manuales-practicos/manual-iva-2022/capitulo-08-gestion-iva/devoluciones/devolucion-exportadores-regimen-viajeros/procedimiento.html',
  },
  {
    guide: 'spain/barcelona',
    says: 'closed on August 31, 2024',
    source: 'https://www.totbarcelona.cat/es/sociedad/corte-ingles-todos-cierres-barcelona-538772',
  },
  {
    guide: 'spain/barcelona',
    says: 'La Farga de Moles was named for DIVA in 2016',
    source:
      'https://www.rtve.es/noticias/20161110/hacienda-pone-marcha-sistema-electronico-diva-para-devolver-iva-viajeros/1440880.shtml',
  },
  {
    guide: 'spain/seville',
    says: 'among the first fourteen chosen for DIVA in 2016',
    source:
      'https://www.rtve.es/noticias/20161110/hacienda-pone-marcha-sistema-electronico-diva-para-devolver-iva-viajeros/1440880.shtml',
  },
  {
    guide: 'spain/malaga',
    says: 'Living in England, Scotland or Wales',
    source: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/spain',
  },
  {
    guide: 'spain/malaga',
    says: 'Residents of Great Britain have counted',
    source: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/spain',
  },
  {
    guide: 'spain/malaga',
    says: 'The port was named for DIVA in 2016',
    source:
      'https://www.rtve.es/noticias/20161110/hacienda-pone-marcha-sistema-electronico-diva-para-devolver-iva-viajeros/1440880.shtml',
  },
  {
    guide: 'spain/valencia',
    says: 'a local paper listed Sunday and holiday opening',
    source:
      'https://www.lasprovincias.es/economia/hora-abre-cierra-corte-ingles-horario-especial-20251203213652-nt.html',
  },
  {
    guide: 'spain/marbella',
    says: 'Spanish rules allow the second',
    source:
      'https://sede.agenciatributaria.gob.es/Sede/en_gb/ayuda/manuales-videos-folletos/manuales-practicos/manual-iva-2022/capitulo-08-gestion-iva/devoluciones/devolucion-exportadores-regimen-viajeros/procedimiento.html',
  },
  {
    guide: 'spain/palma',
    says: 'Swiss, Norwegian and British residents do',
    source: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
  },
  {
    guide: 'spain/bilbao',
    says: 'One of the first DIVA airports of 2016',
    source:
      'https://www.rtve.es/noticias/20161110/hacienda-pone-marcha-sistema-electronico-diva-para-devolver-iva-viajeros/1440880.shtml',
  },
  {
    guide: 'spain/madrid-airport',
    says: 'In 2022 one contract covered all refund offices',
    source: 'https://cincodias.elpais.com/cincodias/2022/07/22/companias/1658510781_718598.html',
  },
  {
    guide: 'spain/madrid-airport',
    says: 'It was to run until 2026 with an option to 2028',
    source: 'https://cincodias.elpais.com/cincodias/2022/07/22/companias/1658510781_718598.html',
  },
  {
    guide: 'spain/barcelona-airport',
    says: 'A press report of July 2022',
    source: 'https://cincodias.elpais.com/cincodias/2022/07/22/companias/1658510781_718598.html',
  },
  {
    guide: 'spain/malaga-airport',
    says: 'A newspaper counted nine machines',
    source:
      'https://news365.es/articulo/iva-refunds-at-malaga-airport-reach-record-26-5m-euros-as-shopping-tourism-booms-699837aabc0cc',
  },
  {
    guide: 'italy/rome',
    says: 'Global Blue ran a lounge by Piazza di Spagna',
    source:
      'https://webitmag.it/global-blue-la-lounge-di-roma-compie-un-anno-1-turista-su-4-e-cinese_134620/amp',
  },
  {
    guide: 'italy/pisa',
    says: 'England, Scotland and Wales are outside the EU',
    source: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/italy',
  },
  {
    guide: 'italy/turin',
    says: 'desks of three operators are recorded there',
    source: 'it-mxp-t1-operators',
  },
  { guide: 'italy/fiumicino', says: 'through the three operators', source: 'it-fco-t3-operators' },
  {
    guide: 'germany/stuttgart',
    says: 'counts more than 170 brands',
    source: 'https://germany.travel/de/staedte-kultur/outletcity-ag.html',
  },
  {
    guide: 'germany/frankfurt',
    says: 'if your residence permit runs for more than three months',
    source:
      'https://www.frankfurt-tourismus.de/en/Discover-Experience/Shopping-in-Frankfurt/Tax-Free-Shopping',
  },
  {
    guide: 'germany/frankfurt-airport',
    says: 'Yes for the law, if the goods are with you here',
    source: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
  },
]
