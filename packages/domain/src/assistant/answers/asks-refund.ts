import type { Question } from '../reading/read-question.ts'

const words =
  /\b(?:tax|taxes|vat|refund\w*|detaxe|iva|tva|mwst|(?:get|got|comes?|see|gives?) (?:\w+ ){0,2}(?:back|again))\b/

/** Returns whether a question is about a refund or the tax. */
export const asksRefund = ({ line }: Pick<Question, 'line'>): boolean => words.test(line)
