import type { Confidence } from './territories.ts'

type CabinDesk = { side: 'before-security' | 'after-security'; source: string; confidence: Confidence }

/**
 * On which side of security customs inspects goods in hand luggage, as far as a source says so; by the airport's name
 * (`airports-of.ts`).
 */
export const cabinDesks: Readonly<Record<string, CabinDesk>> = {
  'Charles de Gaulle Airport': {
    side: 'before-security',
    source: 'https://easycdg.com/vat-tax-refund-paris-cdg-de-gaulle-airport/',
    confidence: 'medium',
  },
  'Orly Airport': {
    side: 'before-security',
    source: 'https://orly-aeroport.fr/detaxe-orly',
    confidence: 'medium',
  },
  'Madrid Airport': {
    side: 'before-security',
    source: 'https://www.globalblue.com/tax-free-shopping/spain/madrid-barajas-airport-customs',
    confidence: 'medium',
  },
  'Fiumicino Airport': {
    side: 'after-security',
    source:
      'https://www.adr.it/web/aeroporti-di-roma-en/viewer?p_p_id=3_WAR_newsportlet&_3_WAR_newsportlet_nid=8750896',
    confidence: 'low',
  },
  'Malpensa Airport': {
    side: 'after-security',
    source: 'http://pipicacalu.pixnet.net/blog/post/218405421',
    confidence: 'low',
  },
  'Frankfurt Airport': {
    side: 'after-security',
    source:
      'https://www.frankfurt-airport.com/de/shopping/bequem-online.detail.suffix.html/article/reisen/zoll-und-steuern/mehrwertsteuer-rueckerstattung.html',
    confidence: 'medium',
  },
  'Dusseldorf Airport': {
    side: 'after-security',
    source: 'https://www.dus.com/en/services/airport-from-a-z/vat-refund',
    confidence: 'high',
  },
}
