import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Frankfurt Airport: Hall C for the stamp, and what is not known about Terminal 3. */
export const frankfurtAirportGuide: PlaceGuideTemplate = (n) => ({
  title: 'Frankfurt Airport VAT refund: Hall C, Terminal 3, counters',
  description:
    'Stamp hold-bag goods at the export station in Hall C, Terminal 1. Where Global Blue, Planet and ReiseBank pay at FRA, and what to ask in Terminal 3.',
  keywords: [
    'Frankfurt Airport VAT refund',
    'FRA customs Hall C',
    'Frankfurt Terminal 3 tax refund',
    'Global Blue Frankfurt Airport',
    'ReiseBank area Z tax refund',
  ],
  lead: 'Without the airline’s tag on the bag there is no refund. Check in, get the tagged bag back, and take it to the customs export station in Departure Hall C of Terminal 1. Global Blue and Planet are close by.',
  sections: [
    {
      id: 'your-terminal',
      title: 'Find your terminal before you find customs',
      blocks: [
        {
          kind: 'text',
          text: 'Terminal 3 is open since April 22, 2026, by the airport’s announcement of October 2025. Terminal 2’s airlines were to move there by early June, after which Terminal 2 was to close for about five years. We have read no page from after the move, so check your ticket. Old guides that send you to Terminal 2 are out of date.',
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'Where customs stamps forms in Terminal 3 was not found in any source. Ask your airline at check-in, or the information desk, before you queue. If the answer is Terminal 1, the Sky Line train takes about eight minutes each way, plus waiting.',
        },
      ],
    },
    {
      id: 'who-pays-where',
      title: 'Who pays where',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Refund counters at Frankfurt Airport',
            head: ['Company', 'Where', 'Note'],
            rows: [
              ['Global Blue', 'Terminal 1, Hall C', 'Beside the export station since May 2023'],
              ['Planet', 'Terminal 1, Hall C', 'Beside the export station since May 2023'],
              [
                'ReiseBank',
                'Terminal 1, area Z, departures, level 3',
                'The only ReiseBank counter that refunds',
              ],
              ['Travelex', 'See the airport’s page', 'Named as a provider; exact counter not confirmed'],
            ],
            note: 'Each counter pays the forms of its own partners. Read the logo on your form before you queue.',
          },
        },
        {
          kind: 'text',
          text: 'Area Z lies beyond passport control, so it is no use for a bag that still has to be stamped. Get the stamp first, then collect there if your form allows it.',
        },
      ],
    },
    {
      id: 'transfer',
      title: 'Changing planes in Frankfurt',
      blocks: [
        {
          kind: 'text',
          text: 'Coming from another EU city, your cabin goods are stamped here, because Frankfurt is where you leave the EU. A hold bag tagged through at the first airport should have been stamped there. One traveler with an hour between flights wrote that the refund was lost here for lack of time. Book a longer stop, or put the goods in the hold bag and have them stamped where you start.',
        },
      ],
    },
  ],
  tips: [
    'Say it at check-in, not after: “I have tax-free goods in this bag.” Staff tag it and hand it back.',
    'Fill in the form before you come. The airport asks for a complete form in Latin letters.',
    'Goods must be new and presentable. Leave price tags on.',
    'With forms from two companies, have all of them stamped in one visit, then go to each company’s counter.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: `Arrive ${n.arriveBeforeFlight} ahead`,
      text: 'Longer if you must cross from Terminal 3 to Terminal 1. Check the terminal on the day.',
    },
    {
      title: 'Check in and ask for the tag',
      text: 'The airline tags the bag for customs and returns it to you. Bags without tax-free goods can go.',
    },
    {
      title: 'Hold bag: Hall C, Terminal 1',
      text: 'Halls A, B and C are one building; follow Zoll or Customs Export. Show goods, form, receipt, passport and boarding pass. Customs sends the bag on.',
    },
    {
      title: 'Cash or card beside customs',
      text: 'Global Blue and Planet in Hall C pay less a fee. Ask what cash costs before you choose it over the card.',
    },
    {
      title: 'Cabin bag: on the way to the gate',
      text: 'An undated airport page puts customs after passport control, with refund counters a few steps further. Ask at check-in which customs point serves your gate.',
    },
    {
      title: 'Closed counter, open customs',
      text: 'The stamp is what matters. Put the stamped form in the operator’s envelope and mailbox, or post it from home.',
    },
    {
      title: 'No stamp at all',
      text: 'Ask the customs information line, +49 351 44834 510, what still helps. Once abroad, only a German embassy or consulate can confirm, and only in exceptional cases.',
    },
  ],
  local: [
    {
      label: 'Stations',
      text: 'Regional station under Terminal 1 for trains from [Frankfurt](/germany/frankfurt); long-distance station for ICE trains, also from [Cologne](/germany/cologne).',
    },
    {
      label: 'Between terminals',
      text: 'Sky Line train, Terminal 1 to Terminal 3.',
    },
    {
      label: 'Car',
      text: '[Book a driver](/germany/frankfurt-airport/book-chauffeur) and give the hall, not only the airport.',
    },
    {
      label: 'Not found',
      text: 'Customs in Terminal 3, customs hours, any validation kiosk.',
    },
  ],
  timeline: [
    {
      when: 'Day before',
      text: 'Terminal and hall looked up, forms complete, goods for the hold packed on top.',
    },
    {
      when: 'At check-in',
      text: 'Tag on, bag back, boarding pass in hand.',
    },
    {
      when: 'Hall C',
      text: 'Stamp, then the counter of the company on your form.',
    },
    {
      when: 'After passport control',
      text: 'Cabin goods to customs on the way to the gate; ReiseBank in area Z if that is your partner.',
    },
    {
      when: `${n.refundWeeks} at home`,
      text: 'Usual wait for a card credit after the form reaches the company.',
    },
  ],
  questions: [
    {
      question: 'Where is the tax refund at Frankfurt Airport?',
      answer:
        'Terminal 1, Departure Hall C: the customs export station, with Global Blue and Planet close to it. ReiseBank refunds in area Z, departures, level 3.',
    },
    {
      question: 'My flight leaves from Terminal 3. Do I have to go to Hall C?',
      answer:
        'We do not know, and no source we read says. Ask the airline before your trip and again at check-in, and keep time for the Sky Line in case the answer is yes.',
    },
    {
      question: 'I bought in Paris and leave the EU in Frankfurt. Is a German stamp enough?',
      answer:
        'Yes for the law, if the goods are with you here: in your hand luggage, or in a bag that you give away in Frankfurt. The French form is then posted, with the stamp, to the company printed on it, because no French kiosk stands here.',
    },
    {
      question: 'How early should I come?',
      answer: `Plan ${n.arriveBeforeFlight}. Waiting times at Hall C are not published by anyone, and several long-haul flights can leave close together.`,
    },
  ],
  sources: [
    {
      name: 'Frankfurt Airport: VAT refunds, current page',
      url: 'https://www.frankfurt-airport.com/en/airport-guide/help-at-the-airport/vat-refunds.html',
    },
    {
      name: 'Frankfurt Airport: VAT refunds, with the move to Hall C',
      url: 'https://www.frankfurt-airport.com/en/services/facilities-and-services/vat-refunds.html',
      readOn: '2023-05',
    },
    {
      name: 'finanzen.net: Terminal 3 opens on April 22, 2026',
      url: 'https://www.finanzen.net/nachricht/aktien/terminal-3-am-flughafen-frankfurt-geht-am-22-april-2026-in-betrieb-14970169',
    },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
