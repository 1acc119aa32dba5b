import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Hamburg: shopping around the Inner Alster, and a choice of exits. */
export const hamburgGuide: PlaceGuideTemplate = (n) => ({
  title: 'Hamburg tax-free: Neuer Wall, Alsterhaus and HAM customs',
  description:
    'Hamburg’s luxury shops lie around the Inner Alster. How to collect forms there, and why a flight through Frankfurt or Munich can split your stamps.',
  keywords: [
    'Hamburg tax-free shopping',
    'Neuer Wall Hamburg',
    'Alsterhaus tax free',
    'Hamburg Airport VAT refund',
  ],
  lead: 'Neuer Wall, Jungfernstieg and the Alsterhaus are a short walk apart, so one afternoon is enough. Then look at your ticket: a stop in another EU city decides where Hamburg’s forms are stamped.',
  sections: [
    {
      id: 'flight-with-a-stop',
      title: 'Hamburg flights, nonstop or through a hub',
      blocks: [
        {
          kind: 'text',
          text: 'Fly straight to Istanbul, Dubai or London and Hamburg Airport is your exit. Fly home by way of [Frankfurt](/germany/frankfurt-airport), [Munich](/germany/munich-airport), Paris or Amsterdam and the shopping in your cabin bag is confirmed there; a suitcase tagged through to home is confirmed in Hamburg.',
        },
        {
          kind: 'text',
          text: 'The hall in which Hamburg’s customs sits was not found in our sources. Ask airport information for the Zoll export desk and its hours a day ahead, above all for a morning flight.',
        },
      ],
    },
    {
      id: 'ship-or-train',
      title: 'By ship, by train',
      blocks: [
        {
          kind: 'text',
          text: 'Trains to Copenhagen stay inside the EU. On a cruise, ask the ship’s office which port is the last one in the EU and whether customs boards or waits ashore. Do not assume that it is Hamburg.',
        },
      ],
    },
  ],
  tips: [
    'Alsterhaus is the place to ask about one form for several departments; its tax-free service is reported to use Global Blue.',
    'Ask each boutique for its refund company as you go. Forms of one company can be paid at one counter.',
    'October 31 is a public holiday in Hamburg, and the stores are shut then as on Sundays.',
  ],
  shoppingAreas: [
    {
      name: 'Neuer Wall',
      text: 'The north’s luxury street: fashion, watches, leather. One boutique, one form.',
      locationIds: ['de-hamburg-neuer-wall'],
    },
    {
      name: 'Jungfernstieg and Alsterhaus',
      text: 'The lakeside promenade and its department store, with a tax-free service inside.',
      locationIds: ['de-hamburg-jungfernstieg', 'de-hamburg-alsterhaus', 'de-hamburg-alsterhaus-tax-free'],
    },
    {
      name: 'Große Bleichen and Hanse-Viertel',
      text: 'Covered arcades behind Jungfernstieg, good on a wet day.',
      locationIds: ['de-hamburg-hanseviertel'],
    },
    {
      name: 'Mönckebergstraße and Europa Passage',
      text: 'Chains and a mall between the main station and the Alster.',
      locationIds: ['de-hamburg-moenckebergstrasse', 'de-hamburg-europa-passage'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'To Hamburg Airport',
      text: 'S-Bahn from Hamburg Hauptbahnhof, or a [booked car](/germany/hamburg/book-chauffeur) from the hotel.',
    },
    {
      label: 'Stamp',
      text: 'Customs (Zoll) at Hamburg Airport, Flughafenstraße; ask for the hall.',
    },
    {
      label: 'Map',
      text: '[Hamburg’s streets and desks](/map-locations/germany/hamburg).',
    },
  ],
  timeline: [
    { when: 'On Neuer Wall', text: 'Form at each till, passport in hand, sum compared with the receipt.' },
    { when: 'At the hotel', text: 'Cabin or suitcase? Decide by the stops on your ticket.' },
    {
      when: `Airport, ${n.arriveBeforeFlight} before`,
      text: 'Tag from the airline, then Zoll with the suitcase.',
    },
    { when: 'Back home', text: `The card credit follows in ${n.refundWeeks} as a rule.` },
  ],
  questions: [
    {
      question: 'Where is the tax refund desk at Hamburg Airport?',
      answer:
        'Customs confirms forms at the airport, but the exact hall and a payout counter are not in any source we have. Ask the airport, and be ready to post the stamped form.',
    },
    {
      question: 'Can Alsterhaus give me the VAT back in the store?',
      answer:
        'Its service handles forms. Any payment rests on the customs stamp, so expect the money after you have left.',
    },
    {
      question: 'Is the outlet in Neumünster covered here?',
      answer:
        'No. It lies outside our Hamburg list. Its shops give German forms, which are stamped in the same way as those from the city.',
    },
  ],
  sources: [
    { name: 'Hamburg tourist page on Alsterhaus', url: 'https://hamburgtourist.info/alsterhaus.html' },
    { name: 'Hamburg Airport', url: 'https://www.hamburg-airport.de' },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
