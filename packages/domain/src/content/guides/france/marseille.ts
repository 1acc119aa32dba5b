import type { PlaceGuideTemplate } from '../place-guide.ts'

export const marseilleGuide: PlaceGuideTemplate = (n) => ({
  title: 'Marseille tax refund: what is left, airport or ferry',
  description:
    'Galeries Lafayette has left Marseille. Where to shop tax-free now, how the Miramas outlet groups receipts, and validating at the airport or the port.',
  keywords: [
    'Marseille tax refund',
    'tax-free shopping Marseille',
    'Marseille port détaxe',
    'Designer Outlet Provence tax free',
    'Rue Grignan luxury',
  ],
  lead: 'Both Galeries Lafayette stores in Marseille closed on 15 November 2025, and with them the simplest way to a single form. Today you ask boutique by boutique, or group receipts at the outlet in Miramas.',
  sections: [
    {
      id: 'marseille-now',
      title: 'Shopping here now',
      blocks: [
        {
          kind: 'text',
          text: `Many guides still send you to Centre Bourse or Prado for a tax-free form. Prado Shopping goes on without its department store, and many units in Centre Bourse stand empty. For a purchase ${n.france.minimumText}, go where one seller carries enough of what you want: the boutiques of Rue Grignan and Rue Paradis, or the larger chains in Les Terrasses du Port.`,
        },
        {
          kind: 'text',
          text: 'McArthurGlen Designer Outlet Provence, out at Miramas, makes one form at Guest Services for participating stores. Its page counts purchases of a single day, so do it all in one visit.',
        },
      ],
    },
    {
      id: 'air-or-sea',
      title: 'By air or by sea',
      blocks: [
        {
          kind: 'text',
          text: 'The port has a kiosk of its own on an operator’s list. Ferries to Algeria and Tunisia leave the EU from there; the kiosk hall follows their sailings, so it may be shut on other days. A ferry to Corsica stays in France and validates nothing.',
        },
        {
          kind: 'text',
          text: 'Cruise guests: a call at Barcelona or Genoa comes after Marseille, and that is still the EU. Flying out? [Marseille Airport](/france/marseille-airport) is at Marignane, and the operator lists a kiosk there too.',
        },
      ],
    },
  ],
  tips: [
    'Terrasses du Port stands beside the ferry terminals: shop there last, with the car already packed so that goods stay on top.',
    'Real Marseille soap is cheap per bar. Buy it where you also buy something larger, so that it shares the form.',
    'At the port, ask the ferry company at check-in where “la détaxe” is; do it before you drive on board.',
    'Forms take the maker’s time. Not every small shop has the software, so ask early in the visit.',
  ],
  shoppingAreas: [
    {
      name: 'Rue Grignan, Rue Paradis, Rue Saint-Ferréol',
      text: 'South of the Vieux-Port: luxury on the first two, chains on the pedestrian third.',
      locationIds: ['fr-marseille-rue-grignan', 'fr-marseille-rue-paradis', 'fr-marseille-rue-saint-ferreol'],
    },
    {
      name: 'La Joliette',
      text: 'Les Terrasses du Port, Les Docks Village and the arches of La Major, all between the ferries and the old town.',
      locationIds: [
        'fr-marseille-terrasses-du-port',
        'fr-marseille-docks-village',
        'fr-marseille-voutes-de-la-major',
      ],
    },
    {
      name: 'Prado and Centre Bourse',
      text: 'Two malls after the department store’s departure. Go only for a shop you know is there.',
      locationIds: ['fr-marseille-prado-shopping', 'fr-marseille-centre-bourse'],
    },
    {
      name: 'Designer Outlet Provence, Miramas',
      text: 'Grouped form at Guest Services. Easiest by car; the map point is approximate.',
      locationIds: ['fr-marseille-designer-outlet-provence'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'To the airport', text: 'Shuttle coaches from Saint-Charles station.' },
    { label: 'Port customs', text: 'Gare maritime, Boulevard des Dames, at La Joliette.' },
    { label: 'Neighbors', text: '[Aix-en-Provence](/france/aix-en-provence) has its own luxury streets.' },
    { label: 'Map', text: '[Refund points in Marseille](/map-locations/france/marseille)' },
  ],
  timeline: [
    { when: 'While you shop', text: 'Ask for the form at each till; one per seller.' },
    { when: 'Before the car deck or bag drop', text: 'Kiosk or officer, with the goods within reach.' },
    { when: `Up to ${n.exportWithin}`, text: 'Time from the purchase until it must have left with you.' },
    { when: 'Then', text: `The card is credited in ${n.refundWeeks}, as the operator works.` },
  ],
  questions: [
    {
      question: 'Is there a tax refund office in central Marseille?',
      answer:
        'None was found after the department stores closed. The customs points are the port and the airport.',
    },
    {
      question: 'I take the ferry to Algiers. Where do I validate?',
      answer:
        'At the port, before boarding. Come well before the ship’s check-in closes, because people with full cars stand in the same line.',
    },
    {
      question: 'My TGV goes to Paris and my flight leaves from CDG. Scan in Marseille?',
      answer:
        'No. Keep everything together and scan at [CDG](/france/cdg), if you fly from there straight out of the EU.',
    },
  ],
  sources: [
    { name: 'Fair Tax Free, questions of travelers', url: 'https://fairtaxfree.fr/Content/FAQ-Voyageurs' },
    {
      name: 'Le Bonbon Marseille, closing of Galeries Lafayette',
      url: 'https://www.lebonbon.fr/marseille/news/marseille-grande-liquidation-galeries-lafayette-demarre-cette-semaine',
    },
    {
      name: 'Made in Marseille, Centre Bourse',
      url: 'https://madeinmarseille.net/economie-marseille/188776-au-centre-bourse-les-galeries-lafayette-liquident-tout-avant-leur-fermeture-definitive',
    },
    {
      name: 'McArthurGlen Provence, tax-free',
      url: 'https://www.mcarthurglen.com/ko/outlets/fr/designer-outlet-provence/whats-on/tax-free/',
    },
  ],
})
