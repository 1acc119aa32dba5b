import { numbersIn } from '@retour/domain/assistant/numbers-in'
import type { ToolCall } from '@retour/domain/assistant/tools/toolbox'
import type { Evidence } from './check-model-answer.ts'
import type { Statement } from './model-statements.ts'
import { isRefusal } from './model-replies.ts'

/**
 * Returns why true statements are not the answer, else null. They may be about another purchase, country, place or day
 * than the rules read in the question, leave out a "no", or say nothing although the rules know the answer.
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
 * Returns whether the statements are about the purchase of the question. An estimate of the rules must be among them,
 * and may be compared with the same amount in another country. If the rules refused, there must be no estimate.
 * Otherwise its amount must be in the question.
 */
function isSamePurchase(
  chosen: readonly Statement[],
  own: Evidence['own'],
  questions: readonly string[],
): boolean {
  const [ofRules, ofModel] = [aboutIn(own.calls, 'estimate'), aboutOf(chosen, 'estimate')]
  const amounts = ofModel.map(amountOf)
  // The rules refused an estimate.
  if (ofRules.length === 0 && aboutIn(own.calls, 'explain').some(isRefusal)) return ofModel.length === 0
  if (ofRules.length > 0) return holdsAll(ofModel, ofRules) && holdsAll(ofRules.map(amountOf), amounts)
  return own.amountsRead.length > 0
    ? holdsAll(own.amountsRead, amounts)
    : holdsAll(numbersOf(questions), numbersOf(amounts))
}

/** Returns whether the statements are about the day of the question. The month is in the statement. */
function isSameDay(
  chosen: readonly Statement[],
  own: Evidence['own'],
  questions: readonly string[],
): boolean {
  const [ofRules, ofModel] = [aboutIn(own.calls, 'deadline'), aboutOf(chosen, 'deadline')]
  if (ofRules.length > 0) return holdsAll(ofRules, ofModel) && holdsAll(ofModel, ofRules)
  return holdsAll(
    numbersOf(questions),
    ofModel.map((day) => String(Number(day.slice(8)))),
  )
}

/** Returns whether a "no" of the rules is in the answer. */
function isNoStored(chosen: readonly Statement[], own: Evidence['own']): boolean {
  const refused = aboutIn(own.calls, 'explain').filter(isRefusal)
  if (!holdsAll(aboutOf(chosen, 'explain'), refused)) return false
  const isNo = /^\W*no\b/i.test(own.text)
  return (
    !isNo || chosen.some(({ text }) => own.text.startsWith(withoutTitle(text)) || own.text.startsWith(text))
  )
}

const aboutIn = (calls: readonly ToolCall[], name: ToolCall['tool']) =>
  calls.filter(({ tool }) => tool === name).map(({ about }) => about)
const aboutOf = (chosen: readonly Statement[], name: ToolCall['tool']) =>
  chosen
    .filter(({ kind }) => kind === name || (name === 'place' && (kind === 'desks' || kind === 'locations')))
    .map(({ about }) => about)
const withoutTitle = (text: string) => text.replace(/^\*\*[^*]*\*\* /, '')
const amountOf = (about: string) => about.slice(0, about.lastIndexOf(' '))
const countryOf = (about: string) => about.slice(about.lastIndexOf(' ') + 1)
const numbersOf = (texts: readonly string[]) => texts.flatMap((text) => [...numbersIn(text)])
const holdsAll = (all: readonly string[], some: readonly string[]) => some.every((one) => all.includes(one))
