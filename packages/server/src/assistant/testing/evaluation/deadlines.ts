import type { EvaluationQuestion } from './evaluation-question.ts'
import { day, eur } from './patterns.ts'

const passed = /passed|over|too late|expired|no longer/i
/** A date is never an amount. */
const dateAsAmount = /(?:purchase|amount) of EUR \d/
const whichDay = /[Ww]hich day|month as a word|(?=[\s\S]*\b9 Oct)(?=[\s\S]*\b10 Sep)/

/** The day of the set is 22 November 2026. The earlier day is that of the guide, the later one that of the law. */
export const deadlines: EvaluationQuestion[] = [
  {
    ask: 'Purchased on 18 October 2026, by when must I fly out?',
    says: [day(18, 1, 2027), day(31, 1, 2027)],
    never: [dateAsAmount],
  },
  {
    ask: 'bought 5 May 2026, can I still get it validated',
    says: [day(31, 8, 2026), passed],
    never: [dateAsAmount],
  },
  { ask: 'My receipt is from October 31st. Last day?', says: [day(31, 1, 2027)] },
  {
    ask: 'receipt of 2 September 2026 and I leave on 28 December',
    says: [day(31, 12, 2026)],
  },
  { ask: 'Kaufdatum 22.08.2026, deadline?', says: [day(30, 11, 2026)] },
  {
    ask: 'I bought something on August 1, 2026. Am I still in time?',
    says: [day(30, 11, 2026)],
  },
  { ask: 'bought on July 30 this year', says: [day(31, 10, 2026), passed], never: [dateAsAmount] },
  {
    ask: 'date on the invoice: 2026/11/03, how long is it valid for export',
    says: [day(3, 2, 2027), day(28, 2, 2027)],
  },
  {
    ask: 'I shopped the day before yesterday, until when do I have?',
    says: [day(20, 2, 2027), day(28, 2, 2027)],
  },
  { ask: 'purchased today. deadline for the customs stamp?', says: [day(22, 2, 2027), day(28, 2, 2027)] },
  {
    ask: 'bought 9/10/2026 in Madrid, last date to leave',
    says: [whichDay],
    never: [dateAsAmount, /EUR 10\.00/],
  },
  {
    ask: 'Bought on 29 November 2025, is the form dead?',
    says: [day(28, 2, 2026), passed],
    never: [dateAsAmount],
  },
  {
    ask: 'How many months do I have to take goods out of the EU?',
    says: [/3 months|three months|third month/i],
  },
  {
    ask: 'Does the time limit run from my purchase or from my arrival in Europe?',
    says: [/purchase/i, /3 months|three months|third month/i],
  },
  {
    ask: 'By when must the validated Italian invoice be back with the shop?',
    says: [/sixth month|six months|6 months/i],
  },
  {
    ask: 'bought 15 September 2026 in Rome for 400 euros, how much and until when',
    says: [eur(61.31), day(15, 12, 2026), day(31, 12, 2026)],
  },
  {
    ask: 'Do I need an entry stamp in my passport to prove when I arrived?',
    says: [/no longer|digital|electronic|Entry\/Exit|out of date|\b[Nn]o\b|ended/],
    never: [/^\W*Yes/],
  },
  { ask: 'the watch was bought on Jan 12th 2026', says: [day(30, 4, 2026), passed] },
  { ask: 'When is the last day if the invoice is from 24 Dec 2025?', says: [day(31, 3, 2026), passed] },
  {
    ask: 'I go home on 3 March 2027 with a bag bought on 20 November 2026. Is that too late?',
    says: [day(28, 2, 2027)],
    never: [/^\W*No\b/, day(3, 6, 2027)],
  },
  {
    ask: 'bought it on Nov 21, leaving on 15 February next year. ok?',
    says: [day(21, 2, 2027)],
    never: [dateAsAmount],
  },
  {
    ask: 'what happens when I leave after the three months',
    says: [/3 months|three months|third month|no longer|lost|not be validated|cannot/i],
  },
]
