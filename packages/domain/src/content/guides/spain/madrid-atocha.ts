import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const madridAtochaGuide: PlaceGuideTemplate = (n) => ({
  title: 'Madrid Atocha: no VAT desk, and what to do instead',
  description:
    'Atocha has no customs and no DIVA kiosk, since its trains stay in Spain. How to plan the last hours in Madrid between the station, Sol and Barajas.',
  keywords: ['Atocha VAT refund', 'Atocha to Barajas', 'Madrid train tax free', 'DIVA train station Spain'],
  lead: 'You cannot validate anything at Atocha. Its trains end in Spain, so your forms travel on with you to the airport where you leave the EU.',
  sections: [
    {
      id: 'why',
      title: 'Why there is no kiosk',
      blocks: [
        {
          kind: 'text',
          text: 'Customs confirms that goods leave the EU. A train to Seville, Málaga, Valencia or Barcelona does not do that. No refund operator pays here in our records either.',
        },
      ],
    },
    {
      id: 'arriving',
      title: 'Coming in by train, flying out the same day',
      blocks: [
        {
          kind: 'text',
          text: 'Cercanías trains link Atocha with Barajas T4, where kiosks stand on the check-in level. For T1 or T2 allow for the change. Work backward: flight, minus the airport time, minus the ride, and a reserve for a late train.',
        },
      ],
    },
  ],
  tips: [
    'Lockers do not help: customs wants to see the goods, so collect everything before the airport.',
    'The large stores nearest to the platforms are at Sol, roughly 1.8 km off, not in the station.',
    'Keep forms in your hand luggage on the train, apart from the wrapped goods, so a lost bag does not cost both.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: 'Check the forms on the train',
      text: 'Name, passport number, country, barcode. A shop can still correct an error by phone while you are in Spain.',
    },
    {
      title: 'Walk past the idea of a stamp',
      text: 'Neither the ticket office nor the police post at Atocha deals with tax-free forms.',
    },
    {
      title: 'Last purchases at Sol, if there is time',
      text: 'Preciados is the shopping street. See the [Madrid guide](/spain/madrid) for its desks.',
    },
    {
      title: 'Continue to your terminal',
      text: 'Cercanías to T4, or a taxi for T1 and T2 with heavy bags.',
    },
    {
      title: `Scan at Barajas ${n.arriveBeforeFlight} before the flight`,
      text: 'Route and counters are on the [Madrid Airport page](/spain/madrid-airport).',
    },
  ],
  local: [
    {
      label: 'To catch a train',
      text: `Be at the station ${n.arriveBeforeTrain} ahead with luggage; bags are screened.`,
    },
    {
      label: 'Door to door',
      text: '[Chauffeur from Atocha](/spain/madrid-atocha/book-chauffeur) to the hotel, the outlet or the airport.',
    },
    {
      label: 'Trains to Barcelona',
      text: 'They end at [Sants](/spain/barcelona-sants), which has no customs point either.',
    },
  ],
  timeline: [
    {
      when: 'Shopping in another city',
      text: 'Bring the DIVA forms with you; any Spanish airport with DIVA reads them.',
    },
    { when: 'At Atocha', text: 'Nothing to do but count your bags.' },
    { when: 'At Barajas', text: 'Scan, check in, fly.' },
    { when: n.refundWeeks, text: 'Refund on your card, counted from the validation.' },
  ],
  questions: [
    {
      question: 'Is there a tax-free counter in Atocha station?',
      answer: 'No counter and no kiosk is known. The nearest validation is at Barajas.',
    },
    {
      question: 'I go by train to Lisbon or Paris. What then?',
      answer:
        'Both are in the EU. Fly home nonstop from there, and customs at that airport stamps the printed form.',
    },
    {
      question: 'Can I leave the goods in Madrid and scan only the paper?',
      answer: 'No. Without the goods there is no stamp; officers may ask to see each item.',
    },
  ],
  sources: [sourcesOfSpain.europeanCommission, sourcesOfSpain.aena, sourcesOfSpain.taxAgencyStamp],
})
