import { codeOf, type FormCountry } from './journey.ts'
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

/** Why a form of one of these states gets a stamp on paper elsewhere. */
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

/** How a form is validated by customs of the state with this code. */
export function methodAt(form: FormCountry, customsOf: string): MethodThere {
  const own = formStateOf(form)
  const isHome = own === stateOf(customsOf)
  const known = abroad[own]
  if (!known) return otherStates(own)
  if (!isHome) return { method: 'stamp on paper', ...known }
  return { method: systems[own]!, source: known.source, confidence: 'high' }
}

/** The state whose VAT system a form belongs to: Monaco's is France's. */
export function formStateOf(form: FormCountry): string {
  return stateOf(codeOf(form))
}

/** The state whose customs works in a country or territory. */
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
