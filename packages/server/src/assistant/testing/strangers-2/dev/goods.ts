import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { figure, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, lowerRate, sum } from '#server/assistant/testing/strangers/own-patterns'

/** What is refunded, at which rate, and what is left out. */
export const goods: EvaluationQuestion[] = [
  {
    ask: 'champagne from reims 300 euros can i get tax on it',
    says: [either(/wine|spirit|champagne|alcohol/i, sum(42.5))],
    never: [startsNo],
  },
  {
    ask: 'louis vuitton bag from vestiaire collective, used, does vat refund work',
    says: [/used|second.?hand|margin|pre.?owned/i, mayNot],
    never: [startsYes],
  },
  { ask: 'taxi and uber receipts in madrid?', says: [/service|taxi|ride/i, mayNot], never: [startsYes] },
  {
    ask: 'disneyland tickets and hotel 2200 eur, tax free?',
    says: [/service|ticket|hotel/i, mayNot],
    never: [startsYes, figure(311.67)],
  },
  {
    ask: 'restaurant bill in barcelona 180 euro refund',
    says: [/service|meal|restaurant/i, mayNot],
    never: [startsYes, figure(26.55)],
  },
  { ask: 'amazon.de order delivered to my hotel in berlin', says: [/online|deliver|shop|seller|form/i] },
  { ask: 'glasses and contact lenses from a Madrid optician, what rate', says: [lowerRate] },
  {
    ask: 'bought a used vintage watch from a dealer in munich 6000 eur',
    says: [/used|second.?hand|margin/i],
    never: [startsYes],
  },
  {
    ask: 'a laptop for my company, invoice with company name, tax free possible?',
    says: [/personal|business|trade|company/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'ate half of the chocolate already lol. is form still ok',
    says: [/unused|used|whole|complete|missing|all of|refus|new|officer/i],
    never: [startsYes],
  },
  { ask: 'spa treatment 400€ baden baden', says: [/service/i, mayNot], never: [startsYes, figure(54.29)] },
  { ask: 'what is not refundable in france in general', says: [/service/i, /tobacco/i] },
  {
    ask: 'ibuprofen and creams from french pharmacy 220 eur',
    says: [/medicin|pharma|drug/i],
    never: [startsYes],
  },
  {
    ask: 'Antique furniture from a Florence dealer - what rate of VAT is on antiques',
    says: [either(/\b5 ?%/, lowerRate)],
  },
  {
    ask: 'gold bars from degussa frankfurt?',
    known: false,
    says: [/gold|not|ask|nothing/i],
    never: [startsYes],
  },
  {
    ask: 'can i take the tags off and use the suitcase i bought to pack my stuff',
    says: [/unused|\bnew\b|unworn|not (?:wear|use|be worn)|worn|better not|use/i],
    never: [startsYes],
  },
]
