import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import {
  booksWithoutVat,
  figure,
  may,
  mayNot,
  startsNo,
  startsYes,
} from '#server/assistant/testing/evaluation/patterns'
import { either, lowerRate } from './own-patterns.ts'

/** What is refunded, at which rate, and what is left out. */
export const goods: EvaluationQuestion[] = [
  {
    ask: '6 bottles of bordeaux from a wine shop in bordeaux, do they count for detaxe',
    says: [/wine|bottle|spirits/i, either(may, /wine[^.]*(?:count|qualif|includ|tax-free|refund)/)],
    never: [startsNo],
  },
  {
    ask: 'are cigarettes ok? bought 2 cartons at a tabac in paris',
    says: [/tobacco|cigar/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'hotel bill 1400 euro in Rome, vat back?',
    says: [/hotel|service/i, mayNot],
    never: [startsYes, figure(214.59)],
  },
  {
    ask: 'bought art books at feltrinelli milano for 180 eur, refund?',
    says: [/book/i, either(booksWithoutVat, mayNot)],
    never: [startsYes, figure(27.59)],
  },
  {
    ask: 'cookbooks at Dussmann Berlin 70 euros, same 19 pct?',
    says: [either(/\b7 ?%/, lowerRate)],
    never: [startsYes],
  },
  {
    ask: 'medicine from citypharma for my mum, prescription, 140 euro, can i get refund on it',
    says: [/medicin|pharma|drug/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'vintage hermes bag from 2nd hand store in paris 4000 eur. tax refund?',
    says: [/used|second.?hand|margin|pre.?owned/i, either(mayNot, /seldom|rarely|many/)],
    never: [startsYes],
  },
  {
    ask: 'We fell in love with a sofa in Milan and the store offers to ship it to our house in Texas. They said something about a tax free form but now I’m confused, do I still get that validated at the airport or not?',
    says: [/ship|sent|parcel|carr(?:y|ied)|luggage|baggage|courier|deliver/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'I bought a 500€ gift card of Galeries Lafayette, can I claim VAT for the card?',
    known: false,
    says: [/\bno\b|not|nothing|ask/i],
    never: [startsYes, figure(70.83)],
  },
  {
    ask: 'brake pads and engine oil for my porsche bought in stuttgart, 600 euro',
    says: [/vehicle|\bcars?\b|fuel|\bparts?\b|oil/i, mayNot],
    never: [startsYes, /refund (?:is|of|would be) (?:about )?(?:EUR|€) ?81\.43/],
  },
  { ask: 'jamon and cheese 200 euros in madrid, which rate is it', says: [lowerRate] },
  {
    ask: 'can i already wear the sneakers while im still in spain and then claim',
    says: [/unused|\bnew\b|unworn|not (?:wear|use|be worn)|worn|better not/i],
    never: [/^\W*Yes\b(?![^\n]*\b(?:but|not)\b)/],
  },
  { ask: 'prescription glasses from an optician in florence', says: [either(/\b4 ?%/, lowerRate)] },
  {
    ask: 'iphone from apple store paris, is electronics included?',
    says: [/electronic|phone|standard|20 ?%|goods|device/i, may],
    never: [startsNo],
  },
  {
    ask: 'oil painting by a living artist, venice gallery, 3000 eur. how much tax is on art',
    says: [either(/\b5 ?%/, lowerRate)],
  },
]
