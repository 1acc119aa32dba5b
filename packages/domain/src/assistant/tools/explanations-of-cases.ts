import type { Template } from '../../content/page-content.ts'
import { formClocks } from '../../vat/export-clock.ts'
import { operatorChecks } from '../../vat/form-checks.ts'
import { missedStampRules } from '../../vat/missed-stamp-rules.ts'
import { payoutFigures } from '../../vat/payout-figures.ts'
import { facts } from '../../exit/help/facts.ts'
import { changingPlanes } from '../../exit/where-to-show-goods.ts'
import { wholeFormRule } from '../../vat/whole-form-rule.ts'
import { datedRecords } from '../../vat/dated-records.ts'
import { lawChanges, payoutPractices } from '../../vat/law-changes.ts'

type Explanation = { text: string; title: string; path: string }

const rules = { title: 'Rules and what changed', path: '/vat-refund-rules-2025' }
const eligibility = { title: 'Who can claim', path: '/vat-refund-eligibility-eu-travelers' }
const paris = { title: 'Claiming in Paris', path: '/how-to-claim-vat-refund-in-paris' }
const formClock = (country: keyof typeof formClocks) => {
  const clock = formClocks[country]
  return `${clock.text} ${'otherReading' in clock && clock.otherReading ? clock.otherReading.text : ''}`.trim()
}

/** Explanations of single cases that a rule, a record or a page decides. */
export const explanationsOfCases = (n: Parameters<Template<unknown>>[0]) =>
  ({
    'missed-stamp-france': { text: `France: ${missedStampRules.france.text}`, ...eligibility },
    'missed-stamp-spain': { text: `Spain: ${missedStampRules.spain.text}`, ...eligibility },
    'missed-stamp-italy': { text: `Italy: ${missedStampRules.italy.text}`, ...eligibility },
    'missed-stamp-germany': { text: `Germany: ${missedStampRules.germany.text}`, ...eligibility },
    'bag-gone': {
      text: `The bag is gone already? Ask at the airline’s desk at once, with the bag receipt, to bring it back. ${facts.airlineDecides.everywhere.words} With the bag in your hands, go to customs, then check it in again. ${facts.collected.everywhere.words} If it goes through and does not come back, it gets no stamp there any more. Do not miss the flight for it.`,
      title: 'Your trip',
      path: '/trip',
    },
    'whole-form-spain': { text: wholeFormRule.text, ...eligibility },
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
    'passport-at-till': {
      text: 'That a shop asks for the passport is usual: it writes the form in the name of whoever shows it. Bring the original. The passport number itself goes on the form, never into a question to me.',
      title: 'How it works in France',
      path: '/how-vat-refund-works-in-france',
    },
    'lost-goods': {
      text: 'No. The refund is for goods that leave the EU with you, and customs must be able to see them. I know no rule by which a police report, or the paper of an airline, takes their place. What was stolen, lost or broken before the validation does not count; if it was one article of several, tell customs what is missing, and do not count on the rest: an operator warns that one missing article can cost the whole form. Was the form validated before? Then ask the operator named on it.',
      ...eligibility,
    },
    inspection: {
      text: 'Have all goods of a form with you when you show it, within reach. Customs may ask to see them, and then all of them: an officer who cannot see the goods may cancel the form, and in France a fine is possible. They may open a box, too; if a seal matters to you, say so before it is broken.',
      title: 'How it works in France',
      path: '/how-vat-refund-works-in-france',
    },
    'form-refused': {
      text: 'Where customs turns a form down there is no refund on it. Goods that are missing or used, or passport data that do not match, can each be the reason: ask the officer which one it is. A mistake on the form can be put right by the shop alone, while you are in town. I know no rule for an appeal. If it is the operator that says no, ask it why, with the form’s number and a photo of the stamp or of the green screen.',
      ...eligibility,
    },
    'keep-papers': {
      text: 'Keep the form and the receipt together until the money has arrived, with a photo of the stamp or of the screen that said the form is valid: customs may compare the receipt with the goods. A form that was stamped by hand is posted: take a photo of it before.',
      title: 'VAT refund at CDG',
      path: '/vat-refund-at-cdg-airport',
    },
    'validate-early': {
      text: 'Plan it for the day on which you leave the EU with the goods, at the place where you leave, with your boarding pass: the validation says that the goods are leaving now. Not in town, not when you arrive, and not before a day trip from which you bring the goods back: claim once, when they leave for good. If your flight moves after the scan, tell customs; I know no rule for it.',
      title: 'Airport questions',
      path: '/',
    },
    'within-union': {
      text: `That way stays inside the EU, so it is no exit: carry forms and goods on to the place where you leave the EU. ${changingPlanes}`,
      title: 'Airport questions',
      path: '/',
    },
    'german-limit': { text: `Germany: ${datedRecords.germanLimitLapses.text}`, ...rules },
    'customs-contact': {
      text: 'I know no number of customs there. Ask the information desk of the airport or station from which you leave; for a payout, ask the company that is named on the form.',
      ...eligibility,
    },
    'no-promise': {
      text: `No, nobody can guarantee it. What I compute is an estimate: the shop must write the form, customs must validate it, and the operator’s fee decides the amount. I count with ${n.refundShare} of the VAT; the form states your amount.`,
      ...rules,
    },
  }) as const satisfies Record<string, Explanation>
