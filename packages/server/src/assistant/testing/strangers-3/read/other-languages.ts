import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { doneAt, eur, may, startsNo } from '#server/assistant/testing/evaluation/patterns'
import { sum } from '#server/assistant/testing/strangers/own-patterns'

/** Other languages: the answer says in that language that it is in English, and gives the fact. */
export const otherLanguages: EvaluationQuestion[] = [
  { ask: '파리에서 2000유로 썼어요 얼마나 환급받나요', says: [/영어/, sum(283.33)] },
  { ask: '독일에서 택스리펀 최소 금액이 얼마예요?', says: [/영어/, eur(50)] },
  { ask: '키오스크가 빨간불이에요', says: [/영어/] },
  { ask: 'ミラノで1500ユーロ使いました。いくら戻りますか', says: [/英語/, sum(229.92)] },
  { ask: 'スタンプをもらい忘れたらどうなりますか', says: [/英語/] },
  { ask: 'フランスの最低購入金額は?', says: [/英語/, eur(100)] },
  { ask: '我在马德里花了950欧元,可以退多少', says: [/英[语文]|英語/, sum(140.14)] },
  { ask: '戴高乐机场在哪里退税', says: [/英[语文]|英語/, /CDG|Charles de Gaulle/i] },
  { ask: 'wie viel mwst bekomme ich zurück bei 620 euro in münchen', says: [/Englisch/i, sum(84.14)] },
  {
    ask: 'tengo pasaporte español pero vivo en chile, puedo pedir la devolución?',
    says: [/ingl[eé]s/i, may],
    never: [startsNo],
  },
  { ask: 'dove timbro se volo da Roma a New York diretto', says: [/inglese/i, doneAt('Rome|Fiumicino')] },
  { ask: 'hoeveel is het minimum in duitsland', says: [/Engels/i, eur(50)] },
]
