import type { PlaceGuideTemplate } from '../place-guide.ts'

export const marseilleAirportGuide: PlaceGuideTemplate = (n) => ({
  title: 'Marseille Airport détaxe: what is known since the rebuild',
  description:
    'Marseille Provence has PABLO kiosks, but no source names the hall, and Terminal 1 was rebuilt in 2024. How to find customs and what to do with your bags.',
  keywords: [
    'Marseille Airport tax refund',
    'Marignane détaxe',
    'MRS VAT refund',
    'PABLO Marseille Provence',
    'Terminal 1 customs Marseille',
  ],
  lead: 'Kiosks exist at Marseille Provence, that much is listed. Which hall they stand in is not, and the new heart of Terminal 1, opened in June 2024, has made older directions doubtful: ask at the information desk first.',
  sections: [
    {
      id: 'known-and-unknown',
      title: 'Known, and not known',
      blocks: [
        {
          kind: 'list',
          items: [
            'Known: an operator lists Marseille Provence among the airports with PABLO.',
            'Known: most flights out of the EU use Terminal 1.',
            'Not known: the floor and door of the customs desk, its hours, and whether anything exists after security.',
            'Not known: a cash counter for refunds. Choose the card.',
          ],
        },
        {
          kind: 'text',
          text: 'With so much open, treat both bags alike. Keep all goods with you, find customs before check-in, and only then decide what goes into the hold.',
        },
      ],
    },
    {
      id: 'maghreb-flights',
      title: 'Flights across the Mediterranean',
      blocks: [
        {
          kind: 'text',
          text: 'Departures to Algeria, Morocco and Tunisia can bring many families with forms to the same kiosk at the same hour. If your flight leaves near one of them, come earlier. Goods in retail quantities are not accepted: the refund is for personal use.',
        },
      ],
    },
  ],
  tips: [
    'Ask the airport the day before: “Où est la borne PABLO ?” is enough.',
    'A flight to Paris, Madrid or Frankfurt is no exit. Validate cabin goods at that hub.',
    'Sea instead of air? The port of [Marseille](/france/marseille) is listed with a kiosk as well.',
  ],
  shoppingAreas: [],
  wayThrough: [
    { title: `Arrive ${n.arriveBeforeFlight} early`, text: 'You need some of that time to find the place.' },
    {
      title: 'Information desk, Terminal 1',
      text: 'Ask for “Douane – détaxe” and whether an officer is on duty for your flight.',
    },
    { title: 'Scan each French form', text: 'The reply on the screen is the customs decision. Wait for it.' },
    {
      title: 'Officer for the rest',
      text: 'Foreign forms, refusals and a dark kiosk. Carry passport, ticket, receipts, goods.',
    },
    { title: 'Bag drop and security', text: 'Nothing after this point is known to help you.' },
  ],
  local: [
    { label: 'From Marseille', text: 'Shuttle coach from Saint-Charles station.' },
    {
      label: 'From Aix',
      text: 'Shuttle coach from the bus station and the TGV station; [Aix guide](/france/aix-en-provence).',
    },
    { label: 'From the outlet', text: 'Miramas is across the Étang de Berre; go by car.' },
    { label: 'Map', text: '[Marseille Airport on the map](/map-locations/france/marseille-airport)' },
  ],
  timeline: [
    { when: 'In Provence', text: 'Forms from boutiques, or one from the outlet’s Guest Services.' },
    { when: 'The day before', text: 'Ask the airport for the spot and the hours.' },
    { when: 'At the airport', text: 'Information, customs, check-in.' },
    { when: n.refundWeeks, text: `Card refund, if the goods left within ${n.exportWithin}.` },
  ],
  questions: [
    {
      question: 'Where exactly is the kiosk at Marseille Airport?',
      answer:
        'We could not confirm it. It is listed for the airport and non-EU flights mostly use Terminal 1, so begin there.',
    },
    {
      question: 'What if I cannot find customs in time?',
      answer:
        'Note whom you asked and when. A later validation is possible only when the service was missing, and you will have to prove it.',
    },
    {
      question: 'Would another airport be easier?',
      answer: '[Nice](/france/nice-airport) and [Lyon](/france/lyon-airport) publish where their kiosks are.',
    },
  ],
  sources: [
    { name: 'Fair Tax Free, questions of travelers', url: 'https://fairtaxfree.fr/Content/FAQ-Voyageurs' },
    {
      name: 'France 3, new terminal at Marseille',
      url: 'https://france3-regions.francetvinfo.fr/provence-alpes-cote-d-azur/bouches-du-rhone/marseille/l-aeroport-de-marseille-provence-s-apprete-a-ouvrir-un-nouveau-terminal-avant-les-jo-2024-2988002.html',
    },
    {
      name: 'European Commission, guide for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
