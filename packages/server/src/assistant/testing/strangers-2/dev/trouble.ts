import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Problems, and what still helps. */
export const trouble: EvaluationQuestion[] = [
  { ask: 'I forgot to get the customs stamp in germany and am back in new york', says: [/embassy|consul/i] },
  {
    ask: 'forgot the diva scan in madrid, now in lima',
    says: [/lost|no online|operator|not/i],
    never: [startsYes],
  },
  { ask: 'lost my detaxe form at hotel', says: [/shop|store|seller|till/i] },
  { ask: 'name spelled wrong on the tax free form', says: [/correct|fix|change|shop|till/i] },
  {
    ask: 'shop refused to give me a tax free form in madrid',
    says: [/voluntary|free to|not every|choice|oblig|participat|take part|elsewhere|must|DIVA|insist|ask/i],
  },
  {
    ask: 'customs desk closed in Nice at 6 am, flight 7.10',
    says: [/kiosk|PABLO|machine|airport|ask|call|photo|desk/i],
  },
  {
    ask: 'checked in my bag already with the shopping in it at frankfurt. what can i do',
    says: [/airline|customs|check-in|bag|back/i],
    never: [/no problem/i],
  },
  {
    ask: 'refund amount on my card is lower than written',
    says: [/fee|commission|rate|operator|exchange|bank/i],
  },
  {
    ask: 'I scanned but no paper came out of the DIVA machine, is that ok?',
    says: [/photo|CSV|nothing is printed|no receipt|not print/i],
    never: [startsNo],
  },
  {
    ask: 'the store did not give me a form just the receipt, i am already at airport',
    says: [/form/i, /\bnot?\b|shop|cannot|without/i],
    never: [startsYes],
  },
  {
    ask: 'officer in malpensa said goods must be shown but they r in the hold already',
    says: [/see|show|goods|customs|refus|lost|bag|inspect/i],
  },
  { ask: 'customs in munich refused stamp because bag had no tag', says: [/tag|label/i] },
  { ask: 'where is my refund, how do i track it', says: [/operator|company|form|track/i] },
  {
    ask: 'there was no customs officer in naples airport, only a closed window',
    says: [/airport|ask|call|police|officer|post|operator|desk|customs/i],
  },
]
