import type { Question } from '../reading/read-question.ts'

const words =
  /\b(?:tax|taxes|vat|refund\w*|detaxe|iva|tva|mwst|(?:get|got|comes?|see|gives?) (?:\w+ ){0,2}(?:back|again))\b/

/** Does a question speak of a refund or of the tax, in whatever words? */
export const asksRefund = ({ line }: Pick<Question, 'line'>): boolean => words.test(line)
