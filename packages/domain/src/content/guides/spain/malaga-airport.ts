import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const malagaAirportGuide: PlaceGuideTemplate = (n) => ({
  title: 'Málaga Airport tax refund: DIVA kiosks in T3',
  description:
    'Málaga Airport VAT refund: floor 1 of Terminal 3, left of counters 363–386, nine DIVA kiosks, what to do with hold bags and on a flight before the office opens.',
  keywords: [
    'Málaga airport VAT refund',
    'AGP tax free',
    'DIVA kiosk Málaga',
    'T3 customs Málaga',
    'IVA refund Málaga airport',
  ],
  lead: 'Go up to floor 1 of Terminal 3 and look left of check-in counters 363–386. Scan there before you join your airline’s line, because the kiosks have a line too.',
  sections: [
    {
      id: 'what-to-expect',
      title: 'One spot for the whole airport',
      blocks: [
        {
          kind: 'text',
          text: 'Kiosks and customs are together in T3. A newspaper counted nine machines in February 2026 and described frequent lines, with British residents at the front of them.',
        },
        {
          kind: 'text',
          text: 'The office does not work through the night; the listed times stand in the table of desks above and carry no date. A green result needs no officer. A red one before opening time leaves you with nobody to ask, so early flyers should phone the day before.',
        },
      ],
    },
    {
      id: 'unknown',
      title: 'Hand luggage',
      blocks: [
        {
          kind: 'text',
          text: 'No source names a second point beyond security. Treat cabin bags like hold bags and scan both on floor 1.',
        },
      ],
    },
  ],
  tips: [
    'Flights to Gatwick, Geneva, Oslo or Casablanca all leave the EU: this is the place to scan for each of them.',
    'Each traveler scans their own forms, with their own passport at hand. Families should not hand over one pile.',
    'Had money in advance? The scan still has to happen, or the card is charged.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: 'From train, bus or taxi to T3 departures',
      text: `Come ${n.arriveBeforeFlight} before the flight. Tell a taxi “salidas, Terminal 3”.`,
    },
    {
      title: 'Left of counters 363–386',
      text: 'Keep your suitcase closed but unlocked, purchases on top.',
    },
    {
      title: 'Scan form by form',
      text: 'Wait each time for the sentence that the form is stamped. Photograph the code on it.',
    },
    {
      title: 'Red screen: the customs office beside the kiosks',
      text: 'Take goods, invoice, passport and boarding card. Out of hours, call the number on this page or ask Aena staff for the Guardia Civil.',
    },
    {
      title: 'Check in and go through security',
      text: 'Nothing in the hold can be shown later, so do not reverse these two steps.',
    },
    {
      title: 'Ask for your operator’s desk airside',
      text: 'Our records name no payout desk here. Aena says refund offices are usually in the boarding area; otherwise rely on the card.',
    },
  ],
  local: [
    { label: 'Train', text: 'Cercanías C1 stops at T3, with Plaza Mayor and the outlet on the same line.' },
    { label: 'Customs by phone', text: '+34 952 792 935, as listed by an operator; undated.' },
    {
      label: 'Last shopping',
      text: 'McArthurGlen is next door on the C1. For town, see [Málaga](/spain/malaga); for Puerto Banús, [Marbella](/spain/marbella).',
    },
    {
      label: 'Chauffeur',
      text: '[Request a pickup](/spain/malaga-airport/book-chauffeur) with time for the kiosks.',
    },
  ],
  timeline: [
    { when: 'Day before', text: 'Count forms and goods. Early flight? Ring customs.' },
    { when: 'On arrival in T3', text: 'DIVA scan, floor 1.' },
    { when: 'After security', text: 'Desk of your operator, if you find one open.' },
    { when: 'At home', text: `Allow ${n.refundWeeks} for the card before you write to the operator.` },
  ],
  questions: [
    {
      question: 'Where exactly is tax free at Málaga Airport?',
      answer: 'Terminal 3, floor 1, in the check-in hall, to the left of counters 363–386.',
    },
    {
      question: 'My flight is at six in the morning. Will it work?',
      answer:
        'The screens may, the office probably will not be staffed. Have the goods ready, scan, and if a form is refused ask airport staff who stands in for customs.',
    },
    {
      question: 'I change planes in Paris. Is Málaga still right?',
      answer:
        'For a case labeled through to your home airport, by EU law yes; an operator says not to scan it in Spain, so carry the goods or ask the officer before bag drop. For cabin bags it is [Charles de Gaulle](/france/cdg), on paper.',
    },
  ],
  sources: [
    sourcesOfSpain.malagaAirportCustoms,
    sourcesOfSpain.malagaAirportPress,
    sourcesOfSpain.aena,
    sourcesOfSpain.europeanCommission,
  ],
})
