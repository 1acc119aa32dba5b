import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { shopAbroad, describeAbroad } from './answer-abroad.ts'
import { describeLocations } from './describe-customs.ts'
import { describePlaces, placesNamed } from './describe-places.ts'
import { describePage } from './describe-page.ts'
import { asksPhone, type wishOf } from './wish-of.ts'

/** Returns the desks of the named places and of a named store there, else of a named store in any city. */
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

/** Returns what is known of a named town without a page. Empty if none is named. */
export function townNamed({ places }: Question, tools: Toolbox): string[] {
  const found = places.find(({ town, role }) => town !== undefined && role !== 'bought' && role !== 'home')
  if (!found?.town) return []
  // The page on France also lists kiosks in towns, such as Calais.
  const kiosks =
    found.country === 'france' ? describePage(tools, 'where are pablo kiosks', undefined, 'france') : []
  return [tools.town(found.town, found.country).text, ...kiosks]
}

/** Returns the store that a question names with its city: "at KaDeWe in Berlin". Airports are described separately. */
function storeInCity(question: Question, tools: Toolbox): string[] {
  const [city, ...others] = placesNamed(question)
  if (city?.kind !== 'city' || others.length > 0 || /\bairport\b/.test(question.line)) return []
  const named = tools.named(question.line, city)
  return named?.total === 1 ? [describeLocations(named, asksPhone(question.line))] : []
}

/** Returns the listed stores and offices that a question names, in any city. Empty if it names none. */
export function storesNamed({ line }: Question, tools: Toolbox): string[] {
  const named = tools.named(line)
  return named ? [describeLocations(named, asksPhone(line))] : []
}
