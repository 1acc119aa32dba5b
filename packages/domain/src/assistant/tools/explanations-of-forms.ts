import type { Template } from '../../content/page-content.ts'
import { currencies } from '../../money/currencies.ts'
import { lawChanges } from '../../vat/law-changes.ts'
import { exportClock } from '../../vat/export-clock.ts'

type Explanation = { text: string; title: string; path: string }

const rules = { title: 'Rules and what changed', path: '/vat-refund-rules-2025' }
const europe = { title: 'Four countries compared', path: '/tax-free-luxury-shopping-europe' }
const eligibility = { title: 'Who can claim', path: '/vat-refund-eligibility-eu-travelers' }

/** Explanations of sent forms, foreign currencies, and rules outside the four countries. */
export const explanationsOfForms = (n: Parameters<Template<unknown>>[0]) =>
  ({
    'send-form': {
      text: `A form that a kiosk validated reaches the operator by itself. A form that customs stamped is posted, in the envelope from the shop, to the operator or the shop that is named on it. Do it at once, and keep a photo of it. Italy: ${lawChanges.italySixMonths.text} Elsewhere the date on the form counts.`,
      title: 'VAT refund at CDG',
      path: '/vat-refund-at-cdg-airport',
    },
    'form-errors': {
      text: 'The form is for the person named on it, who shows it with that passport. Where name, passport number, goods or amount are wrong, ask the shop to write it anew while you are in town. I know no rule that lets you change it yourself.',
      ...eligibility,
    },
    'missing-goods': {
      text: 'All goods of a form are shown together. An operator warns: one missing or used article can cost the whole form. If the form cannot be written anew, tell customs what is missing; do not count on the rest.',
      ...eligibility,
    },
    currency: {
      text: `I read prices in ${currencies.join(', ')}, and name the day of the exchange rates with each estimate. Rates of banks and refund counters differ, and so does what arrives. The minimum is counted in euros.`,
      title: 'Calculator',
      path: '/vat-calculator',
    },
    'duty-free': {
      text: 'No. Tax free means that you pay the VAT in a shop and claim it back when the goods leave the EU. Duty-free shops at the airport sell without VAT only to people whose next stop is outside the EU: there is no form and nothing to claim.',
      title: 'Tax-free shopping in Paris',
      path: '/tax-free-shopping-in-paris',
    },
    'is-crew': {
      text: 'For the crews of ships and airlines the home decides as for everybody: outside the EU, they may claim. But operators name limits for crews, so ask at the till before you pay.',
      ...eligibility,
    },
    'is-posted': {
      text: 'France says no to diplomats, and to students and staff who are posted there. In other countries it depends on where your home counts: ask customs before you buy.',
      ...eligibility,
    },
    'lives-in-gibraltar': {
      text: 'I cannot say for certain. Gibraltar counted as outside the EU for VAT, so its residents could claim. A new treaty was expected to apply from 15 July 2026, and no source that I know says how refunds work since. Ask customs before you buy.',
      ...eligibility,
    },
    'bought-in-union': {
      text: `I compute refunds for France, Spain, Italy and Germany only. In all countries of the EU the same frame holds (Directive 2006/112/EC, articles 146 and 147): a home outside the EU, goods in your personal luggage, and a minimum that each country sets, EUR 175 at most or none. ${exportClock.text} Ask the shop there before you pay.`,
      ...europe,
    },
    'books-in-italy': {
      text: 'Books in Italy have no VAT in the shop’s price: the publisher has paid it already (“IVA assolta dall’editore”). So nothing comes back on them.',
      title: 'Italy',
      path: '/italy',
    },
    'reduced-rate-unknown': {
      text: `These goods can carry a lower rate than the ${n.germany.rate} to ${n.italy.rate} that I count with, and I have no record of it. So I give no figure for them: the VAT line on the receipt tells how much tax is in the price.`,
      ...rules,
    },
  }) as const satisfies Record<string, Explanation>
