import { numbersIn } from '@retour/domain/assistant/numbers-in'
import type { ToolCall } from '@retour/domain/assistant/tools/toolbox'
import type { Evidence } from './check-model-answer.ts'
import type { Statement } from './model-statements.ts'
import { isRefusal } from './model-replies.ts'

/**
 * Why true statements may still not be the answer, or null: they are about another purchase, country, place or day than
 * the rules read in the question, they leave out a no, or they say nothing where the rules know something.
 */
export function disagreement(
  chosen: readonly Statement[],
  own: Evidence['own'],
  questions: readonly string[],
): string | null {
  if (own.results.length > 0 && chosen.every(({ kind }) => kind === 'question'))
    return 'it knows less than the rules'
  if (own.calls.some(({ tool }) => tool === 'way-out')) return 'the rules worked out a way'
  if (!isSamePurchase(chosen, own, questions)) return 'another purchase than the asked one'
  if (!isSameDay(chosen, own, questions)) return 'another day than the asked one'
  const places = aboutIn(own.calls, 'place')
  if (places.length > 0 && !holdsAll(places, aboutOf(chosen, 'place')))
    return 'another place than the asked one'
  const countries = [...aboutIn(own.calls, 'rule'), ...aboutIn(own.calls, 'estimate').map(countryOf)]
  if (countries.length > 0 && !holdsAll(countries, aboutOf(chosen, 'rule')))
    return 'another country than the asked one'
  return isNoStored(chosen, own) ? null : 'a no of the rules is left out'
}

/**
 * What the rules estimated is what was asked and must stand there; beside it the same amount in another country may. Where
 * they refused instead, there is none. Else the amount is one that the asker wrote.
 */
function isSamePurchase(
  chosen: readonly Statement[],
  own: Evidence['own'],
  questions: readonly string[],
): boolean {
  const [ours, theirs] = [aboutIn(own.calls, 'estimate'), aboutOf(chosen, 'estimate')]
  const amounts = theirs.map(amountOf)
  // Refused instead of computed.
  if (ours.length === 0 && aboutIn(own.calls, 'explain').some(isRefusal)) return theirs.length === 0
  if (ours.length > 0) return holdsAll(theirs, ours) && holdsAll(ours.map(amountOf), amounts)
  return own.amountsRead.length > 0
    ? holdsAll(own.amountsRead, amounts)
    : holdsAll(numbersOf(questions), numbersOf(amounts))
}

/** Likewise the day of a purchase; its month is named in the statement. */
function isSameDay(
  chosen: readonly Statement[],
  own: Evidence['own'],
  questions: readonly string[],
): boolean {
  const [ours, theirs] = [aboutIn(own.calls, 'deadline'), aboutOf(chosen, 'deadline')]
  if (ours.length > 0) return holdsAll(ours, theirs) && holdsAll(theirs, ours)
  return holdsAll(
    numbersOf(questions),
    theirs.map((day) => String(Number(day.slice(8)))),
  )
}

/** Where the rules say no, their sentence stands in the answer. */
function isNoStored(chosen: readonly Statement[], own: Evidence['own']): boolean {
  const refused = aboutIn(own.calls, 'explain').filter(isRefusal)
  if (!holdsAll(aboutOf(chosen, 'explain'), refused)) return false
  const isNo = /^\W*no\b/i.test(own.text)
  return (
    !isNo || chosen.some(({ text }) => own.text.startsWith(withoutTitle(text)) || own.text.startsWith(text))
  )
}

const aboutIn = (calls: readonly ToolCall[], wanted: ToolCall['tool']) =>
  calls.filter(({ tool }) => tool === wanted).map(({ about }) => about)
const aboutOf = (chosen: readonly Statement[], wanted: ToolCall['tool']) =>
  chosen
    .filter(
      ({ kind }) => kind === wanted || (wanted === 'place' && (kind === 'desks' || kind === 'locations')),
    )
    .map(({ about }) => about)
const withoutTitle = (text: string) => text.replace(/^\*\*[^*]*\*\* /, '')
const amountOf = (about: string) => about.slice(0, about.lastIndexOf(' '))
const countryOf = (about: string) => about.slice(about.lastIndexOf(' ') + 1)
const numbersOf = (texts: readonly string[]) => texts.flatMap((text) => [...numbersIn(text)])
const holdsAll = (all: readonly string[], some: readonly string[]) => some.every((one) => all.includes(one))
