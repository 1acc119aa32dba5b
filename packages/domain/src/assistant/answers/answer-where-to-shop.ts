import type { Answer } from '../subjects/subject.ts'
import { boughtIn } from './bought-in.ts'
import { describeLocations } from './describe-customs.ts'
import { asksPhone } from './wish-of.ts'
import { describePassage } from './describe-passage.ts'

/** "An outlet near Munich" */
export const asksOutlets = (line: string): boolean =>
  /\b(?:outlets?|outlet village|designer village)\b/.test(line)

const minCoverage = 0.6

/**
 * Answers with listed shops in a place, or a store that is named, and with the passage of its page, else of the guides,
 * on the same question.
 */
export const answerWhereToShop: Answer = ({ question }, tools) => {
  const place = question.places.find((spoken) => spoken.place !== null)?.place ?? null
  const passage = tools.quote(
    question.topicLine,
    { country: boughtIn(question) ?? question.country, slug: place?.slug ?? null },
    minCoverage,
  )
  const closedStore = tools.closedStore(question.line)
  if (closedStore) return [closedStore.text]
  const outlets = place && asksOutlets(question.line) ? tools.outlets(place) : null
  if (outlets) return [describeLocations(outlets, asksPhone(question.line))]
  const store = tools.named(question.line)
  const shops = store
    ? [describeLocations(store, asksPhone(question.line))]
    : place
      ? [describeLocations(tools.locations(place, 'shopping-area'))]
      : []
  // Beside the shops of a place, only a passage from that place's page is used.
  const isBeside = passage !== null && (shops.length === 0 || passage.slug !== null)
  return [...shops, ...(isBeside ? [describePassage(passage)] : [])]
}
