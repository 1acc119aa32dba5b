import type { WordsFrom } from '../../content/page-words.ts'
import { formClocks } from '../../vat/export-clock.ts'
import { operatorChecks } from '../../vat/form-checks.ts'
import { payoutFigures } from '../../vat/payout-figures.ts'
import { lawChanges, payoutPractices } from '../../vat/law-changes.ts'

type Explanation = { text: string; title: string; path: string }

const rules = { title: 'Rules and what changed', path: '/vat-refund-rules-2025' }
const eligibility = { title: 'Who can claim', path: '/vat-refund-eligibility-eu-travelers' }
const paris = { title: 'Claiming in Paris', path: '/how-to-claim-vat-refund-in-paris' }
const formClock = (country: keyof typeof formClocks) => {
  const clock = formClocks[country]
  return `${clock.text} ${'otherReading' in clock && clock.otherReading ? clock.otherReading.text : ''}`.trim()
}

/** Single cases that a rule, a record or a page of ours decides. */
export const explanationsOfCases = (n: Parameters<WordsFrom<unknown>>[0]) =>
  ({
    'stays-long': {
      text: `No, not for purchases in France: it asks for a stay of under ${n.maximumStay}. In the other countries the home decides, so whoever still lives outside the EU may claim there; for so long a stay, ask customs before you buy.`,
      ...eligibility,
    },
    'bought-in-northern-ireland': {
      text: `Northern Ireland kept its own scheme: overseas visitors still get tax free there, with special rules if you travel on to Great Britain. I compute refunds for France, Spain, Italy and Germany only, so ask the shop before you pay. ${lawChanges.greatBritainLeft.text}`,
      ...eligibility,
    },
    'form-clock': {
      text: 'A form that customs has validated has a second clock: until when the operator or the shop takes it. It is not the deadline for the goods. Send it at once.',
      ...rules,
    },
    'form-clock-france': { text: `France: ${formClock('france')}`, ...rules },
    'form-clock-spain': { text: `Spain: ${formClock('spain')}`, ...rules },
    'form-clock-italy': { text: `Italy: ${formClock('italy')}`, ...rules },
    'form-clock-germany': { text: `Germany: ${formClock('germany')}`, ...rules },
    'shop-repays': { text: `Spain: ${payoutPractices.spainShopDirect.text}`, ...rules },
    'department-store': {
      text: `${payoutPractices.frenchDepartmentStore.text} An estimate of mine counts ${n.refundShare} of the VAT; the operator’s fee decides, and the form states your amount.`,
      ...rules,
    },
    'track-refund': {
      text: `${operatorChecks['global blue'].text} ${operatorChecks.planet.text} Look it up on the operator’s own site; the operator is named on the form.`,
      ...rules,
    },
    'price-with-tax': {
      text: 'The price at the till includes the tax: “tax-free” means that you are repaid later. The minimums are counted on that price, VAT included.',
      ...rules,
    },
    'trip-app': {
      text: `Apps that add up a whole trip are known to us in France and Spain. ${payoutFigures.france['trip-app'].text} Whether one pays more than the operator depends on the total and on the form of the shop: the form states what the operator pays. For Italy and Germany we know no such app.`,
      ...rules,
    },
    'one-name': {
      text: 'One form has one name: two people cannot share one. Whoever is on it takes the goods out of the EU and shows that passport. If two of you shop together, let one person pay for everything at one store, with the passport that will fly with the bags.',
      ...paris,
    },
    'no-promise': {
      text: `No, nobody can guarantee it. What I compute is an estimate: the shop must write the form, customs must validate it, and the operator’s fee decides the amount. I count with ${n.refundShare} of the VAT; the form states your amount.`,
      ...rules,
    },
  }) as const satisfies Record<string, Explanation>
