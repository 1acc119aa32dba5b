import type { Answer } from '../subjects/subject.ts'
import { boughtIn } from './bought-in.ts'
import { describeLocations } from './describe-customs.ts'
import { tellPassage } from './tell-passage.ts'

const fewestWords = 0.6

/** Shops that our list names in a place, a store by its name, and what the guides say to the same question. */
export const answerWhereToShop: Answer = ({ question }, tools) => {
  const place = question.places.find((spoken) => spoken.place !== null)?.place ?? null
  const passage = tools.quote(
    question.topicLine,
    { country: boughtIn(question) ?? question.country, slug: place?.slug ?? null },
    fewestWords,
  )
  const store = tools.named(question.line)
  return [
    ...(passage ? [tellPassage(passage)] : []),
    ...(store
      ? [describeLocations(store)]
      : place
        ? [describeLocations(tools.locations(place, 'shopping-area'))]
        : []),
  ]
}
