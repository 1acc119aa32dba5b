import type { PlaceGuideTemplate } from '../place-guide.ts'

export const deauvilleGuide: PlaceGuideTemplate = (n) => ({
  title: 'Deauville tax refund: shops by the casino, exit in Paris',
  description:
    'Deauville offers Printemps, Hermès and Louis Vuitton near the casino. There is no customs desk in town: finish the form in Paris or at a Channel port.',
  keywords: ['Deauville tax refund', 'Printemps Deauville', 'détaxe Normandie', 'Channel port VAT refund'],
  lead: 'Take the form with you: Deauville has shops from Printemps to Hermès around its casino, but the next customs desks for travelers are in Paris and at the ferries to England.',
  sections: [
    {
      id: 'casino-quarter',
      title: 'A few streets around the casino',
      blocks: [
        {
          kind: 'text',
          text: `Printemps on Rue Eugène Colas is the store where small purchases add up to the minimum (${n.france.minimumText}). The boutiques and jewelers on Place du Casino write forms one by one. Weekends and race days are the busy times; in midweek someone has time for the paperwork.`,
        },
      ],
    },
    {
      id: 'paris-or-channel',
      title: 'Back through Paris, or across the water',
      blocks: [
        {
          kind: 'text',
          text: 'The train ends at Saint-Lazare, which is not an exit. Go on to [CDG](/france/cdg), [Orly](/france/orly) or the Eurostar at [Gare du Nord](/france/gare-du-nord) and scan there.',
        },
        {
          kind: 'text',
          text: 'British drivers have ferries from the Normandy coast. We found no page that says where those ports validate, so write to the ferry company first. Kiosks are documented in the LeShuttle terminal at Calais.',
        },
      ],
    },
  ],
  tips: [
    'Calvados and cider are bottles like any others: sealed, in your own luggage, from a shop that takes part.',
    'Deauville–Normandie airport is small. Before a flight to Britain, ask whether an officer will be there.',
    'Shops across the bridge in Trouville are separate sellers; their receipts do not join yours.',
  ],
  shoppingAreas: [
    {
      name: 'Printemps Deauville',
      text: 'Department store at 104 Rue Eugène Colas. Ask at the till how it handles refunds, and read the hours before you come.',
      locationIds: ['fr-deauville-printemps'],
    },
    {
      name: 'Place du Casino and Rue Edmond Blanc',
      text: 'Hermès, Louis Vuitton and jewelers facing the casino.',
      locationIds: ['fr-deauville-place-du-casino'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'Station', text: 'Trouville–Deauville, trains to Paris Saint-Lazare.' },
    {
      label: 'By car to CDG',
      text: 'Driving saves the change of stations in [Paris](/france/paris).',
    },
    { label: 'Map', text: '[Deauville locations](/map-locations/france/deauville)' },
  ],
  timeline: [
    { when: 'Weekend', text: 'Buy and take the form the same day.' },
    { when: 'Paris', text: 'Do not unpack there; the goods stay new.' },
    {
      when: 'Departure',
      text: `${n.arriveBeforeFlight} at the airport, ${n.arriveBeforeTrain} more for a London train.`,
    },
    { when: 'After', text: `Out within ${n.exportWithin}, paid in ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'Can I finish my refund in Deauville?',
      answer: 'No. No public refund office or kiosk is known in town.',
    },
    {
      question: 'Which port takes forms on the way to England?',
      answer:
        'Calais, in the LeShuttle terminal, is documented. For Caen-Ouistreham and Le Havre ask your ferry line.',
    },
    {
      question: 'Does my hotel or the races count?',
      answer: 'Neither does. Only goods, in your bags, from one seller at a time.',
    },
  ],
  sources: [
    {
      name: 'LeShuttle, tax-free shopping',
      url: 'https://leshuttle.com/uk-en/travelling-with-us/shopping/tax-free-shopping',
    },
    { name: 'Printemps', url: 'https://www.printemps.com' },
    { name: 'Fair Tax Free, questions of travelers', url: 'https://fairtaxfree.fr/Content/FAQ-Voyageurs' },
  ],
})
