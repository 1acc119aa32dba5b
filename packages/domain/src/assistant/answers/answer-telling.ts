import { countries, type Country } from '../../places/countries.ts'
import { boughtIn } from '../reading/follow-up.ts'
import type { Question } from '../reading/read-question.ts'
import type { TellingTopic } from '../reading/topics.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { tellPassage } from './tell-passage.ts'
import { describeCustoms } from './describe-customs.ts'
import { askForDay, describeDeadline } from './describe-deadline.ts'
import { hubIn } from './hub-in.ts'
import { describeOwnRows } from './describe-own-rows.ts'
import { describeRule } from './describe-rule.ts'
import { wishOf } from './wish-of.ts'

const topicsAnswered = 2
const aboutTheWay: readonly TellingTopic[] = [
  'luggage',
  'closed-desk',
  'arrive-early',
  'transit',
  'red-screen',
]
/** An estimate already says these. */
const withinAnEstimate: readonly TellingTopic[] = ['minimum', 'rate', 'share', 'reduced-goods']

/** The subjects with an answer of their own, two at most, each with what the country's guide adds. */
export async function answerTelling(question: Question, tools: Toolbox): Promise<string[]> {
  const hasEstimate = question.purchases.some(({ country }) => country !== null)
  const topics = question.subject.telling.filter(
    (topic) => !(hasEstimate && withinAnEstimate.includes(topic)),
  )
  const parts: string[] = []
  const timed = answerOpenAt(question, tools)
  if (timed.length > 0) return timed
  if (topics.length === 0 && question.day !== null && question.purchases.length === 0)
    return describeDay(question, tools)
  for (const topic of topics.slice(0, topicsAnswered))
    parts.push(...(await answerTopic(topic, question, tools)))
  return [...new Set(parts)]
}

async function answerTopic(topic: TellingTopic, question: Question, tools: Toolbox): Promise<string[]> {
  if (topic === 'own-calculations' || topic === 'own-bookings' || topic === 'own-places')
    return [describeOwnRows(await tools.ownRows(), topic)]
  if (topic === 'minimum' || topic === 'rate') return describeRules(question, tools)
  if (topic === 'deadline') return describeDay(question, tools)
  const place = hubIn(question)
  if (place && aboutTheWay.includes(topic))
    return [
      describeCustoms(tools.customs(place, question.clockMinutes), wishOf(question)),
      ...(['closed-desk', 'red-screen', 'transit'].includes(topic) ? [tools.explain(topic).text] : []),
    ]
  return [tools.explain(topic).text, ...furtherWords(question, tools)]
}

/** "Is the cash counter at CDG open at 22:00?" asks for hours, whatever else it names. */
function answerOpenAt({ subject, clockMinutes, places, ...rest }: Question, tools: Toolbox): string[] {
  const hub = places.find(({ place }) => place !== null && place.kind !== 'city')
  const place = (hub ?? places.find(({ place }) => place !== null))?.place
  const isAsked = subject.general.includes('opening-hours') && clockMinutes !== null
  if (!place || !isAsked || subject.telling.includes('closed-desk')) return []
  return [
    describeCustoms(tools.customs(place, clockMinutes), wishOf({ subject, clockMinutes, places, ...rest })),
  ]
}

/** What the guide of the named country says to the same question, where it says it plainly. */
function furtherWords(question: Question, tools: Toolbox): string[] {
  const country = boughtIn(question) ?? question.places[0]?.country ?? null
  if (!country) return []
  const passage = tools.quote(
    question.topicLine,
    { country, slug: question.places[0]?.place?.slug ?? null },
    0.45,
  )
  return passage?.kind === 'question' && passage.country === country ? [tellPassage(passage)] : []
}

function describeRules(question: Question, tools: Toolbox): string[] {
  const named = [...new Set(question.places.map(({ country }) => country))]
  const asked: readonly Country[] = named.length > 0 ? named : countries
  return asked.map((country) => describeRule(tools.rule(country)))
}

function describeDay({ day }: Question, tools: Toolbox): string[] {
  if (day === 'ambiguous') return [askForDay]
  return [day ? describeDeadline(tools.deadline(day.day)) : tools.explain('deadline').text]
}
