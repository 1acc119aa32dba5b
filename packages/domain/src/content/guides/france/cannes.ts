import type { PlaceGuideTemplate } from '../place-guide.ts'

export const cannesGuide: PlaceGuideTemplate = (n) => ({
  title: 'Cannes tax refund: shop the Croisette, validate in Nice',
  description:
    'Cannes has luxury houses on the Croisette and no customs refund office. Where to shop, what to ask for, and how to finish the form at Nice Airport.',
  keywords: [
    'Cannes tax refund',
    'Croisette tax-free shopping',
    'VAT refund Cannes',
    'Rue d’Antibes shopping',
    'détaxe Cannes',
  ],
  lead: 'Cannes sells, Nice validates. No public customs refund office is known in Cannes, so the form you get on the Croisette is scanned at Nice Airport, about 25 km away.',
  sections: [
    {
      id: 'two-parallel-streets',
      title: 'Two parallel streets, two kinds of form',
      blocks: [
        {
          kind: 'text',
          text: 'On the Croisette the houses make their own forms, in your name, with the boutique as seller. A second purchase at the same house within three days may join the first: ask before you leave, and keep the original receipts.',
        },
        {
          kind: 'text',
          text: `One block inland, Rue d’Antibes is for clothes and shoes at street prices. There each shop must bring you to its own minimum (${n.france.minimumText}), and not every owner takes part. Start with the question, then try things on.`,
        },
      ],
    },
    {
      id: 'after-cannes',
      title: 'Yachts, jets and the connection in Paris',
      blocks: [
        {
          kind: 'text',
          text: 'Most visitors fly from [Nice Airport](/france/nice-airport). If you change planes in Paris, goods in the cabin bag are validated there; a suitcase tagged through is validated before you give it up in Nice.',
        },
        {
          kind: 'text',
          text: 'From Cannes–Mandelieu, the business airport, or from a cruise tender at the old port, nobody waits for you with a kiosk. Ask your handling agent or the ship days ahead where French customs will see the goods.',
        },
      ],
    },
  ],
  tips: [
    'During the film festival and the big trade fairs, boutiques can be full. Ask them to prepare the form and collect it in the evening.',
    'Jewelry bought here belongs in your hand luggage, with the certificate.',
    'A form issued in Cannes is not tied to Nice: your flight and the tag on your bag decide.',
  ],
  shoppingAreas: [
    {
      name: 'Boulevard de la Croisette',
      text: 'The seafront row from the Palais des Festivals to the Martinez: Chanel, Dior, Hermès, Cartier, Chopard and others. The Gray d’Albion gallery behind it stands mostly empty, by the local press.',
      locationIds: ['fr-cannes-la-croisette'],
    },
    {
      name: 'Rue d’Antibes',
      text: 'High-street names and independent shops, one block from the sea.',
      locationIds: ['fr-cannes-rue-dantibes'],
    },
    {
      name: 'Galeries Lafayette and Rue Meynadier',
      text: 'The department store by the station is the simplest way to one form for several small things. Check that it is trading before you rely on it. Rue Meynadier sells food and souvenirs, rarely with forms.',
      locationIds: ['fr-cannes-galeries-lafayette', 'fr-cannes-rue-meynadier'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'Nearest kiosk',
      text: 'Nice Airport, arrivals level. [See it on the map](/map-locations/france/cannes).',
    },
    { label: 'By rail', text: 'Gare de Cannes to [Nice](/france/nice), then tram line 2 to the terminal.' },
    {
      label: 'By car',
      text: '[Request a chauffeur in Nice](/france/nice/book-chauffeur) and ask whether the pickup can be in Cannes.',
    },
    { label: 'Westward', text: '[Saint-Tropez](/france/saint-tropez) has no office either.' },
  ],
  timeline: [
    {
      when: 'In the boutique',
      text: 'Passport, form, card or cash marked. Read the refund before you sign.',
    },
    { when: 'Until you go', text: 'Do not wear the shoes on the Croisette first; goods leave unused.' },
    {
      when: 'Departure',
      text: `Leave Cannes early enough to be in Nice ${n.arriveBeforeFlight} before the flight.`,
    },
    { when: 'Afterward', text: `Card money in ${n.refundWeeks}. Keep the scanned form until then.` },
  ],
  questions: [
    {
      question: 'Can I get my VAT back in Cannes itself?',
      answer:
        'Not approved. A boutique can prepare everything, but the kiosk or officer is at your exit from the EU.',
    },
    {
      question: 'Are prices on the Croisette tax-free?',
      answer:
        'No, tags include the tax. You pay in full and get part of it back; [try your sum](/vat-calculator/france/cannes).',
    },
    {
      question: 'We sail from Cannes to Italy. Do we scan before?',
      answer: 'No. Italy is in the EU. The form is stamped on the way out of it.',
    },
  ],
  sources: [
    {
      name: 'Service-public.fr, sheet F20558, as republished',
      url: 'https://lecendre.synapseweb.fr/service-public?audience=pro&xml=F20558',
    },
    {
      name: 'Nicea Conseil, on the Gray d’Albion gallery',
      url: 'https://www.niceaconseil.com/on-va-de-deception-en-deception-pourquoi-cette-galerie-commerciale-de-cannes-peine-a-exister',
    },
    {
      name: 'Nice Côte d’Azur Airport, customs and tax refunds',
      url: 'https://www.nice.aeroport.fr/en/guide/tax-refunds-customs',
    },
    {
      name: 'Côte d’Azur France, détaxe',
      url: 'https://cotedazurfrance.com/stays/practical-information/duty-free/',
    },
  ],
})
