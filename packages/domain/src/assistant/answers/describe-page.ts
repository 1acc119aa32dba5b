import type { Country } from '../../places/countries.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { describePassage } from './describe-passage.ts'

const all = 0.95

/**
 * Returns the passage under a heading of our pages, of one country if it is given. It is searched by the words of the
 * heading; pass words of its text if these do not find it. Empty if no page has it.
 */
export function describePage(tools: Toolbox, heading: string, words = heading, country?: Country): string[] {
  const passage = tools.quote(words, { country: country ?? null }, all, {
    ...(country ? { country } : {}),
    heading,
  })
  return passage ? [describePassage(passage)] : []
}
