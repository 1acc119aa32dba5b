import {
  anEstimate,
  declines,
  eur,
  figure,
  may,
  mayNot,
  startsNo,
  startsYes,
} from '#server/assistant/testing/evaluation/patterns'

export const allowed = { says: [may], never: [startsNo] }
export const refused = { says: [mayNot], never: [startsYes, anEstimate] }
export const outside = { known: false, says: [declines] }
/** Each refund is in the answer, to the cent. */
export const refunds = (...amounts: number[]) => ({ says: amounts.map(figure) })
/** The same in the currency of the question, not in euros. */
export const refundIn = (amount: number) => ({ says: [figure(amount)], never: [eur(amount)] })
/**
 * A currency without a rate: its own figure is right, and so is an answer that there is no rate, or a request for
 * euros. It is wrong to take the sum as euros or US dollars.
 */
export const noRate = (amount: number) => ({
  known: false,
  says: [new RegExp(`${figure(amount).source}|no (?:exchange )?rate|currenc|in euros?`, 'i')],
  never: [eur(amount), /(?:USD|US\$) ?\d/],
})
export const threeDays = /three (?:consecutive )?days|3 (?:consecutive )?days|days in a row/i
export const noMinimum = /no minimum|every (?:amount|purchase|sum)|any amount|no lower limit/i
