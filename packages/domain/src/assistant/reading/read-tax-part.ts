const tax = '(?:tax|taxes|vat|iva|tva|mwst|mehrwertsteuer)'
const netBehind = new RegExp(
  String.raw`^(?:net\b|ht\b|(?:before|without|excluding|excl|ex|plus|net of) (?:the |any )?${tax}\b(?! (?:free|refund)))`,
)
const netBefore = new RegExp(
  String.raw`\b(?:net (?:price|amount)|(?:price |amount |total )?(?:before|without|excluding|excl|ex) ${tax}|net)(?: (?:is|was|of|at))?(?: [€$£])?$`,
)
const taxBehind = new RegExp(String.raw`^(?:of|in) ${tax}\b(?! (?:free|refund|back))`)
const taxBefore = new RegExp(
  String.raw`\b${tax}(?: (?:amount|part|portion|line))?(?: on (?:the|my) (?:\w+ ){1,2})? ?(?:is|was|shows|says|reads|states)(?: [€$£])?$`,
)
/** "Receipt says TVA 84.60", "84.60 IVA on the invoice": on a receipt, the figure beside the word is the tax. */
const ofReceipt =
  /\b(?:receipts?|invoices?|bills?|slips?|ticket|facture|factura|fattura|rechnung|beleg|quittung|scontrino|recibo)\b/
const taxLineBefore = new RegExp(
  String.raw`(?<!\b(?:with|incl\w*|after|before|without|excl\w*|plus|no|of|(?:re)?claim|get|refund|recover|back) (?:the |my |any )?)\b${tax}(?: (?:amount|part|portion|line|total))?(?: (?:of|de|von|di))?(?: \d{1,2}(?:[.,]\d)? ?%)?(?: (?:eur|euros?|[€$£]))?$`,
)
const taxLineBehind = new RegExp(
  String.raw`^(?:in |of )?${tax}\b(?! (?:free|refund|back|incl\w*|inside|number|id|[€$£]|\d))`,
)
const grossBehind = new RegExp(String.raw`^(?:with|incl\w*|after) (?:the )?${tax}\b`)
/** Words after a figure that belong to that figure. */
const ofFigureBefore = /\d\S*(?: (?:eur|euros?|[€$£]))? (?:before|without|excluding|excl|ex) \w+$/
const asks = /\b(?:what|which|how much)\b/

/** What a figure is: the net price, the tax (`vat`), else the gross price. */
export type TaxPart = 'price' | 'net' | 'vat'

/**
 * Reads it from the words around the figure from `at` to `last`: "500 before tax", "the VAT is 350", "TVA 84.60" on a
 * receipt.
 */
export function readTaxPart(texts: readonly string[], at: number, last: number): TaxPart {
  const before = texts.slice(Math.max(0, at - 7), at).join(' ')
  const behind = texts.slice(last + 1, last + 5).join(' ')
  if (grossBehind.test(behind)) return 'price'
  if (netBehind.test(behind) || (netBefore.test(before) && !ofFigureBefore.test(before))) return 'net'
  if (
    ofReceipt.test(texts.join(' ')) &&
    (taxLineBefore.test(before) || taxLineBehind.test(behind)) &&
    !asks.test(before)
  )
    return 'vat'
  if (taxBehind.test(behind) || (taxBefore.test(before) && !asks.test(before))) return 'vat'
  return 'price'
}
