import type { Inquiry } from '../understanding/inquiry.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { describeRules } from './describe-rules.ts'
import { fixedSentences } from './fixed-sentences.ts'
import { estimatePurchases } from './estimates.ts'

/** An amount that was or will be paid. */
const paid = /\b(?:spent|spend|bought|buy|paid|purchased?|costs?|enough|qualif\w+|receipts?)\b/
/** A minimum that the user read somewhere: "is the minimum 175 euros?", "the 90 euro limit". */
const quoted =
  /\b(?:minimum|limit|threshold|at least|over|above|below|under|more than|from|still|is it|really|or)(?: \w+){0,3} (?:[€$£] )?(?:\d|(?:one |two )?hundred\b|fifty\b|seventy\b|ninety\b)|\d[\d.,]* (?:(?:€|eur|euros?) )?(?:minimum|limit|threshold|rule|or)\b/

/** Answers with the minimums and, for a named purchase, whether it reaches them. */
export function answerMinimum(inquiry: Inquiry, tools: Toolbox): string[] {
  const { question, way } = inquiry
  if (question.isRefundNamed) return [fixedSentences.otherWayRound]
  const isPaid = paid.test(way.line) || !quoted.test(question.line)
  const placed = isPaid ? question.purchases.filter(({ country }) => country !== null) : []
  const isEnd = asksOfItsEnd(question) || (placed.length === 0 && isOfGermanyAlone(question))
  return [
    ...estimatePurchases(inquiry, placed, tools),
    ...describeRules(question, tools),
    ...(isEnd ? [tools.explain('german-limit').text] : []),
  ]
}

/** Whether a minimum will end. Germany's is planned to. */
const aboutItsEnd =
  /\b(?:ends?|ending|lapses?|lapsing|expires?|abolish\w*|scrap\w*|drop(?:s|ped|ping)?|remov\w+|go(?:es|ing)? away|disappear\w*|still|stay|remain\w*|future|soon|next year|202[6-9]|electronic|digital)\b/

/** Returns whether a question asks if the German minimum stays. */
export const asksOfItsEnd = ({ line, places, country }: Inquiry['question']): boolean =>
  aboutItsEnd.test(line) &&
  /\b(?:minimum|limit|threshold|rule)\b/.test(line) &&
  (places.some((one) => one.country === 'germany') || country === 'germany')

const isOfGermanyAlone = ({ places, country }: Inquiry['question']) =>
  places.length > 0 ? places.every((one) => one.country === 'germany') : country === 'germany'
