import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur } from '#server/assistant/testing/evaluation/patterns'
import { noMinimum, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Other languages: a figure or a name shows the fact in any of them. */
export const otherLanguages: EvaluationQuestion[] = [
  { ask: 'was ist der mindestbetrag in italien?', says: [eur(70)] },
  { ask: 'ho speso 640 euro a Barcellona, quanto mi torna?', says: [sum(94.41)] },
  {
    ask: 'quanto tempo tenho para sair da europa depois da compra em Paris?',
    says: [/(?:3|three) months|third month/i],
  },
  { ask: 'сколько нужно потратить в Испании для tax free?', says: [noMinimum] },
  { ask: 'ローマで免税手続きを忘れました', says: [/operator|customs|validation|OTELLO|hardly|not/i] },
]
