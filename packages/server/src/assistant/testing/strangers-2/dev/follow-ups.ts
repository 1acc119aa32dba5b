import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { cabinAt, doneAt, eur, mayNot, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, onDay, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Two or three turns. */
export const followUps: EvaluationQuestion[] = [
  { earlier: ['bought a bag for 1500 euro in paris'], ask: 'and if it was in rome', says: [sum(229.92)] },
  { earlier: ['how much back for 900 euros in Berlin?'], ask: 'what about 2400', says: [sum(325.71)] },
  {
    earlier: ['can i claim, i live in Toronto'],
    ask: 'my sister lives in Porto. she too?',
    says: [/Portugal|Porto|EU|resid/i, mayNot],
    never: [startsYes],
  },
  { earlier: ['I bought perfume', 'it was 210 euros', 'in Nice'], ask: 'so how much?', says: [sum(29.75)] },
  {
    earlier: ['bought on 5 september 2026 in berlin'],
    ask: 'when must i be out',
    says: [either(onDay(5, 12, 2026), onDay(31, 12, 2026))],
  },
  {
    earlier: ['i bought a camera on october 1 2026', 'it was in madrid'],
    ask: 'last day to export?',
    says: [either(onDay(1, 1, 2027), onDay(31, 1, 2027))],
  },
  {
    earlier: ['flying milan frankfurt tokyo'],
    ask: 'stuff is in hand luggage',
    says: [either(doneAt('Frankfurt|FRA'), cabinAt('Frankfurt|FRA'))],
  },
  { earlier: ['minimum in italy?', 'spain?'], ask: 'and france', says: [eur(100)] },
  {
    earlier: ['kiosk was red'],
    ask: 'officer says goods not there because in suitcase',
    says: [/see|show|bag|suitcase|check|goods|refus|inspect/i],
  },
  {
    earlier: ['how much for 3000 EUR in france'],
    ask: 'in us dollars i meant, 3000 usd',
    says: [/(?:USD|\$) ?425|425(?:\.00)? ?USD/],
  },
  {
    earlier: ['hi', 'i am from brazil'],
    ask: 'spent 1.100 euro in barcelona, what now and how much',
    says: [sum(162.27)],
  },
  {
    earlier: ['i paid 400 euros for shoes in munich'],
    ask: 'wait i also paid 250 for a scarf in the same shop',
    says: [either(sum(88.21), sum(33.93))],
  },
  { earlier: ['whats the vat in spain'], ask: 'germany', says: [/19 ?%/] },
  {
    earlier: ['lost my form in rome'],
    ask: 'the shop is closed until monday and i fly on sunday',
    says: [/shop|store|seller|operator|form|contact/i],
  },
]
