import type { PlaceGuideTemplate } from '../place-guide.ts'

export const bordeauxGuide: PlaceGuideTemplate = (n) => ({
  title: 'Bordeaux tax refund: Triangle d’Or, wine and the airport',
  description:
    'Shop tax-free in Bordeaux around the Triangle d’Or and Rue Sainte-Catherine. Whether wine counts, and why you should ask before relying on Mérignac.',
  keywords: [
    'Bordeaux tax refund',
    'VAT refund wine Bordeaux',
    'Mérignac détaxe',
    'Triangle d’Or Bordeaux shopping',
  ],
  lead: 'Wine counts for a refund like any other purchase, if the merchant takes part and you carry the bottles out yourself. A case shipped to your home does not.',
  sections: [
    {
      id: 'bordeaux-shops',
      title: 'One square, one long street',
      blocks: [
        {
          kind: 'text',
          text: `The Triangle d’Or, with Cours de l’Intendance as one side, has the luxury names. Rue Sainte-Catherine begins at its corner and runs south with chains and Galeries Lafayette at number 11. For several small items use the department store, since the minimum (${n.france.minimumText}) is counted per seller.`,
        },
        {
          kind: 'text',
          text: 'Bottles go into the hold. So the case must be with you, unopened, when customs looks at the form, and only afterward on the belt.',
        },
      ],
    },
    {
      id: 'merignac',
      title: 'Mérignac: no kiosk confirmed',
      blocks: [
        {
          kind: 'text',
          text: 'Customs serves flights out of the EU from Bordeaux–Mérignac, but an operator’s undated list of kiosk airports leaves it out and the place of the desk was not found. Without a machine an officer validates by hand. Ask the airport the day before; its halls also close for part of the night.',
        },
        {
          kind: 'text',
          text: 'Most long trips go through Paris. Cabin goods are then scanned at [CDG](/france/cdg) or [Orly](/france/orly). For the hold bag, ask the airline whether you can collect it in Paris; if not, it is a matter for Mérignac.',
        },
      ],
    },
  ],
  tips: [
    'Château visits sell wine too. Ask there before you assume that the estate makes tax-free forms.',
    'Check your airline’s rule for bottles and your home allowance before you buy twelve.',
    'The low-cost terminal, billi, is a separate building from halls A and B.',
  ],
  shoppingAreas: [
    {
      name: 'Triangle d’Or',
      text: 'Cours de l’Intendance and the round Marché des Grands Hommes. Louis Vuitton, Hermès and Cartier are among the houses in town.',
      locationIds: ['fr-bordeaux-cours-intendance', 'fr-bordeaux-grands-hommes'],
    },
    {
      name: 'Rue Sainte-Catherine',
      text: 'The pedestrian main street, with the department store near its northern end.',
      locationIds: ['fr-bordeaux-sainte-catherine', 'fr-bordeaux-galeries-lafayette'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'To the airport', text: 'Tram A to Mérignac airport.' },
    { label: 'To Paris', text: 'TGV from Saint-Jean; it arrives at Montparnasse, not near CDG.' },
    { label: 'Map', text: '[Points in Bordeaux](/map-locations/france/bordeaux)' },
  ],
  timeline: [
    { when: 'At the merchant', text: 'Ask before the wine is packed; the form lists every bottle.' },
    { when: 'Before the flight', text: `Customs first, ${n.arriveBeforeFlight} ahead, bottles in reach.` },
    { when: 'Last date', text: `Out of the EU inside ${n.exportWithin}.` },
    { when: 'Refund', text: `Card, usually ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'Can I get VAT back on wine from Bordeaux?',
      answer:
        'Yes on bottles you take along, from a participating seller. Tastings, tours and shipping are services and stay taxed.',
    },
    {
      question: 'Does Bordeaux airport have a PABLO kiosk?',
      answer: 'Not confirmed. Expect an officer, and ask at airport information where “la douane” is.',
    },
    {
      question: 'I go on to San Sebastián and fly from Madrid. What then?',
      answer:
        'Carry the French form on paper. [Madrid Airport](/spain/madrid-airport) customs stamps it; the Spanish kiosk is for Spanish forms.',
    },
  ],
  sources: [
    { name: 'Fair Tax Free, questions of travelers', url: 'https://fairtaxfree.fr/Content/FAQ-Voyageurs' },
    {
      name: 'Bordeaux Airport, night closing',
      url: 'https://www.bordeaux.aeroport.fr/professionnels/entreprises/consultations-appels-doffres-en-cours/consultations-commerciales',
    },
  ],
})
