import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const barcelonaAirportGuide: PlaceGuideTemplate = (n) => ({
  title: 'Barcelona Airport VAT refund in T1 and T2',
  description:
    'VAT refund at Barcelona-El Prat in walking order: the T1 office left of security, the T2B office in arrivals, DIVA screens, refund desks and red screens.',
  keywords: [
    'Barcelona airport VAT refund',
    'El Prat tax refund',
    'BCN T1 DIVA',
    'BCN T2B customs',
    'Global Exchange Barcelona airport',
    'tax free El Prat',
  ],
  lead: 'In T1 look on the departures level, left of the security control. In T2 the office was last reported downstairs, in the arrivals hall of T2B, so allow for the extra walk.',
  sections: [
    {
      id: 'two-terminals',
      title: 'Two terminals, two very different walks',
      blocks: [
        {
          kind: 'text',
          text: '**Terminal 1.** DIVA screens and the Guardia Civil office are on the departures level, beside security, so the scan lies on your way. **Terminal 2.** One point serves the building. A 2018 description puts it in the T2B arrivals hall: go there before you join a line at check-in.',
        },
        {
          kind: 'text',
          text: 'That description is old and the airport’s own page names no counter numbers. If you do not see the screens within a minute, ask at Aena information for “sellado tax free”.',
        },
      ],
    },
    {
      id: 'hand-bags',
      title: 'What we could not find out',
      blocks: [
        {
          kind: 'text',
          text: 'No source describes a customs point behind security for hand luggage. Aena asks everybody to scan in the check-in area, so on a flight straight out of the EU do both kinds of bag there.',
        },
      ],
    },
    {
      id: 'paid-by',
      title: 'Collecting at El Prat',
      blocks: [
        {
          kind: 'text',
          text: 'Global Exchange in T1 is listed for forms of Global Blue, Planet, Innova Taxfree and El Corte Inglés. A press report of July 2022 counted four refund offices across both terminals under one contract, due to end in 2026 unless extended. Ask which one is open before you go through security; most sit in the boarding area.',
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'Compare before you sign: operators often charge for cash, and a payout in your own currency comes at their exchange rate. Euros to the card is the plain option.',
        },
      ],
    },
  ],
  tips: [
    'Check the terminal on your booking. A shuttle bus links T1 and T2, but waiting for it eats the time you saved.',
    'Goods, passport, invoices, boarding pass: all four on the counter when the screen refuses.',
    'Forms from Italy, France or Portugal do not scan here. The Guardia Civil office stamps those.',
    'One Guardia Civil office was listed as staffed round the clock, without saying which. Early flyers should ask.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: `Arrive ${n.arriveBeforeFlight} ahead, suitcase unlocked`,
      text: 'You may be asked to open it. Purchases on top save you repacking in the hall.',
    },
    {
      title: 'T1: head for security, then turn left',
      text: 'Screens and office are on the departures level, before the control.',
    },
    {
      title: 'T2: go to the arrivals hall of T2B',
      text: 'Ask on the way in whether the point has moved; the last description is from 2018.',
    },
    {
      title: 'Put the barcode under the reader',
      text: 'Wait until the message says your DIVA form is stamped. Nothing is printed.',
    },
    {
      title: 'Refused? Guardia Civil, next to the screens',
      text: 'They inspect the goods and can approve the form by hand in the system.',
    },
    {
      title: 'Drop the bags and pass security',
      text: 'Keep the forms with you: the payout desk wants to see them.',
    },
    {
      title: 'Choose cash or card',
      text: 'Global Exchange pays most operators’ forms. If it is closed, the operator credits your card without a visit.',
    },
  ],
  local: [
    { label: 'Metro', text: 'L9 Sud stops at T1 and at T2.' },
    { label: 'Train', text: 'Rodalies runs to T2 only; for T1 change to metro or the airport bus.' },
    {
      label: 'Car',
      text: '[Book a chauffeur](/spain/barcelona-airport/book-chauffeur) and name the terminal and the scan in the request.',
    },
    {
      label: 'From town',
      text: 'Streets and desks: [Barcelona](/spain/barcelona). Coming by fast train: [Sants](/spain/barcelona-sants).',
    },
    { label: 'All points', text: '[Map of El Prat’s desks](/map-locations/spain/barcelona-airport).' },
  ],
  timeline: [
    { when: 'Still at the hotel', text: 'Match every form with its goods. A form without goods is refused.' },
    { when: 'Before bag drop', text: 'DIVA in T1 departures or T2B.' },
    { when: 'Before boarding', text: 'Payout desk, if cash suits you and time is left.' },
    {
      when: `After ${n.refundWeeks}`,
      text: 'No money? Look up the CSV code with the tax agency. If it says validated, write to the operator on the form.',
    },
  ],
  questions: [
    {
      question: 'Is the refund office in T1 before or after security?',
      answer:
        'Validation comes before security, on the left. Payout desks are mostly behind it, in the boarding area.',
    },
    {
      question: 'I fly Vueling to Zurich. Is that an exit from the EU?',
      answer:
        'Yes. Switzerland is in Schengen but outside the EU, so scan at El Prat even though nobody checks your passport.',
    },
    {
      question: 'I connect in Lisbon or Amsterdam. What then?',
      answer:
        'Goods on your shoulder: stamp at the connection, with the printed form, and plan the layover for it. Goods in a suitcase checked through: EU law names El Prat, an operator says not to scan in Spain; carry them, or ask the officer before you give the bag away.',
    },
    {
      question: 'The shop’s form has no barcode. Can the airport fix that?',
      answer:
        'Rarely. Call the shop while you are still in Spain; it can send the data later and mail you the code, as long as you have not left.',
    },
  ],
  sources: [
    sourcesOfSpain.aena,
    {
      name: 'Airports and Hotels, VAT refund at El Prat',
      url: 'https://airportsandhotelsonline.com/2018/07/09/how-to-claim-your-vat-refund-in-barcelona-airport-el-prat/',
      readOn: '2018-07',
    },
    sourcesOfSpain.airportContract,
    sourcesOfSpain.taxAgencyShops,
    sourcesOfSpain.europeanCommission,
  ],
})
