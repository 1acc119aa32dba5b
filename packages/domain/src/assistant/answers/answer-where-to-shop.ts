import type { Answer } from '../subjects/subject.ts'
import { boughtIn } from './bought-in.ts'
import { describeLocations } from './describe-customs.ts'
import { asksPhone } from './wish-of.ts'
import { describePassage } from './describe-passage.ts'

/** "An outlet near Munich" */
export const asksOutlets = (line: string): boolean =>
  /\b(?:outlets?|outlet village|designer village)\b/.test(line)

const fewestWords = 0.6

/** Shops that our list names in a place, a store by its name, and what its page, or the guides alone, say to the same question. */
export const answerWhereToShop: Answer = ({ question }, tools) => {
  const place = question.places.find((spoken) => spoken.place !== null)?.place ?? null
  const passage = tools.quote(
    question.topicLine,
    { country: boughtIn(question) ?? question.country, slug: place?.slug ?? null },
    fewestWords,
  )
  const gone = tools.gone(question.line)
  if (gone) return [gone.text]
  const outlets = place && asksOutlets(question.line) ? tools.outlets(place) : null
  if (outlets) return [describeLocations(outlets, asksPhone(question.line))]
  const store = tools.named(question.line)
  const shops = store
    ? [describeLocations(store, asksPhone(question.line))]
    : place
      ? [describeLocations(tools.locations(place, 'shopping-area'))]
      : []
  // Beside the shops of a place only what a page of that place says.
  const isBeside = passage !== null && (shops.length === 0 || passage.slug !== null)
  return [...shops, ...(isBeside ? [describePassage(passage)] : [])]
}
