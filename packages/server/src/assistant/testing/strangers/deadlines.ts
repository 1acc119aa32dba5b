import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, onDay } from './own-patterns.ts'

/** Today is 24 November 2026. Of the two readings, the safe day and the law's, each is true; the law's is the end. */
export const deadlines: EvaluationQuestion[] = [
  { ask: 'bought 3 sept 2026 in paris. last day?', says: [either(onDay(3, 12, 2026), onDay(31, 12, 2026))] },
  {
    ask: 'purchased on 30 november 2025 in milan, still can validate now?',
    says: [either(onDay(28, 2, 2026), /too late|passed|expired|no longer|ended|has run out/)],
    never: [startsYes],
  },
  {
    ask: 'receipt is 24 november 2026 Berlin, flying home 15 march 2027 - ok?',
    says: [either(onDay(24, 2, 2027), onDay(28, 2, 2027))],
    never: [startsYes],
  },
  {
    ask: 'date on receipt 15/08/2026 madrid. leaving 28 november 2026',
    says: [onDay(30, 11, 2026)],
  },
  {
    ask: 'stamped german global blue form from 2024 never sent. is it dead?',
    says: [/(?:4|four) years/i],
    never: [startsYes],
  },
  { ask: 'how long does a french form stay good once the pablo kiosk is green', says: [/(?:5|five) years/i] },
  {
    ask: 'paper stamped french form (stamped in amsterdam) how many months till must reach global blue',
    says: [/(?:6|six) months/i],
  },
  {
    ask: 'italian invoice with visto, when must the seller have it back',
    says: [/sixth|6th|(?:six|6) months|(?:three|3) months/i],
  },
  {
    ask: 'how many hours before flight shld i reach for tax refund',
    says: [/(?:3|three) ?(?:hours|hrs|h\b)/i],
  },
  {
    ask: 'took cash early in town from Planet. when do they need the stamped form',
    says: [/(?:21|twenty-one)/i],
  },
  { ask: '31 aug 2026 purchase in rome, deadline pls', says: [onDay(30, 11, 2026)] },
  {
    ask: 'bought 10 dec 2026 in sevilla, will leave it at my aunts flat there and fly out to peru 9 march 2027. in time?',
    says: [either(onDay(10, 3, 2027), onDay(31, 3, 2027))],
    never: [startsNo],
  },
  {
    ask: 'eurostar from gare du nord, how much extra time for pablo',
    says: [/(?:1|one|an) ?(?:hour|hr|h\b)|60 min/i],
  },
]
