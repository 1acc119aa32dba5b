import type { Country } from '../places/countries.ts'
import type { Confidence, RuleSource } from './rule-source.ts'

/** What can be done if customs has not validated a form. `hasLetter`: there is a recipient for a letter. */
export type MissedStampRule = {
  text: string
  hasLetter: boolean
  confidence: Confidence
  source: RuleSource | null
  checkedOn: string
}

const checkedOn = '2026-11-22'

export const missedStampRules: Record<Country, MissedStampRule> = {
  france: {
    text: 'Only where customs’ own service or PABLO was the reason: within six months of the purchase the French customs office of the place where you left can still put it right, with the receipt for the duty that you paid at home, or with a statement of a French consulate. A decree of 2013 says so; whether a newer one changed it was not found.',
    hasLetter: true,
    confidence: 'reported',
    source: {
      name: 'French decree of 14 August 2013, article 12 (copy)',
      url: 'https://legal.tricoteuses.fr/articles/JORFARTI000027899947',
      kind: 'secondary',
    },
    checkedOn: '2026-11-27',
  },
  spain: {
    text: 'The goods must be shown at the exit; without it there is no refund, and no cure later.',
    hasLetter: false,
    confidence: 'official',
    source: {
      name: 'Spanish tax agency, invoices and the form (DER)',
      url: 'https://www3.agenciatributaria.gob.es/Sede/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/facturas-compras-documento-reembolso-der.html',
      kind: 'official',
    },
    checkedOn: '2026-11-24',
  },
  italy: {
    text: 'We found no way to have an Italian invoice validated later. Ask the operator or the shop.',
    hasLetter: false,
    confidence: 'reported',
    source: null,
    checkedOn,
  },
  germany: {
    text: 'A German embassy or consulate at home can certify the export, in justified exceptions only: show it the goods, passport and receipts, and pay a fee for each form. Lack of time at the airport is no such reason.',
    hasLetter: true,
    confidence: 'official',
    source: {
      name: 'German embassy in Seoul, export certificates',
      url: 'https://seoul.diplo.de/kr-de/service/06-Beglaubigungen/-/1894368',
      kind: 'official',
    },
    checkedOn: '2026-11-24',
  },
}
