import type { Country } from '../places/countries.ts'
import { exportDeadlines } from '../vat/deadlines.ts'
import { guideFigures } from '../vat/guide-figures.ts'
import { countrySteps } from './country-next-steps.ts'
import { formatDay, formatNearDay } from './format-day.ts'

/** A step. `when` is ready to print; `day` (YYYY-MM-DD) is its date, or null. */
export type NextStep = { when: string; day: string | null; title: string; text: string }

export type NextStepsQuestion = { country: Country; purchaseDate: string; today: string }

/** The first advice to every eligible shopper. */
export const eligibleAdvice =
  'Request a tax-free form at purchase and have it stamped at customs before leaving the EU.'

/**
 * Returns the steps after an eligible purchase, in order, with dates computed from the purchase. Both days are
 * YYYY-MM-DD. Throws RangeError if the purchase date is not a calendar date.
 */
export function nextSteps({ country, purchaseDate, today }: NextStepsQuestion): NextStep[] {
  const words = countrySteps[country]
  const { safe, legal } = exportDeadlines(purchaseDate)
  const lastDay =
    safe === legal
      ? 'That is also the legal last day.'
      : `The legal last day is ${formatDay(legal)}; we keep the earlier one.`
  return [
    {
      when: purchaseDate === today ? `Today, ${formatNearDay(today)}` : formatDay(purchaseDate),
      day: purchaseDate,
      title: 'Ask for the tax-free form',
      text: words.form,
    },
    {
      when: 'The day you leave',
      day: null,
      title: `Arrive ${guideFigures.arriveBeforeFlight} early`,
      text: `For a train, ${guideFigures.arriveBeforeTrain}. Bring the goods unused, the form, the receipt and your passport, and do this before you check your bags.`,
    },
    {
      when: `By ${formatDay(safe)}`,
      day: safe,
      title: 'Validate on the way out of the EU',
      text: `${words.validate} ${lastDay}`,
    },
    { when: `${guideFigures.refundWeeks} later`, day: null, title: 'Your money arrives', text: words.pay },
  ]
}
