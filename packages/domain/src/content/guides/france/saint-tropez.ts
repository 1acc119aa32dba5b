import type { PlaceGuideTemplate } from '../place-guide.ts'

export const saintTropezGuide: PlaceGuideTemplate = (n) => ({
  title: 'Saint-Tropez tax refund: season, yachts and the way out',
  description:
    'Luxury boutiques in Saint-Tropez open by season and there is no refund office. Validate at Nice or Toulon airport; what yacht guests must arrange first.',
  keywords: [
    'Saint-Tropez tax refund',
    'détaxe Saint-Tropez',
    'yacht VAT refund',
    'Toulon-Hyères airport customs',
  ],
  lead: 'Get the form while the boutique is open: most houses here trade from spring to October, and correcting a misspelled name in November means writing letters.',
  sections: [
    {
      id: 'season',
      title: 'Boutiques with a season',
      blocks: [
        {
          kind: 'text',
          text: `Louis Vuitton, Dior and others line Rue François Sibilli, and Rue Gambetta continues the row. They belong to houses that know the procedure, so the minimum (${n.france.minimumText}) is soon reached. Check name, passport number, home country and card on the form at the counter: there is nobody else in town to fix it.`,
        },
      ],
    },
    {
      id: 'ways-out',
      title: 'No desk here, so where?',
      blocks: [
        {
          kind: 'list',
          items: [
            '**[Nice Airport](/france/nice-airport):** the usual exit, with kiosks on the arrivals level.',
            '**Toulon–Hyères:** the airport says customs sits on the arrivals level and wants to see form and goods before check-in. Ask which flights leave the EU.',
            '**La Môle:** business aviation; customs comes by prior notice through your handler.',
            '**By yacht:** the port has no kiosk. If the boat sails on to Italy or Spain you are still in the EU.',
          ],
        },
      ],
    },
  ],
  tips: [
    'If you sail home on a private yacht, let the captain or agent arrange customs before the last French port.',
    'Summer traffic on the only road is slow. Leave for the airport earlier than a map tells you.',
    'Shopping in Cannes as well? Receipts from two towns do not share a form, even with the same house.',
  ],
  shoppingAreas: [
    {
      name: 'Rue François Sibilli',
      text: 'The main run of luxury houses, between Place des Lices and the port.',
      locationIds: ['fr-st-tropez-rue-sibilli'],
    },
    {
      name: 'Rue Gambetta and Place de la Garonne',
      text: 'More houses and a small square with designer shops.',
      locationIds: ['fr-st-tropez-rue-gambetta', 'fr-st-tropez-place-de-la-garonne'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'No railway', text: 'Coach or boat to Saint-Raphaël, then the train to Nice.' },
    {
      label: 'By car',
      text: 'Plan generous time; our chauffeur requests on the coast start from [Nice](/france/nice/book-chauffeur).',
    },
    { label: 'On the way', text: '[Cannes](/france/cannes) lies between here and the airport.' },
    { label: 'Map', text: '[Saint-Tropez locations](/map-locations/france/saint-tropez)' },
  ],
  timeline: [
    { when: 'Summer', text: 'Buy, check the form at once, keep the box closed.' },
    { when: 'Exit', text: `Airport ${n.arriveBeforeFlight} early, after a long road.` },
    { when: `Not after ${n.exportWithin}`, text: 'A bag left on the boat over winter misses the date.' },
    { when: n.refundWeeks, text: 'Card refund by the operator.' },
  ],
  questions: [
    {
      question: 'Where can I get a customs stamp in Saint-Tropez?',
      answer:
        'No public office is known. Plan on the airport where you give your suitcase away, which is Nice for most guests; hand luggage waits for the last EU airport.',
    },
    {
      question: 'Are the shops open in winter?',
      answer:
        'Many are not. Ask the boutique before you come, and ask where its paperwork is handled meanwhile.',
    },
    {
      question: 'I wear the watch on the beach. Does it matter?',
      answer: 'Yes. Goods should leave unused. Wear it once you are home.',
    },
  ],
  sources: [
    {
      name: 'Nice Côte d’Azur Airport, customs and tax refunds',
      url: 'https://www.nice.aeroport.fr/en/guide/tax-refunds-customs',
    },
    {
      name: 'Toulon-Hyères Airport, tax refund',
      url: 'https://www.toulon-hyeres.aeroport.fr/en/travellers-guide/tax-refund',
    },
  ],
})
