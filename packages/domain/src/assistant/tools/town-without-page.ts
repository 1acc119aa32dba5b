import { validationSystem } from '../../content/rule-text.ts'
import { countryName, type Country } from '../../places/countries.ts'
import { normalizeName } from '../../places/normalize-name.ts'
import { refundLocations } from '../../places/refund-locations.ts'
import type { Explained } from './explain.ts'
import { locationsShown } from './find-locations.ts'
import { checkedPage } from './rule-citation.ts'

/** Returns what is known of a town without a page: what our records have there, and how its country validates. */
export function townWithoutPage(town: string, country: Country): Explained {
  const name = countryName(country)
  const there = refundLocations
    .filter((record) => record.country === country && isIn(record.address, town))
    .slice(0, locationsShown)
  const known =
    there.length > 0
      ? `Our list has in ${town}:\n${there.map((record) => `- ${record.name}, ${record.address}`).join('\n')}\n\n`
      : ''
  return {
    text: `${known}I have no page on ${town}, so I cannot say where customs are there (validation in ${name}: ${validationSystem(country)}). Ask the airport, station or port that you leave from the day before.`,
    citations: [checkedPage(name, `/${country}`)],
  }
}

const isIn = (address: string, town: string) =>
  `-${normalizeName(address)}-`.includes(`-${normalizeName(town)}-`)
