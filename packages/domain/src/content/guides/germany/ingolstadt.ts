import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Ingolstadt: the outlet village north of Munich. */
export const ingolstadtGuide: PlaceGuideTemplate = (n) => ({
  title: 'Ingolstadt Village tax-free: forms, stamp and way back',
  description:
    'Each boutique in Ingolstadt Village writes its own tax-free form. No refund desk was found on site, and Munich Airport is where the stamp comes from.',
  keywords: ['Ingolstadt Village tax free', 'Ingolstadt Village VAT refund', 'outlet near Munich tax refund'],
  lead: 'In Ingolstadt Village you get a separate form in every boutique. No refund desk was found on site, so plan to be paid after the stamp, usually at [Munich Airport](/germany/munich-airport).',
  sections: [
    {
      id: 'boutique-by-boutique',
      title: 'Boutique by boutique',
      blocks: [
        {
          kind: 'text',
          text: 'The village is a row of shops with separate tills. Armani, BOSS, Versace, Michael Kors and Aigner were on its list in 2020; see its site for today’s. Each decides on its form and its refund company, and each receipt has to pass the minimum alone.',
        },
        {
          kind: 'text',
          text: 'Guest services can tell you which boutiques take part. An outlet catalogue of July 2026 found no refund desk here: ask before you start, not at closing.',
        },
      ],
    },
    {
      id: 'not-on-sunday',
      title: 'Not a Sunday trip',
      blocks: [
        {
          kind: 'text',
          text: 'The village closes on Sundays like other German shops. Check the [list](/map-locations/germany/ingolstadt#list-view) for the day before you take the train, and avoid Bavarian public holidays.',
        },
      ],
    },
  ],
  tips: [
    'One large bag, tags on, receipts stapled: six boutiques can mean six forms for one officer.',
    'Coming from Munich for the day? The passport belongs in your pocket, a photo of it may be refused.',
    'The old-town shops on Ludwigstraße are ordinary stores; ask each for tax-free.',
  ],
  shoppingAreas: [
    {
      name: 'Ingolstadt Village',
      text: 'Outlet boutiques on Otto-Hahn-Straße, at the edge of the city, with a guest services desk.',
      locationIds: ['de-ingolstadt-village', 'de-ingolstadt-village-tax-free'],
    },
    {
      name: 'Ludwigstraße',
      text: 'The pedestrian street of the old town, for a stop between trains.',
      locationIds: ['de-ingolstadt-ludwigstrasse'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'From Munich',
      text: 'About 70 km north of [Munich](/germany/munich). Trains stop at Ingolstadt Hauptbahnhof and Ingolstadt Nord; a local bus or taxi does the rest.',
    },
    {
      label: 'With bags to the plane',
      text: '[A driver](/germany/ingolstadt/book-chauffeur) can go from the village straight to Munich Airport.',
    },
    { label: 'Stamp', text: 'Munich Airport for most visitors; nothing in Ingolstadt itself.' },
  ],
  timeline: [
    { when: 'Arrival in the village', text: 'Guest services: who takes part, and is there a desk today?' },
    { when: 'Each till', text: 'Form and receipt, checked against the passport.' },
    {
      when: `Munich Airport, ${n.arriveBeforeFlight} ahead`,
      text: 'Area B in Terminal 1 or level 04 in Terminal 2, with the tagged bag.',
    },
    { when: 'Home', text: `Card money in ${n.refundWeeks}, one credit per form.` },
  ],
  questions: [
    {
      question: 'Can I combine receipts from several boutiques?',
      answer:
        'No. They are different sellers. Within one boutique, ask for one invoice before you pay: afterward two receipts cannot be joined.',
    },
    {
      question: 'Is there an instant refund in Ingolstadt Village?',
      answer:
        'None was found; an outlet catalogue of July 2026 lists no desk. If you are offered money early, ask which card it is secured on and the date by which the stamp must be in.',
    },
    {
      question: 'I leave from Frankfurt, not Munich. Is that a problem?',
      answer:
        'No. Any German customs office at your exit will do; see [Frankfurt Airport](/germany/frankfurt-airport).',
    },
  ],
  sources: [
    {
      name: 'My Outlet Guide, an outlet catalogue',
      url: 'https://github.com/emirhandmr93/my-outlet-guide/blob/374a4b2aa1086c0badfac1dfbe83c76aad873681/src/constants/outlets/germany.ts',
      readOn: '2026-07',
    },
    { name: 'Ingolstadt Village', url: 'https://www.thebicestercollection.com/ingolstadt-village' },
    {
      name: 'Ingolstadt Village: boutique list of 2020',
      url: 'https://www.thebicestercollection.com/ingolstadt-village/ko/legal/terms-and-conditions-visa',
      readOn: '2020-07',
    },
    {
      name: 'Munich Airport: Global Blue and customs',
      url: 'https://www.munich-airport.com/global-blue-532384',
    },
  ],
})
