import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { boughtIn } from './bought-in.ts'
import { describePassage } from './describe-passage.ts'

/**
 * The minimum share of a question's words, weighted by rarity, that a guide's question must contain to be the same
 * question.
 */
const minTopicCoverage = 0.45

/** Returns what the named country's guide answers to the same question, if it contains it; else nothing. */
export function addFromGuide(question: Question, tools: Toolbox): string[] {
  const country = boughtIn(question) ?? question.places[0]?.country ?? null
  if (!country) return []
  const where = { country, slug: question.places[0]?.place?.slug ?? null }
  const passage = tools.quote(question.topicLine, where, minTopicCoverage, {
    kind: 'question',
    country,
  })
  return passage ? [describePassage(passage)] : []
}

/** The same share for a hub's page, of all words of the question instead of those without place names. */
const minLineCoverage = 0.9

/**
 * Returns what the page of a named airport or station answers to the same question, with the place's name; else
 * nothing.
 */
export function addFromHub(question: Question, tools: Toolbox): string[] {
  const place = question.places.find((spoken) => spoken.place !== null && spoken.place.kind !== 'city')?.place
  if (!place) return []
  const where = { country: place.country, slug: place.slug }
  const passage = tools.quote(question.line, where, minLineCoverage, {
    kind: 'question',
    country: place.country,
  })
  return passage ? [describePassage(passage)] : []
}
