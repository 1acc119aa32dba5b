import { fixedSentences } from '../answers/fixed-sentences.ts'
import { describePage } from '../answers/describe-page.ts'
import { examples } from './outside.examples.ts'
import type { Subject } from './subject.ts'

/** Winners: "who won the cup", "who wins the election". */
const ofContests =
  /\bwho (?:wins?|won|will win|is winning|is going to win|plays?|played|scored)\b.*\b(?:league|cup|match|game|final|finals|championships?|tournament|race|election|elections|title|grand prix|olympics|medal|eurovision|la liga|bundesliga|serie a|super bowl)\b/

/** "Do I need a visa for Schengen?" Visa cards, and a visa in a question about the refund, are something else. */
const ofVisas =
  /\b(?:need|require|get|apply for|obtain|extend|renew)(?: to (?:get|have|apply for))? (?:(?:an?|the|my|any|tourist|schengen|entry) )*visas?\b(?! (?:cards?|debit|credit|number|or))/
const ofRefund =
  /\b(?:refund\w*|vat|iva|tva|mwst|tax|taxes|detaxe|duty|claim\w*|forms?|cards?|cash|back|eligible|qualif\w+|stamp\w*|shop\w*|buy\w*|bought|purchas\w+)\b/
const asksForVisa = (line: string) => ofVisas.test(line) && !ofRefund.test(line)

export const outside: Subject = {
  id: 'outside',
  title: 'What is outside your subject?',
  needs: [],
  isWithoutAmount: true,
  isUnlisted: true,
  turnsAway: true,
  yieldsTo: 'price-with-refund',
  answersAbroad: true,
  isAllOf: ({ line, purchases }) => purchases.length === 0 && (ofContests.test(line) || asksForVisa(line)),
  answer: ({ question: { line } }, tools) =>
    asksForVisa(line)
      ? [fixedSentences.visas, ...describePage(tools, 'does a schengen visa matter')]
      : [fixedSentences.outside],
  examples,
}
