import { addUp } from '../reading/read-purchases.ts'
import type { Purchase, Question } from '../reading/read-question.ts'

const oneBill =
  /\b(?:one|same|single|a) (?:bill|receipt|invoice|document|ticket|scontrino|factura|fattura|rechnung|beleg|facture|till slip|tax free form|form)\b/
const oneShop =
  /\b(?:(?:one|same|single) (?:\w+ )?(?:shop|store|boutique|mall|department store|outlet|brand|jewell?er|seller|dealer|gallery|house|pharmacy)|same place|in there)\b/
const severalDocuments = /\b(?:receipts|invoices|bills|forms|tickets)\b/
const apart =
  /\b(?:in|at|from) another\b|\b(?:different|another|other|separate|two|three|several) (?:\w+ )?(?:shops?|stores?|boutiques?|cit(?:y|ies)|countries|brands?|places)\b/

/**
 * Combines several prices into one purchase if the question says that they are on one bill or from one shop. In
 * Germany, invoices of one shop stay separate, because only goods of one invoice count together. Empty if the question
 * says neither, or names no amount or country.
 */
export function asOneSum({ purchases, line }: Pick<Question, 'purchases' | 'line'>): Purchase[] {
  const [first] = purchases
  if (!first?.country || apart.test(line)) return []
  if (!oneBill.test(line) && !oneShop.test(line)) return []
  const isAlike = purchases.every(
    ({ country, money }) => country === first.country && money.currency === first.money.currency,
  )
  if (!isAlike) return []
  const isOneBill = oneBill.test(line) && !severalDocuments.test(line)
  const staysApart = purchases.length > 1 && !isOneBill && first.country === 'germany'
  return staysApart ? [...purchases] : [addUp(purchases)]
}
