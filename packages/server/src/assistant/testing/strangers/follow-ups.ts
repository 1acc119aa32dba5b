import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import {
  booksWithoutVat,
  doneAt,
  eur,
  mayNot,
  startsNo,
  startsYes,
} from '#server/assistant/testing/evaluation/patterns'
import { either, onDay, sum, toCustoms } from './own-patterns.ts'

/** Two or three turns. */
export const followUps: EvaluationQuestion[] = [
  { earlier: ['spent 2000 euro in hamburg'], ask: 'same but in madrid?', says: [sum(295.04)] },
  { earlier: ['whats the least i have to spend in france'], ask: 'n in germany', says: [eur(50)] },
  {
    earlier: ['where is detaxe at orly 4'],
    ask: 'actually we fly from orly 1-2',
    says: [/21d/i],
    never: [/^(?![\s\S]*21d)[\s\S]*47d/i],
  },
  {
    earlier: ['i bought a ring for 3,150 euros in florence, refund?'],
    ask: 'oh sorry that was US dollars',
    says: [/(?:USD|US\$|\$) ?482\.83|482\.83 ?(?:USD|US dollars|dollars)/],
  },
  {
    earlier: ['I live in Norway, can I claim in Spain?'],
    ask: 'and my wife? she lives in sweden',
    says: [/Sweden|EU|resid/i, mayNot],
    never: [startsYes],
  },
  {
    earlier: ['bought everything in paris, flying cdg - lisbon - boston with goods in cabin'],
    ask: 'what if i put it in the big suitcase, its tagged to boston',
    says: [doneAt('CDG|Charles de Gaulle|Paris|Roissy')],
  },
  {
    earlier: ['bought a jacket in nice on 12 october 2026'],
    ask: 'until when must it leave',
    says: [either(onDay(12, 1, 2027), onDay(31, 1, 2027))],
  },
  {
    earlier: ['does wine count in france'],
    ask: 'cigars too?',
    says: [/tobacco|cigar/i, mayNot],
    never: [startsYes],
  },
  {
    earlier: ['how much for 1000 eur in spain'],
    ask: 'and if the shop pays me direct, no global blue',
    says: [either(/173\.55/, /100 ?%|full VAT|whole VAT|all of the VAT|entire VAT/)],
  },
  {
    earlier: ['How much do I get for 700 euros in Nice?'],
    ask: 'and if i spend double',
    says: [sum(198.33)],
  },
  {
    earlier: ['what is the vat rate in italy'],
    ask: 'also for books?',
    says: [booksWithoutVat],
    never: [startsYes],
  },
  {
    earlier: ['can uk people claim in france', 'ok great'],
    ask: 'my aunt is from derry, northern ireland. her too?',
    says: [/Northern Ireland|Derry/i, mayNot],
    never: [startsYes],
  },
  {
    earlier: ['i live in canada', 'i have 300 euros of perfume from one paris shop'],
    ask: 'so do i qualify, how much, and what if the machine is red',
    says: [sum(42.5), toCustoms],
    never: [startsNo],
  },
]
