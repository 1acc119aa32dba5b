import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { shopAbroad, describeAbroad } from './answer-abroad.ts'
import { describeLocations } from './describe-customs.ts'
import { describePlaces, placesNamed } from './describe-places.ts'
import { describePage } from './describe-page.ts'
import { asksPhone, type wishOf } from './wish-of.ts'

/** Desks of the places that a question names and of a store there, else of a store that it names in whatever city. */
export function describeDesks(
  question: Question,
  tools: Toolbox,
  about: Parameters<typeof wishOf>[1] = {},
): string[] {
  const there = [...storeInCity(question, tools), ...describePlaces(question, tools, about)]
  if (there.length > 0) return there
  const stores = storesNamed(question, tools)
  if (stores.length > 0) return stores
  const town = townNamed(question, tools)
  if (town.length > 0) return town
  const abroad = shopAbroad(question)
  return abroad ? describeAbroad(abroad, tools) : []
}

/** What is known of a town without a page, where a question names one; empty where it names none. */
export function townNamed({ places }: Question, tools: Toolbox): string[] {
  const found = places.find(({ town, role }) => town !== undefined && role !== 'bought' && role !== 'home')
  if (!found?.town) return []
  // Our page on France names kiosks of towns, too: Calais.
  const kiosks =
    found.country === 'france' ? describePage(tools, 'where are pablo kiosks', undefined, 'france') : []
  return [tools.town(found.town, found.country).text, ...kiosks]
}

/** The one store that a question names in the city that it names: "at KaDeWe in Berlin". An airport is described anyway. */
function storeInCity(question: Question, tools: Toolbox): string[] {
  const [city, ...others] = placesNamed(question)
  if (city?.kind !== 'city' || others.length > 0 || /\bairport\b/.test(question.line)) return []
  const named = tools.named(question.line, city)
  return named?.total === 1 ? [describeLocations(named, asksPhone(question.line))] : []
}

/** Stores and offices of our list that a question names, in whatever city; empty when it names none. */
export function storesNamed({ line }: Question, tools: Toolbox): string[] {
  const named = tools.named(line)
  return named ? [describeLocations(named, asksPhone(line))] : []
}
