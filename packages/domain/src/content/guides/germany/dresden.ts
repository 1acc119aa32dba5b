import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Dresden: watches at the Neumarkt, and a small airport. */
export const dresdenGuide: PlaceGuideTemplate = (n) => ({
  title: 'Dresden VAT refund: watches, QF Passage, Dresden Airport',
  description:
    'Saxon watches at QF Passage, stores on Prager Straße, and a small airport: how to plan a tax-free purchase in Dresden and where the form gets its stamp.',
  keywords: [
    'Dresden tax-free shopping',
    'A. Lange & Söhne Dresden VAT refund',
    'Dresden Airport tax free',
    'QF Passage watches',
  ],
  lead: 'If you came to Dresden for a Saxon watch, settle the stamp before you pay. Dresden Airport is small, and what is known of a refund desk there dates from 2017.',
  sections: [
    {
      id: 'large-watch',
      title: 'One large purchase, done carefully',
      blocks: [
        {
          kind: 'text',
          text: 'A. Lange & Söhne and Wempe are the names to look for at QF Passage by the Frauenkirche. Ask the dealer three things: which company is on the form, what sum will be paid out, and whether the dealer would rather refund the VAT directly after the stamp.',
        },
        {
          kind: 'text',
          text: 'Wearing the watch home is the mistake to avoid. Customs expects new goods; keep it in its box, in the cabin bag, and show it at the last EU airport.',
        },
      ],
    },
    {
      id: 'drs-2017',
      title: 'What was reported of Dresden Airport',
      blocks: [
        {
          kind: 'text',
          text: 'A travel blog of 2017 described payouts at an airline’s desk in the departures hall, for forms stamped in Dresden only, and ending well before takeoff. Treat that as history and ask the airport what exists now.',
        },
      ],
    },
  ],
  tips: [
    'Prague is near, but Czechia is in the EU: a day trip there confirms nothing.',
    'With a change in [Frankfurt](/germany/frankfurt-airport) or Munich, keep valuables in the cabin bag and have them stamped there.',
    'Meissen porcelain is safer in the cabin bag. Remember that what you carry is shown at the last EU airport, not in Dresden.',
  ],
  shoppingAreas: [
    {
      name: 'QF Passage at Neumarkt',
      text: 'Watch boutiques next to the Frauenkirche.',
      locationIds: ['de-dresden-qf-passage'],
    },
    {
      name: 'Prager Straße and Altmarkt-Galerie',
      text: 'The main shopping street from the station, ending at a large mall on Altmarkt.',
      locationIds: ['de-dresden-prager-strasse', 'de-dresden-altmarkt-galerie'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'Airport',
      text: 'S-Bahn from Dresden Hauptbahnhof to Dresden Airport; customs by general knowledge, hall not known.',
    },
    {
      label: 'Other exits',
      text: '[BER](/germany/berlin-airport) by train or road, or Prague Airport, where Czech customs stamps.',
    },
    { label: 'Driver', text: '[A car to DRS or BER](/germany/dresden/book-chauffeur).' },
  ],
  timeline: [
    { when: 'Before you pay', text: 'Payout sum and company named by the dealer.' },
    { when: 'The call', text: 'Ring the exit airport about customs hours for your flight.' },
    {
      when: `${n.arriveBeforeFlight} early at that airport`,
      text: 'Watch, box, receipt, form and passport to the officer.',
    },
    { when: 'Money', text: `Card in ${n.refundWeeks}, or as the dealer agreed.` },
  ],
  questions: [
    {
      question: 'How much VAT comes back on a watch from Dresden?',
      answer: `At a price of ${n.germany.example(10000).price} the VAT inside is ${n.germany.example(10000).vat}, and our estimate is ${n.germany.example(10000).refund}. On such sums, compare it with what the form states and with a direct refund from the dealer.`,
    },
    {
      question: 'Is there a Global Blue desk at Dresden Airport?',
      answer: 'In 2017 a partner paid for it. We found nothing newer, so do not count on cash there.',
    },
    {
      question: 'I leave by train to Prague and fly from there. What about the form?',
      answer: 'Show watch and form to Czech customs at Prague Airport, and send the stamped form to Germany.',
    },
  ],
  sources: [
    {
      name: 'Travel blog: tax free at Dresden Airport',
      url: 'https://ls-europa.blogspot.com/2017/02/tax-free-dresden.html',
      readOn: '2017-02',
    },
    {
      name: 'Thuringia service finder: direct refund by the retailer',
      url: 'https://buerger.thueringen.de/en/detail?pstId=221983960',
    },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
