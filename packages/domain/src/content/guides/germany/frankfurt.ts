import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Frankfurt: Goethestraße and the Zeil, with the country's main hub a short ride away. */
export const frankfurtGuide: PlaceGuideTemplate = (n) => ({
  title: 'Frankfurt VAT refund: Goethestraße, Zeil and the way to FRA',
  description:
    'Luxury on Goethestraße, department stores on the Zeil, export customs in Hall C of Frankfurt Airport: how a tax-free purchase in Frankfurt becomes a refund.',
  keywords: [
    'Frankfurt tax-free shopping',
    'VAT refund Frankfurt',
    'Goethestraße tax free',
    'Zeil shopping VAT refund',
    'Frankfurt airport customs Hall C',
  ],
  lead: 'Everything you buy downtown is stamped at [Frankfurt Airport](/germany/frankfurt-airport). Check the terminal on your ticket first: export customs is known for Terminal 1, not for the new Terminal 3.',
  sections: [
    {
      id: 'two-streets',
      title: 'Two streets, two kinds of form',
      blocks: [
        {
          kind: 'text',
          text: 'Goethestraße is short. Its fashion houses and jewelers, between Opernplatz and Goetheplatz, each make out a form of their own. The Zeil is the main shopping mile, with the MyZeil mall and GALERIA at the Hauptwache, where one department store covers many brands.',
        },
        {
          kind: 'text',
          text: 'MyZeil and Skyline Plaza are malls: the landlord issues nothing, each shop inside decides for itself whether it offers tax-free forms. Several small receipts from different shops in a mall do not add up to one form.',
        },
        {
          kind: 'text',
          text: `A watch priced ${n.germany.example(1000).price} on Goethestraße carries ${n.germany.example(1000).vat} of VAT. We estimate a refund of ${n.germany.example(1000).refund}; the jeweler’s form shows the real sum after the operator’s fee.`,
        },
      ],
    },
    {
      id: 'same-day',
      title: 'Shopping on the day of the flight',
      blocks: [
        {
          kind: 'text',
          text: 'A morning on the Zeil and an evening long-haul flight can fit together here, because the airport has its own regional and long-distance stations. Work backward: be at the airport early enough for check-in, customs and the refund counter, and take the train before the one you think you need.',
        },
        {
          kind: 'text',
          text: 'Decide in town what goes into the hold. Hold-bag goods need the customs export station in Hall C of Terminal 1 after check-in; cabin goods are shown on the way to the gate.',
        },
      ],
    },
    {
      id: 'not-frankfurt',
      title: 'When Frankfurt is not your exit',
      blocks: [
        {
          kind: 'text',
          text: 'A train to Paris, Brussels or Amsterdam stays inside the EU, so your Frankfurt form travels on with goods and bags, and is stamped where they leave the EU with you. For Paris see [CDG](/france/cdg) or [Gare du Nord](/france/gare-du-nord).',
        },
      ],
    },
  ],
  tips: [
    'Ask GALERIA at the Hauptwache for its tax-free service before you go floor by floor, and whether it can put what you buy on several floors on one invoice.',
    'The Freßgass is for lunch. Restaurant bills never count, and groceries carry the lower rate of VAT.',
    'On Sundays the Zeil is shut. Leave shopping for Saturday if you fly on Sunday night.',
    'Staying for a trade fair? Goods bought for a business do not qualify on this form; they must be for you or as gifts.',
  ],
  shoppingAreas: [
    {
      name: 'Goethestraße',
      text: 'The luxury street, from Opernplatz to Goetheplatz. Louis Vuitton, Chanel, Hermès, Gucci, Prada, Cartier and Wempe have shops in the city, and this is the street to start with.',
      locationIds: ['de-frankfurt-goethestrasse'],
    },
    {
      name: 'Zeil and Hauptwache',
      text: 'Chains, the MyZeil mall and GALERIA. The GALERIA tax-free service is reported to use Global Blue; confirm in the store.',
      locationIds: [
        'de-frankfurt-zeil',
        'de-frankfurt-myzeil',
        'de-frankfurt-galeria-hauptwache',
        'de-frankfurt-galeria-tax-free',
      ],
    },
    {
      name: 'Freßgass (Große Bockenheimer Straße)',
      text: 'Food, wine and a few boutiques between the opera and the Zeil, one block from Goethestraße.',
      locationIds: ['de-frankfurt-fressgass'],
    },
    {
      name: 'Skyline Plaza',
      text: 'A mall on Europa-Allee by the fairground: practical for people who stay out there.',
      locationIds: ['de-frankfurt-skyline-plaza'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'To the airport',
      text: 'S-Bahn from Frankfurt Hauptbahnhof or Hauptwache to the regional station under Terminal 1. For Terminal 3 the Sky Line train starts at Terminal 1.',
    },
    {
      label: 'With heavy bags',
      text: 'A [car from your hotel](/germany/frankfurt/book-chauffeur) to the right terminal saves the change of trains.',
    },
    {
      label: 'Customs',
      text: 'Export station in Departure Hall C, Terminal 1. No customs point is recorded at Frankfurt Hauptbahnhof.',
    },
    {
      label: 'Visitor information',
      text: 'The city’s tourist office keeps a [tax-free page](https://www.frankfurt-tourismus.de/en/Discover-Experience/Shopping-in-Frankfurt/Tax-Free-Shopping).',
    },
    {
      label: 'On the map',
      text: '[Frankfurt’s shops and desks](/map-locations/germany/frankfurt).',
    },
  ],
  timeline: [
    {
      when: 'While you shop',
      text: 'Passport to the jeweler or the service desk, form checked against the passport, receipt stapled on.',
    },
    {
      when: 'Before you leave the hotel',
      text: 'Look up the terminal once more. Many airlines were to move in spring 2026.',
    },
    {
      when: `${n.arriveBeforeFlight} before the flight`,
      text: 'Check in, ask for the tag and the bag, go to Hall C.',
    },
    {
      when: 'With the stamp in hand',
      text: 'Global Blue and Planet sit close to the export station; ReiseBank pays only in area Z.',
    },
    {
      when: `${n.refundWeeks} afterward`,
      text: 'Wait for the card credit if you did not take cash.',
    },
  ],
  questions: [
    {
      question: 'Is there a refund counter in Frankfurt’s city center?',
      answer:
        'We know of the tax-free service at GALERIA an der Hauptwache, which has to do with forms. A cash counter downtown is not confirmed. The sure places to be paid are at the airport, after the stamp.',
    },
    {
      question: 'Goethestraße or the airport boutiques: which is better for a refund?',
      answer:
        'The rule is the same. Downtown you get a form and a refund less a fee. In airport duty-free shops the price already leaves the VAT out, but the choice is smaller.',
    },
    {
      question: 'Can I shop in Frankfurt and leave from Munich?',
      answer:
        'Yes. The form is German, not Frankfurt’s. Any German customs office at your exit can stamp it, for example [Munich Airport](/germany/munich-airport).',
    },
    {
      question: 'I live in Germany on a student visa. Can I claim?',
      answer:
        'No, if your residence permit runs for more than three months. Customs goes by where you live, not by your nationality.',
    },
  ],
  sources: [
    {
      name: 'Frankfurt Airport: VAT refunds',
      url: 'https://www.frankfurt-airport.com/en/airport-guide/help-at-the-airport/vat-refunds.html',
    },
    {
      name: 'Deutschlandfunk: Terminal 3 opening date',
      url: 'https://www.deutschlandfunk.de/flughafen-frankfurt-nimmt-terminal-3-am-22-april-in-betrieb-100.html',
    },
    {
      name: 'Frankfurt tourism: tax-free shopping',
      url: 'https://www.frankfurt-tourismus.de/en/Discover-Experience/Shopping-in-Frankfurt/Tax-Free-Shopping',
    },
    {
      name: 'German customs: tax-free shopping',
      url: 'https://www.zoll.de/EN/Private-individuals/Travel/Entering-Germany/Duties-and-taxes/Tax-free-shopping/tax-free-shopping_node.html',
    },
  ],
})
