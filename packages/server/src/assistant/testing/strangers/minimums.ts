import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { eur, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { moreThan, noMinimum, sum } from './own-patterns.ts'

/** Minimums, which receipts count together, and both editions. */
export const minimums: EvaluationQuestion[] = [
  { ask: 'is ninety euros enough in spain for tax free', says: [noMinimum] },
  {
    ask: 'exactly 100 euros in paris - does it count or not??',
    edition: 'law-2026-11',
    says: [moreThan(100)],
    never: [startsYes],
  },
  { ask: 'whats d min spend in italy 2026', says: [eur(70)] },
  { ask: 'min purchase germny', says: [eur(50)] },
  {
    ask: 'Minimum spend for France, Spain, Italy and Germany please, all in one go',
    says: [eur(100), eur(70), eur(50), noMinimum],
  },
  {
    ask: 'got receipts of 30 and 25 euros from the same rossmann in berlin, can they be joined to get over 50',
    says: [/not allowed|one invoice|single invoice|same invoice|not (?:be )?(?:join|add|combin)|cannot/i],
    never: [startsYes],
  },
  {
    ask: '60e on monday and 55e on wednesday same sephora in paris. can i add them',
    says: [/\b(?:three|3)\b[^.]{0,40}days?/i],
    never: [startsNo],
  },
  {
    ask: 'What if it is 60e on a Monday and 55e on the Thursday, same shop, Paris?',
    says: [/\b(?:three|3|third)\b[^.]{0,40}days?/i],
    never: [startsYes],
  },
  {
    ask: 'a shop in Valencia told me the law says 90 euro minimum. is she right?',
    edition: 'law-2026-11',
    says: [noMinimum],
    never: [startsYes],
  },
  {
    ask: '154 euro shoes in Rome, am i under the limit',
    edition: 'law-2026-11',
    says: [eur(70)],
    never: [/does not qualify|not eligible/],
  },
  {
    ask: 'how much am i short with 49.90 in Hamburg',
    says: [/0\.1[01]\b|\b1[01] cents?|eleven cents|ten cents/i],
    never: [sum(6.77)],
  },
  {
    ask: 'the 100 euros in France, is that including the tax or before tax?',
    says: [
      /(?:VAT|tax(?:es)?) (?:is )?includ|includ\w* (?:the )?(?:VAT|tax)|with (?:the )?(?:VAT|tax)|inclusive|incl/i,
    ],
    never: [/(?:it is|it’s|counts?|counted|that is) (?:before|without|excluding) (?:the )?(?:VAT|tax)/i],
  },
  {
    ask: 'my friends and me want to put all our stuff on one form to reach 100 at the souvenir shop in paris, allowed?',
    says: [
      /one (?:name|buyer|person|traveler|traveller|form)|each|group|same (?:buyer|person)|(?:buyer|passport)|together/i,
      mayNot,
    ],
    never: [startsYes],
  },
]
