import { codeOf, type FormCountry, type FormMedium } from './journey.ts'
import type { Confidence } from './territories.ts'

export type Method =
  | 'PABLO kiosk'
  | 'DIVA kiosk'
  | 'OTELLO desk or kiosk'
  | 'stamp on paper'
  | 'customs officer'
  | 'as the form says'

export type MethodThere = { method: Method; source: string; confidence: Confidence; note?: string }

const systems: Record<string, Method> = {
  FR: 'PABLO kiosk',
  ES: 'DIVA kiosk',
  IT: 'OTELLO desk or kiosk',
  DE: 'stamp on paper',
}

/** Why a form of one of these states gets a paper stamp elsewhere. */
const abroad: Record<string, Omit<MethodThere, 'method'>> = {
  FR: {
    source: 'https://www.legifrance.gouv.fr/affichTexte.do?cidTexte=JORFTEXT000020876301',
    confidence: 'medium',
    note: 'PABLO works only when you leave from France: bring the form printed.',
  },
  ES: {
    source: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/spain',
    confidence: 'medium',
    note: 'DIVA works only when you leave from Spain: bring the form printed, and do not scan it in Spain.',
  },
  IT: {
    source: 'http://www.studiocorno.it/2018/05/23/tax-free-shopping-visto-digitale/',
    confidence: 'medium',
    note: 'OTELLO works only when you leave from Italy: bring the invoice printed.',
  },
  DE: {
    source: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    confidence: 'medium',
  },
}

/** Returns how customs of the state with this code validates a form; `medium` if it is known. */
export function methodAt(form: FormCountry, customsOf: string, medium?: FormMedium): MethodThere {
  const own = formStateOf(form)
  const isHome = own === stateOf(customsOf)
  const known = abroad[own]
  if (!known) return otherStates(own)
  const unusual = isHome && medium ? unusualAtHome[medium][own] : undefined
  if (unusual) return unusual
  if (!isHome) return { method: 'stamp on paper', ...known }
  return { method: systems[own]!, source: known.source, confidence: 'high' }
}

/** Forms of a medium that is unusual for their country, when leaving from that country. */
const unusualAtHome: Record<FormMedium, Record<string, MethodThere>> = {
  paper: {
    FR: {
      method: 'customs officer',
      source:
        'https://veille-douaniere.com/fermeture-de-lapplicatif-pablo-impact-et-mesures-a-prendre-pour-les-operateurs-de-detaxe',
      confidence: 'medium',
      note: 'No kiosk reads a form without a barcode: an officer stamps it by hand, which takes longer.',
    },
    ES: {
      method: 'customs officer',
      source: 'https://www.aena.es/en/passengers/baggage-controls/customs-vat-refund/vat-refund.html',
      confidence: 'low',
      note: 'Spanish forms are electronic: one without a barcode cannot be scanned, so ask the shop, and the office beside the kiosks.',
    },
    IT: {
      method: 'customs officer',
      source: 'https://www.agenziadoganemonopoli.gov.it/portale/la-procedura-otello-2.0',
      confidence: 'low',
      note: 'Without a request code the invoice did not reach OTELLO: ask the shop for it before that day.',
    },
  },
  electronic: {
    DE: {
      method: 'customs officer',
      source:
        'https://www.ihk.de/hamburg/produktmarken/beratung-service/recht-und-steuern/steuerrecht/steuer-ticker/anerkennung-von-elektronischen-ausfuhr-und-kassenzetteln-6760976',
      confidence: 'low',
      note: 'Electronic slips are a pilot in Germany: bring the form printed, too.',
    },
  },
}

/** Returns the state whose VAT system a form belongs to: Monaco's is France's. */
export function formStateOf(form: FormCountry): string {
  return stateOf(codeOf(form))
}

/** Returns the state whose customs operates in a country or territory. */
export function stateOf(code: string): string {
  return code === 'MC' ? 'FR' : code.slice(0, 2)
}

function otherStates(state: string): MethodThere {
  if (state === 'NL')
    return {
      method: 'as the form says',
      source: 'https://business.gov.nl/amendments/vat-refund-customers-outside-eu-digital-only',
      confidence: 'medium',
      note: 'The Netherlands have accepted only their customs app since January 2026, and no stamps.',
    }
  return {
    method: 'as the form says',
    source: 'general knowledge',
    confidence: 'low',
    note: 'We know the procedures of France, Spain, Italy and Germany only: follow what is printed on the form.',
  }
}
