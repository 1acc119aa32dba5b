import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { booksWithoutVat, mayNot, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, sum } from '#server/assistant/testing/strangers/own-patterns'

/** What is refunded, at which rate, and what is left out. */
export const goods: EvaluationQuestion[] = [
  { ask: 'cigars from a tabac in paris 200€', says: [/tobacco/i, mayNot], never: [startsYes, /28\.33/] },
  { ask: 'wine 6 bottles 420 eur bordeaux', says: [sum(59.5)] },
  { ask: 'textbooks in milan', says: [booksWithoutVat] },
  { ask: 'comic books 120 euro paris refund', says: [/5\.5 ?%/, sum(5.32)] },
  {
    ask: 'electric bike from decathlon barcelona 1600',
    says: [either(sum(236.03), /vehicle|ask|bike|bicycle/)],
  },
  {
    ask: 'Murano chandelier they will ship to Texas by courier',
    says: [/ship|carry|parcel|seller|export|direct|own luggage/i],
    never: [startsYes],
  },
  {
    ask: 'sent half of the things home by post, is form ok',
    says: [/carry|parcel|post|ship|luggage|all|whole/i],
    never: [startsYes],
  },
  { ask: 'concert tickets from berlin, mwst zurück?', says: [/service|ticket/i, mayNot], never: [startsYes] },
  {
    ask: '40 iphones to resell in lagos',
    says: [/resale|resell|trade|commercial|personal|business/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'my glasses (prescription) from optician in florence 390',
    says: [/lower|reduced|4 ?%|glasses/i],
    never: [/59\.78/],
  },
  {
    ask: 'if I lose one of the items before flying does the spanish form still work',
    says: [/whole|all|every|one|missing|complete/i, mayNot],
    never: [startsYes],
  },
]
