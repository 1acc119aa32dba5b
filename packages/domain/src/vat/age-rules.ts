import type { Country } from '../places/countries.ts'
import type { Confidence, RuleSource } from './rule-source.ts'

/**
 * The minimum age (in years) of the buyer on a form. `bars`: an authority names the age, so younger buyers get no
 * refund; otherwise an operator or shop only advises it. `age` is null if no source names one.
 */
export type AgeRule = {
  age: number | null
  bars: boolean
  text: string
  confidence: Confidence
  source: RuleSource
  checkedOn: string
}

const checkedOn = '2026-11-24'

const operatorsPage = (country: Country, name: string): RuleSource => ({
  name: `Global Blue, ${name}`,
  url: `https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/${country}`,
  kind: 'secondary',
})

export const ageRules: Record<Country, AgeRule> = {
  france: {
    age: 16,
    bars: true,
    text: 'France asks for an age of 16. A form on a younger person’s passport gives nothing back.',
    confidence: 'official',
    source: {
      name: 'Service-Public, selling tax-free',
      url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F20558?lang=en',
      kind: 'official',
    },
    checkedOn,
  },
  spain: {
    age: null,
    bars: false,
    text: 'The Spanish tax agency names no age.',
    confidence: 'official',
    source: {
      name: 'Spanish tax agency, conditions of the refund',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/informacion-general-sobre-devolucion-iva-viajeros.html',
      kind: 'official',
    },
    checkedOn,
  },
  italy: {
    age: 18,
    bars: false,
    text: 'In Italy an operator advises a parent’s name for anyone under 18.',
    confidence: 'operator',
    source: operatorsPage('italy', 'Italy'),
    checkedOn,
  },
  germany: {
    age: 18,
    bars: false,
    text: 'In Germany an operator asks for 18 years. No age was found in the law.',
    confidence: 'operator',
    source: operatorsPage('germany', 'Germany'),
    checkedOn,
  },
}
