import { boughtIn } from '../reading/follow-up.ts'
import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { isOurSubject } from './our-subject.ts'
import { subjectOfShop } from './answer-abroad.ts'
import { subjectOfHome } from './answer-home.ts'
import { describeCustoms, describeLocations } from './describe-customs.ts'
import { describeRule } from './describe-rule.ts'
import { fixedWords } from './fixed-words.ts'
import { tellPassage } from './tell-passage.ts'
import { wishOf } from './wish-of.ts'

const deskWords = /\b(?:desks?|counters?|offices?|kiosks?|detaxe|customs|refund|claim)\b/

/** What is asked in general: who may claim, where the desks are, how it works. Empty when it is none of these. */
export function answerGeneral(question: Question, tools: Toolbox): string[] {
  const { general } = question.subject
  if (/\b(?:speak|languages?)\b/.test(question.line)) return quoted(question, tools)
  const isAboutHome = general.includes('who') && subjectOfHome(question) !== 'who'
  if (isAboutHome) return [tools.explain(subjectOfHome(question)).text]
  const abroad = question.foreign.find(({ role }) => role === 'bought' || role === 'named')
  if (abroad && question.places.length === 0 && isOurSubject(question.line))
    return [tools.explain(subjectOfShop(abroad)).text]
  const isAboutPlace = ['desks', 'opening-hours', 'validation', 'who'].some((topic) =>
    general.includes(topic as 'desks'),
  )
  const place = question.places.find(({ place }) => place !== null)?.place
  if (place && (isAboutPlace || isBareName(question))) return describePlace(question, tools)
  const country = boughtIn(question) ?? question.places[0]?.country
  if (country && (general.includes('validation') || general.includes('steps') || isBareName(question)))
    return [
      describeRule(tools.rule(country)),
      ...(general.includes('steps') ? [tools.explain('steps').text] : []),
      ...quoted(question, tools),
    ]
  if (general.includes('greeting')) return [fixedWords.whatCanBeAsked]
  const stores = place ? [] : namedStores(question, tools)
  if (stores.length > 0) return stores
  if (general.includes('documents')) return [tools.explain('documents').text]
  const isDeskAlone =
    general.includes('desks') && question.line.split(' ').length <= 6 && deskWords.test(question.line)
  if (isDeskAlone && question.places.length === 0) return [fixedWords.whichPlace]
  const [further] = quoted(question, tools)
  if (further) return [further]
  if (general.includes('who')) return [tools.explain('who').text]
  if (general.includes('steps')) return [tools.explain('steps').text]
  if (general.includes('validation')) return [tools.explain('validation').text]
  if (general.includes('desks') && deskWords.test(question.line)) return [fixedWords.whichPlace]
  return []
}

/** The desks of the places that a question names, two at most. */
export function describePlace(question: Question, tools: Toolbox): string[] {
  const named = question.places.flatMap(({ place }) => (place ? [place] : []))
  return [...new Set(named)].slice(0, 2).map((place) => {
    const near =
      /\b(?:near|nearest to|next to|close to|around) (?:the )?(.{4,40})$/.exec(question.line)?.[1] ?? null
    const store = near ? tools.locations(place, 'refund-office', near.replace(/ in \w+$/, '')) : null
    if (store?.nearTo) return describeLocations(store)
    return describeCustoms(tools.customs(place, question.clockMinutes), wishOf(question))
  })
}

/** "Galeries Lafayette refund desk": the locations of that name, in whatever city. */
function namedStores({ line, subject }: Question, tools: Toolbox): string[] {
  if (!subject.general.includes('desks') && !subject.general.includes('opening-hours')) return []
  const found = tools.named(line)
  return found ? [describeLocations(found)] : []
}

/** A question of the guides that says nearly the same. */
function quoted(question: Question, tools: Toolbox): string[] {
  const where = { country: boughtIn(question), slug: question.places[0]?.place?.slug ?? null }
  const passage = tools.quote(question.topicLine, where, 0.8)
  return passage ? [tellPassage(passage)] : []
}

/** "CDG?", "Germany": a name and next to nothing else. */
const isBareName = ({ line, places }: Question) => places.length > 0 && line.split(' ').length <= 4
