import type { Country } from '../../places/countries.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { describePassage } from './describe-passage.ts'

const all = 0.95

/**
 * The passage of our pages under a heading, found by the words of the heading, of a country where one is given. `words`
 * are those of its text, where the heading alone does not find it. Empty when no page has it.
 */
export function describePage(tools: Toolbox, heading: string, words = heading, country?: Country): string[] {
  const passage = tools.quote(words, { country: country ?? null }, all, {
    ...(country ? { country } : {}),
    heading,
  })
  return passage ? [describePassage(passage)] : []
}
