import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Munich Airport: one customs point in Terminal 1, two floors in Terminal 2. */
export const munichAirportGuide: PlaceGuideTemplate = (n) => ({
  title: 'Munich Airport VAT refund: T1 and T2 customs, step by step',
  description:
    'Which floor stamps tax-free forms at Munich Airport: Terminal 1 area B, Terminal 2 level 04 for hold bags and level 05 south for cabin bags.',
  keywords: [
    'Munich Airport VAT refund',
    'MUC customs stamp',
    'Munich Terminal 2 tax refund',
    'Munich Terminal 1 customs',
    'Global Blue Munich Airport',
  ],
  lead: 'Terminal 1 stamps everything in area B, level 04. Terminal 2 stamps hold bags on level 04 and cabin bags on level 05 south, after security. In both, the airline’s tag on the bag comes first.',
  sections: [
    {
      id: 'three-windows',
      title: 'Three customs windows, and which one is yours',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Where Munich Airport stamps tax-free forms',
            head: ['Your goods', 'Terminal 1', 'Terminal 2'],
            rows: [
              ['In the hold bag', 'Area B, level 04', 'Export office, level 04'],
              ['In the cabin bag', 'Area B, level 04', 'Export office, level 05 south, after security'],
            ],
            note: 'The floors come from an older page and the airport’s own page is undated. Follow the signs reading Zoll or Customs, and ask airport information if they disagree.',
          },
        },
        {
          kind: 'text',
          text: 'The same older page says that flights from area F of Terminal 1 have a customs window of their own, staffed shortly before departure. If your boarding pass shows F, ask at check-in.',
        },
      ],
    },
    {
      id: 'papers',
      title: 'What the officer asks for',
      blocks: [
        {
          kind: 'list',
          items: [
            'The goods themselves, new and reachable. Put them at the top of the bag.',
            'Your passport with a home outside the EU.',
            'A ticket for the same day. You cannot have the form stamped the day before.',
            'The form or invoice, already filled in with your name and address.',
          ],
        },
        {
          kind: 'text',
          text: 'No kiosk replaces the officer here. We found no airport page that names a validation machine in Munich, although some blogs describe one.',
        },
      ],
    },
    {
      id: 'early-and-late',
      title: 'Early and late flights',
      blocks: [
        {
          kind: 'note',
          tone: 'warning',
          text: 'The customs office before security closes overnight. Its published hours are in the table of desks above; two sources differ by an hour about the evening. For a first or last flight of the day, carry the goods in the cabin bag only if your terminal has a window after security, and ask customs the day before.',
        },
      ],
    },
  ],
  tips: [
    'Say “tax free, Zoll” at check-in before the bag goes on the belt. Once it is gone, customs has nothing to look at.',
    'Goods in both bags mean two stops on two floors in Terminal 2. Put everything in one bag if it fits.',
    'After the stamp, hand the bag in where customs tells you. Do not carry it back to the check-in row.',
    'Photograph every stamped form before you give it away.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: `Be there ${n.arriveBeforeFlight} before departure`,
      text: 'Terminals 1 and 2 are separate buildings with the S-Bahn station between them. Your boarding pass or the airline’s app tells you which.',
    },
    {
      title: 'Check in, keep the bag',
      text: 'Name the bag that holds tax-free goods. Staff tag it and give it back. Bags without shopping can stay on the belt.',
    },
    {
      title: 'Terminal 1: go to area B, level 04',
      text: 'One office serves hold and cabin goods. The terminal is long, so leave time for the walk if you checked in at the far end.',
    },
    {
      title: 'Terminal 2: hold bags on level 04',
      text: 'The export office stamps the form and takes the tagged bag.',
    },
    {
      title: 'Terminal 2: cabin bags on level 05 south',
      text: 'This window is after security. Keep forms, receipts and goods together in one easy bag through the scanner.',
    },
    {
      title: 'Take the money, or post the form',
      text: 'Global Blue is next to customs in both terminals and pays only with the stamp. For Planet or another company we found no counter: use the envelope from the shop.',
    },
    {
      title: 'If the window is closed',
      text: 'Ask airport information how to reach customs, and do not let the goods go into the hold unseen. Without a stamp, write to the shop and to the nearest German consulate at home: a later confirmation is possible only in exceptional cases.',
    },
  ],
  local: [
    {
      label: 'By train',
      text: 'S-Bahn station Flughafen München, between the terminals. The ride starts at [Munich](/germany/munich) Hauptbahnhof or Ost.',
    },
    {
      label: 'By car',
      text: '[Book a driver](/germany/munich-airport/book-chauffeur) and name the terminal, so that you stop at the right building.',
    },
    {
      label: 'Customs',
      text: 'The office before security; see [the points on the map](/map-locations/germany/munich-airport).',
    },
  ],
  timeline: [
    {
      when: 'The night before',
      text: 'Fill in name, address and passport number on every form, in Latin letters.',
    },
    {
      when: `${n.arriveBeforeFlight} before takeoff`,
      text: 'Check-in desk of your airline, then the customs floor of that terminal.',
    },
    {
      when: 'At the window',
      text: 'Goods, passport, ticket of today, form. One stamp for each form.',
    },
    {
      when: 'A few steps on',
      text: 'Global Blue, for cash less a fee or a card credit.',
    },
    {
      when: `${n.refundWeeks} after you post a form`,
      text: 'The card credit arrives. Keep your photo of the stamp until then.',
    },
  ],
  questions: [
    {
      question: 'I start in Munich and change in Paris. Is the stamp in Munich valid?',
      answer:
        'For a hold bag checked through, yes: Munich is where it leaves your hands. Cabin goods are for customs at [Paris CDG](/france/cdg), the last EU airport you walk through.',
    },
    {
      question: 'My forms are from France and Italy. Can Munich stamp them?',
      answer:
        'Yes, for goods that you carry if Munich is your last airport in the EU, and for a bag that you give away here. German customs stamps the paper. It cannot run the French or Italian kiosk, so keep the stamped original and send it to the refund company.',
    },
    {
      question: 'Can I claim for things I bought in the airport shops?',
      answer:
        'Ask at the till. Where the price tag already leaves out the VAT, as in duty-free shops, there is nothing left to claim.',
    },
  ],
  sources: [
    {
      name: 'Munich Airport: customs on departure',
      url: 'https://www.munich-airport.de/zollkontrolle-bei-der-ausreise-89883',
    },
    { name: 'Munich Airport: Global Blue', url: 'https://www.munich-airport.com/global-blue-532384' },
    {
      name: 'Global Blue Germany: stamp and checked baggage at BER, FRA and MUC',
      url: 'https://www.globalblue.com/business/germany/newsroom/kein-zollstempel-durch-aufgegebenes-gepack',
    },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
