import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { boughtIn } from './bought-in.ts'
import { describePassage } from './describe-passage.ts'

/** Of a question's words, weighed by rarity, that a guide's question must hold to be the same one. */
const fewestWords = 0.45

/** What the guide of the named country says to the same question, where it says it plainly; else nothing. */
export function addFromGuide(question: Question, tools: Toolbox): string[] {
  const country = boughtIn(question) ?? question.places[0]?.country ?? null
  if (!country) return []
  const where = { country, slug: question.places[0]?.place?.slug ?? null }
  const passage = tools.quote(question.topicLine, where, fewestWords, {
    kind: 'question',
    country,
  })
  return passage ? [describePassage(passage)] : []
}

/** Of all words of the question, its place among them. */
const maxSharedWords = 0.9

/** What the page of a named airport or station says to the same question, told with its name; else nothing. */
export function addFromHub(question: Question, tools: Toolbox): string[] {
  const place = question.places.find((spoken) => spoken.place !== null && spoken.place.kind !== 'city')?.place
  if (!place) return []
  const where = { country: place.country, slug: place.slug }
  const passage = tools.quote(question.line, where, maxSharedWords, {
    kind: 'question',
    country: place.country,
  })
  return passage ? [describePassage(passage)] : []
}
