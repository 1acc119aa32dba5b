import type { Country } from '../../places/countries.ts'
import type { RuleNumbers } from '../rule-numbers.ts'
import type { CountryGuide, CountryGuideTemplate } from './country-guide.ts'
import { franceGuide } from './france/france.ts'
import { germanyGuide } from './germany/germany.ts'
import { italyGuide } from './italy/italy.ts'
import { spainGuide } from './spain/spain.ts'

const guides: Record<Country, CountryGuideTemplate> = {
  france: franceGuide,
  spain: spainGuide,
  italy: italyGuide,
  germany: germanyGuide,
}

/** Returns the guide of a country with the numbers of an edition. */
export function countryGuide(country: Country, numbers: RuleNumbers): CountryGuide {
  return guides[country](numbers)
}
