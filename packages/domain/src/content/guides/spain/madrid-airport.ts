import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const madridAirportGuide: PlaceGuideTemplate = (n) => ({
  title: 'Madrid-Barajas VAT refund: DIVA in T1, T2 and T4',
  description:
    'Where the DIVA kiosks stand in T1, T2 and T4 at Madrid-Barajas, why T4S flyers must scan first, what a red screen means and where the money is paid.',
  keywords: [
    'Madrid airport VAT refund',
    'Barajas tax refund',
    'DIVA kiosk T4',
    'Barajas T1 customs',
    'Global Exchange Barajas',
    'T4S tax refund',
  ],
  lead: 'Scan before you check in: facing counter 197 in T1, facing counter 510 in T2, near the Iberia counters in T4. Flights from T4S count as T4, so scan before you take the train.',
  sections: [
    {
      id: 'which-terminal',
      title: 'Your terminal decides the route',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'DIVA at Barajas, terminal by terminal',
            head: ['Terminal', 'Kiosk', 'If it refuses'],
            rows: [
              ['T1', 'Departures, level 1, facing counter 197', 'Customs, across from the kiosks'],
              ['T2', 'Facing counter 510; Spanish forms only', 'Walk to customs in T1'],
              ['T4', 'Level 1, close to the Iberia counters', 'Customs, left of security'],
              ['T4S', 'None to plan with', 'Go through it all in T4'],
            ],
            note: 'From undated operator pages. Signs at the airport win.',
          },
        },
        {
          kind: 'text',
          text: 'T3 has no point of its own in our records; use T2 or T1, which are joined to it. T4 stands apart from the other three, so a kiosk in the wrong building costs you a transfer.',
        },
      ],
    },
    {
      id: 'night',
      title: 'Flying before dawn',
      blocks: [
        {
          kind: 'text',
          text: 'Sources disagree about customs at night. One operator lists T1 and T2 as always open, another gives T1 and T4 daytime hours only. The kiosk needs nobody; a red screen does.',
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'For a night or early departure, ask the airport information desk on arrival which customs office is staffed. Leave time to walk over to it.',
        },
      ],
    },
    {
      id: 'who-pays',
      title: 'Who pays here',
      blocks: [
        {
          kind: 'text',
          text: 'In 2022 one contract covered all refund offices: Global Exchange with Travel Tax Free, two offices for T1, T2 and T3 and two for T4, for forms of any operator. It was to run until 2026 with an option to 2028, so expect the desk, not the name. T4S has payout desks in the boarding area.',
        },
      ],
    },
  ],
  tips: [
    'No receipt is printed. The CSV code on each form lets you look up its status later, so keep the sheet or a photo.',
    'Have the boarding pass ready on your phone; officers ask for it together with passport and goods.',
    'French or Italian forms are not for the kiosk. Take them straight to a customs counter, in T1 or T4.',
    'Took an advance in town? The scan is what stops the charge to your card.',
    'T1 had a yellow mailbox beside customs for Global Blue envelopes, useful when no desk is open.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: `Be in the hall ${n.arriveBeforeFlight} before departure`,
      text: 'Check your terminal on the booking. Keep everything you bought with you, also what will go into the hold.',
    },
    {
      title: 'Find the DIVA screens before any airline counter',
      text: 'T1: level 1, facing 197. T2: facing 510. T4: level 1, near Iberia.',
    },
    {
      title: 'Scan every barcode',
      text: 'Choose a language, hold each form under the reader and wait for the message that it has been stamped. One form, one scan.',
    },
    {
      title: 'Red screen: see customs with the goods',
      text: 'In T1 the officers sit opposite, in T4 left of the security control. From T2 you walk to T1. Show passport, invoice, purchases and boarding pass.',
    },
    {
      title: 'Now check the suitcase',
      text: 'Checked and hand baggage use the same point here, so nothing more is due after security.',
    },
    {
      title: 'Collect past security, or wait for the card',
      text: 'T4 has Global Exchange on both sides of security; its hours are in the table of desks above. In T1 use the desk in departures if it is open, otherwise card details and the operator’s envelope.',
    },
    {
      title: 'T4S: only then the train',
      text: 'The satellite is for boarding and payout. One source lists a customs office there; we would not stake a refund on it.',
    },
  ],
  local: [
    { label: 'Metro', text: 'Line 8: one station for T1, T2 and T3, another at T4.' },
    { label: 'Cercanías train', text: 'Stops at T4 only, with trains from the center and Atocha.' },
    {
      label: 'By car',
      text: 'Give the driver the terminal, not just “Barajas”. You can [request a chauffeur](/spain/madrid-airport/book-chauffeur) timed to the scan.',
    },
    {
      label: 'Still shopping',
      text: 'The city’s streets and desks are in the [Madrid guide](/spain/madrid).',
    },
    {
      label: 'Phone',
      text: 'Aena’s information staff wear green jackets; ask them first when a kiosk is off.',
    },
  ],
  timeline: [
    {
      when: 'The evening before',
      text: 'Pack purchases so that you can show them. Put forms and invoices in one envelope.',
    },
    { when: `${n.arriveBeforeFlight} ahead`, text: 'DIVA scan in the check-in hall of your own terminal.' },
    {
      when: 'After security',
      text: 'Cash desk, if one is open and the operator’s cash fee is worth it to you.',
    },
    {
      when: n.refundWeeks,
      text: 'Usual wait for a card. Check the CSV code first if nothing arrives, then write to the operator.',
    },
  ],
  questions: [
    {
      question: 'I leave from T4S. Is there a kiosk in the satellite?',
      answer:
        'Do not count on one. Validate in T4 before security; the satellite is reached by a train that runs behind it.',
    },
    {
      question: 'I connect at Barajas from Seville to Mexico. Where do I validate?',
      answer:
        'A bag checked through from Seville is validated in Seville, before you hand it over. What you carry is validated at the last EU airport, which is Madrid: leave the transfer area only if time allows, and ask customs.',
    },
    {
      question: 'My flight home changes in Frankfurt. Can I use the kiosk?',
      answer:
        'Only for a suitcase that you check here to the end of the journey. Hand luggage needs a paper stamp from [customs in Frankfurt](/germany/frankfurt-airport), because DIVA works at Spanish exits only.',
    },
    {
      question: 'Does a stop in London or Doha change anything?',
      answer: 'No. Both are outside the EU, so Barajas is your exit and everything is scanned here.',
    },
  ],
  sources: [
    {
      name: 'Aena, VAT refunds at Madrid-Barajas',
      url: 'https://www.aena.es/en/adolfo-suarez-madrid-barajas/airport-services/categories-and-terminals/vat-refund.html',
    },
    {
      name: 'Global Blue, customs at Madrid-Barajas',
      url: 'https://www.globalblue.com/tax-free-shopping/spain/madrid-barajas-airport-customs',
    },
    {
      name: 'Global Blue, Madrid airport',
      url: 'https://www.globalblue.com/tax-free-shopping/spain/madrid-airport',
    },
    {
      name: 'Vatfree, Madrid-Barajas airport',
      url: 'https://traveller.vatfree.com/faq/6iYKJoMCG2gmda3kr/Madrid-Barajas-Airport-Spain',
    },
    sourcesOfSpain.airportContract,
    sourcesOfSpain.europeanCommission,
  ],
})
