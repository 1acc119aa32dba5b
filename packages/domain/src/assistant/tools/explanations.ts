import { eligibleAdvice } from '../../content/next-steps.ts'
import type { Template } from '../../content/page-content.ts'
import {
  changingPlanes,
  goodsByLandOrSea,
  goodsOnFlights,
  neighborsOutside,
  spanishFormTaggedThrough,
} from '../../exit/where-to-show-goods.ts'
import { lawChanges, payoutPractices } from '../../vat/law-changes.ts'
import { explanationsOfCases } from './explanations-of-cases.ts'
import { explanationsOfForms } from './explanations-of-forms.ts'
import { explanationsOfSite } from './explanations-of-site.ts'

type Explanation = { text: string; title: string; path: string }

const rules = { title: 'Rules and what changed', path: '/vat-refund-rules-2025' }
const eligibility = { title: 'Who can claim', path: '/vat-refund-eligibility-eu-travelers' }
const france = { title: 'How it works in France', path: '/how-vat-refund-works-in-france' }
const europe = { title: 'Four countries compared', path: '/tax-free-luxury-shopping-europe' }
const home = { title: 'Questions on the home page', path: '/' }

/** Explanations that need no place or amount: one short text each, with a page for more. */
export const explanations = (n: Parameters<Template<unknown>>[0]) =>
  ({
    ...explanationsOfForms(n),
    ...explanationsOfCases(n),
    ...explanationsOfSite,
    steps: {
      text: `1. Spend the minimum in one store and ask for the tax-free form at the till, with your passport.\n2. Keep the goods unused, with form and receipt.\n3. Before you check your bags, have the form validated on your way out of the EU: PABLO in France, DIVA in Spain, OTELLO in Italy, a customs stamp in Germany. ${changingPlanes}\n4. Collect cash at a counter, or wait ${n.refundWeeks} for your card.`,
      ...home,
    },
    who: {
      text: `Home decides, not nationality. You can claim if you live outside the EU and carry the goods out yourself. France also asks for an age of ${n.france.age} and a stay of under ${n.maximumStay}.`,
      ...eligibility,
    },
    'lives-in-great-britain': {
      text: 'Yes. Residents of England, Scotland and Wales can claim in the EU. Residents of Northern Ireland cannot.',
      ...eligibility,
    },
    'lives-in-northern-ireland': {
      text: 'No. Residents of Northern Ireland cannot claim in the EU, because the region follows EU rules for goods.',
      ...eligibility,
    },
    'lives-in-eu': {
      text: 'No. If your home is in an EU country you cannot claim, whatever your passport says, also on vacation in another EU country.',
      ...eligibility,
    },
    'lives-outside': {
      text: `Yes, if your permanent home is outside the EU and you carry the goods out yourself. Bring the passport, and a document with your address abroad if the passport does not show it. France also asks for an age of ${n.france.age} and a stay of under ${n.maximumStay}.`,
      ...eligibility,
    },
    'lives-in-canaries': {
      text: 'For purchases on the mainland, yes: residents of the Canary Islands, Ceuta and Melilla count as outside the VAT area, with a procedure of its own on arrival.',
      ...eligibility,
    },
    'lives-in-french-overseas': {
      text: 'No, not for purchases in France: it leaves out residents of its overseas departments (Guadeloupe, Martinique, French Guiana, Réunion, Mayotte). For purchases elsewhere in the EU, ask customs there before you buy.',
      ...eligibility,
    },
    'lives-in-andorra': {
      text: 'Yes. French customs counts residents of Andorra and San Marino as living outside the EU for VAT. Elsewhere, too, the home decides, and both lie outside the EU: bring a document with your address there.',
      ...eligibility,
    },
    'lives-in-monaco': {
      text: 'No, not for purchases in France: it leaves out residents of Monaco, which has the VAT of France. For purchases elsewhere in the EU, ask customs there before you buy.',
      ...eligibility,
    },
    'studies-in-eu': {
      text: 'Mostly no. A student or worker with an EU residence permit counts as living in the EU. France says no outright; elsewhere ask customs before you buy.',
      ...eligibility,
    },
    'moves-house': {
      text: 'Do not count on it. France refuses people who move into the EU or leave it for good. Elsewhere ask customs before you buy.',
      ...eligibility,
    },
    'bought-in-great-britain': { text: lawChanges.greatBritainLeft.text, ...rules },
    'bought-in-canaries': {
      text: `Shops in the Canary Islands take no part in the Spanish refund: their own tax, IGIC (about ${n.igic}), is not Spanish VAT.`,
      ...rules,
    },
    'bought-in-ceuta-melilla': {
      text: 'Shops in Ceuta and Melilla take no part in the Spanish refund: both are outside the EU’s VAT area.',
      ...rules,
    },
    'bought-in-netherlands': {
      text: `The Netherlands: ${lawChanges.netherlandsDigital.text} The standard rate there is ${n.otherStandardRates.Netherlands}. I compute refunds for France, Spain, Italy and Germany only.`,
      ...rules,
    },
    'bought-in-portugal': {
      text: `The standard rate in Portugal is ${n.otherStandardRates.Portugal}. I compute refunds for France, Spain, Italy and Germany only; for Portugal, ask the shop or customs there.`,
      ...rules,
    },
    'bought-in-greece': {
      text: `The standard rate in Greece is ${n.otherStandardRates.Greece}. I compute refunds for France, Spain, Italy and Germany only; for Greece, ask the shop or customs there.`,
      ...rules,
    },
    'bought-in-austria': {
      text: `I compute refunds for France, Spain, Italy and Germany only; for Austria, ask the shop or customs there. Since July 2026: ${lawChanges.austriaFood.text}`,
      ...rules,
    },
    'bought-elsewhere': {
      text: 'I know the rules of France, Spain, Italy and Germany only. For that country, ask the shop or its customs.',
      ...europe,
    },
    'leaves-from-another-country': {
      text: 'The rules of the country where you bought decide about the refund. The form is validated where you leave the EU: take it, with goods and passport, to the customs desk there. Its kiosks read forms of their own country only. With a change of planes, hand luggage is shown at the last EU airport, a bag tagged through at the first, and a bag that you collect where you check it in again. Then post the stamped form to the operator or the shop.',
      ...europe,
    },
    'by-land-or-sea': {
      text: `${goodsByLandOrSea} It is the last customs post in the EU that counts, for every bag: all of them are with you. On a cruise, ask the ship whether the next port is still in the EU. Usually it is, and then the form waits.`,
      ...france,
    },
    transit: {
      text: `${changingPlanes} ${neighborsOutside} ${spanishFormTaggedThrough}`,
      title: 'Airport questions',
      path: '/',
    },
    'forgot-validation': {
      text: 'Without validation the refund is usually lost, and an advance is charged back. If you are still in the EU and the goods are with you, show them to customs with form and passport, at the last EU airport if they are in your hand luggage. What is in a bag tagged through can no longer be shown. If you are home, ask the operator named on the form, too; do not count on it.',
      ...home,
    },
    'red-screen': {
      text: 'Red, or no answer, is not a refusal: go to the customs officer beside the kiosk with goods, form and passport, before you check your bags. Without that step the form stays unvalidated.',
      ...france,
    },
    'closed-desk': {
      text: `Before dawn, desks and kiosks have been found closed, even where a website said day and night. Plan ${n.arriveBeforeFlight} before a flight, and ask your terminal the day before when customs opens. If nobody is there, ask the staff to call customs, and take a photo of the closed desk: if customs was the cause, France may allow a correction later.`,
      title: 'VAT refund at CDG',
      path: '/vat-refund-at-cdg-airport',
    },
    'no-form': {
      text: 'Without a tax-free form nothing can be validated; a receipt or card slip does not replace it. Go back to the shop while you are still in town, with receipt and passport. Taking part is the shop’s choice, so ask before you pay.',
      ...home,
    },
    'lost-form': {
      text: 'Go back to the shop while you are still in town. Without a form nothing can be validated, and a card slip does not replace it. Lost after the validation? Ask the operator or the shop; I know no rule for it.',
      ...home,
    },
    services: {
      text: 'No. Hotels, meals, tickets, rides, fuel and all other services are never refunded to tourists. Only goods that you carry out of the EU count.',
      ...home,
    },
    'left-out': {
      text: 'Services (hotels, meals, tickets, rides) never count. Some goods are left out, too: tobacco, medicines, weapons, fuel, vehicles and their parts in France; whatever equips a private car, boat or plane in Germany and Spain; and goods that you have used. Secondhand pieces seldom count: many are sold under a scheme that shows no VAT, so ask the shop.',
      ...eligibility,
    },
    'use-goods': {
      text: 'Wait until you have left the EU. Goods are to leave unused, with their tags; customs may want to see them and can refuse what was worn or opened.',
      ...france,
    },
    online: {
      text: 'Goods that are delivered to your home, or posted apart from you, do not count: the form is for what you carry. An order that you collect in a shop may count if that shop writes the form. Ask it first.',
      ...france,
    },
    'duty-home': {
      text: 'Perhaps. Your own country’s customs has an allowance; above it, duty may take more than the refund gave. I do not know that allowance: look it up with your customs before you buy.',
      ...home,
    },
    'early-refund': { text: payoutPractices.earlyRefund.text, ...rules },
    'payout-time': {
      text: `Cash is paid on the day where your operator has an open counter. To a card, plan ${n.refundWeeks} after validation. If it takes longer, ask the operator named on the form, with the form’s number.`,
      ...home,
    },
    combine: {
      text: `Receipts of different shops do not add up, except in France inside one brand or one mall. ${[n.ownCounting, 'The law of each country has its own way.'].filter(Boolean).join(' ')} France: ${n.france.lawCounting} Spain: ${n.spain.lawCounting} Italy: ${n.italy.lawCounting} Germany: ${n.germany.lawCounting} Ask at the till before you pay.`,
      ...home,
    },
    luggage: {
      text: `Customs first, then bag drop: an officer may ask for the goods. In Germany a suitcase is tagged at check-in and then taken to customs; hand luggage is normally looked at after security. ${goodsOnFlights}`,
      ...home,
    },
    'cash-or-card': {
      text: `You choose on the form. Cash comes on the day at a counter of your operator, usually less a fee. The card takes ${n.refundWeeks}. Some stores offer another account, too: Galeries Lafayette Paris Haussmann for example Alipay.`,
      ...home,
    },
    share: {
      text: `Not all of the VAT. We count with ${n.refundShare} of it; visitors typically see ${n.typicalShareOfPrice} of the price, because the operator keeps a fee. The form states your amount. In Spain you may send the form to the shop itself, which must repay all of the VAT.`,
      ...rules,
    },
    'other-person': {
      text: 'The person named on the form must live outside the EU, and must show form, goods and passport in person. Have the form written in the name of whoever flies with the goods. Nobody else can scan it for you: a form in one name cannot be shown by another person.',
      ...eligibility,
    },
    gifts: {
      text: 'A gift for somebody at home counts if you carry it out of the EU yourself. What stays in the EU is not exported, so it does not count.',
      ...eligibility,
    },
    age: {
      text: `${n.france.ageRule} ${n.spain.ageRule} ${n.italy.ageRule} ${n.germany.ageRule} A parent can buy in their own name.`,
      ...eligibility,
    },
    deadline: {
      text: `${n.clock} Tell me the day of your purchase and I work out the dates.`,
      ...rules,
    },
    'arrive-early': {
      text: `Be there ${n.arriveBeforeFlight} before a flight, and ${n.arriveBeforeTrain} before a train. For an early departure, ask the day before when customs opens.`,
      ...home,
    },
    documents: {
      text: 'Bring your passport in the original, the tax-free form, the receipt, the goods unused, and your boarding pass. If the passport does not show where you live, add a document with your address outside the EU. The code of a Spanish form on a phone is enough at a DIVA terminal; where another country stamps it, only paper can be stamped, so have it printed.',
      ...eligibility,
    },
    validation: {
      text: `${eligibleAdvice} In France you scan it at a PABLO kiosk, in Spain at DIVA, in Italy customs confirms it in OTELLO, in Germany customs stamps it.`,
      ...home,
    },
    chauffeur: {
      text: 'You can ask for a private chauffeur in Paris, Nice, Madrid and Barcelona: a person answers with price and conditions, and nothing is charged here.',
      title: 'Request a ride',
      path: '/france/paris/book-chauffeur',
    },
    account: {
      text: 'Name, phone and password are changed under Profile in your dashboard; the email address cannot be changed there. To delete your account, please contact support.',
      title: 'Dashboard',
      path: '/dashboard',
    },
    privacy: {
      text: 'I am an AI assistant, not a person. I read your questions in this conversation and, when you ask, your own calculations, bookings and favorites. Nobody else’s.',
      title: 'Privacy',
      path: '/privacy',
    },
    'reduced-goods': {
      text: 'Food, books and, in places, art and prescription glasses carry a lower VAT rate than the one counted here, so less comes back on them. The VAT line on the receipt tells.',
      ...europe,
    },
  }) as const satisfies Record<string, Explanation>
