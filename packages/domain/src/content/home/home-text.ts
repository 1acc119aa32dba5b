import { airportQuestions } from './airport-questions.ts'
import type { HomePageTemplate } from './home-page.ts'
import { luxuryQuestions } from './luxury-questions.ts'
import { vatQuestions } from './vat-questions.ts'

const bookPath = '/france/paris/book-chauffeur'

export const homePageTemplate: HomePageTemplate = (n) => ({
  title: 'VAT refund calculator and guide for visitors to Europe',
  description:
    'Enter what you paid in France, Spain, Italy or Germany: see the VAT inside it, the part you can claim, where to get it and what to do before you fly.',
  keywords: ['VAT refund calculator', 'tax-free shopping Europe', 'détaxe', 'DIVA', 'refund locations'],
  intro: {
    heading: 'Your VAT, and the way back to you',
    text: 'If you live outside the EU, part of the tax in your shopping can come home with you. This guide says how much, what to ask in the shop, where to go before you fly, and by which day. It covers France, Spain, Italy and Germany.',
    button: { label: 'Find refund locations', to: '/map-locations' },
  },
  book: { label: 'Book', to: bookPath },
  concierge: {
    heading: 'VIP airport and VAT concierge',
    lead: 'A car, a driver, and help at the customs desk. You can ask for it in Paris, Nice, Madrid and Barcelona.',
    stops: [
      {
        title: 'Arrival',
        text: 'Ask for a greeter who meets you at the airport and takes you to the car.',
      },
      {
        title: 'Luxury shopping assistance',
        text: 'An option on any ride: boutique recommendations, and a car that waits with the bags.',
      },
      {
        title: 'Customs desk',
        text: `Say when you fly. The pickup is planned so that you reach the kiosk ${n.arriveBeforeFlight} before.`,
      },
      { title: 'Departure', text: 'Form scanned, bags dropped, refund on its way.' },
    ],
    book: { label: 'Book', to: bookPath },
    more: { label: 'How the refund works', to: '/how-vat-refund-works-in-france' },
    note: 'What you send is a request. A person answers with price and conditions; nothing is booked or charged before you agree. The refund itself is decided by customs and the operator.',
  },
  insider: {
    heading: 'Insider shopping network',
    paragraphs: [
      'Some pieces are easier to find with somebody who knows the trade. Tick “Luxury shopping” in a ride request and say what you look for. The operator of this site asks in its network of luxury resellers, and tells you what it found before you drive there.',
      'It works with a chauffeur in Paris, Nice, Madrid and Barcelona. We list no partners and promise no discount or stock: each request gets an answer of its own.',
    ],
    link: { label: 'Ask for a shopping ride', to: `${bookPath}?service=shopping` },
    note: 'Ask a reseller two things before you pay: the proof of authenticity, and whether the invoice shows VAT. Second-hand pieces often show none, and then there is nothing to refund.',
  },
  whyTaxFree: {
    heading: 'Why shop tax-free',
    paragraphs: [
      `Prices in Europe include VAT: ${n.france.rate} in France, ${n.spain.rate} in Spain, ${n.italy.rate} in Italy and ${n.germany.rate} in Germany on most goods. It is a tax on what is used here. What you carry home unused is not.`,
      `A typical refund is ${n.typicalShareOfPrice} of the price after operator fees. On ${n.france.example(1000).price} in France we estimate ${n.france.example(1000).refund}.`,
    ],
    points: [
      {
        title: 'It costs one form and one stop',
        text: 'The shop fills in the form; you scan it or have it stamped before you fly.',
      },
      {
        title: 'It adds up by store',
        text: `${n.minimumsOf('france', 'spain')} By law each country adds receipts up in its own way.`,
      },
      {
        title: 'It fails in few ways',
        text: 'A bag dropped too early, a closed desk, a mistyped form: this guide tells you how to avoid all three.',
      },
    ],
    note: `Rules ${n.france.lawCheckedDate}. What changed lately is on the page about the [rules](/vat-refund-rules-2025).`,
  },
  questions: {
    heading: 'Questions',
    tabs: [
      { title: 'VAT Refund FAQ', questions: vatQuestions(n) },
      { title: 'Luxury Shopping FAQ', questions: luxuryQuestions(n) },
      { title: 'Airport Services FAQ', questions: airportQuestions(n) },
    ],
  },
})
