import type { PlaceGuideTemplate } from '../place-guide.ts'

export const toulouseGuide: PlaceGuideTemplate = (n) => ({
  title: 'Toulouse VAT refund: Capitole shops, Blagnac customs',
  description:
    'Where to ask for a tax-free form around the Capitole in Toulouse, what Blagnac airport says about refunds, and what to do when you connect in Paris.',
  keywords: [
    'Toulouse VAT refund',
    'détaxe Toulouse Blagnac',
    'Galeries Lafayette Toulouse',
    'Andorra France détaxe',
  ],
  lead: 'Few flights from Toulouse leave the EU directly. Goods in your cabin bag are then scanned at the connection in Paris; goods in a suitcase tagged through are a matter for Blagnac.',
  sections: [
    {
      id: 'capitole',
      title: 'Around the Capitole',
      blocks: [
        {
          kind: 'text',
          text: `Galeries Lafayette on Rue Lapeyrouse is the department store; three days of its receipts can make the minimum (${n.france.minimumText}). Rue d’Alsace-Lorraine has the chains. Rue Croix-Baragnon, toward the cathedral, is short and smart.`,
        },
      ],
    },
    {
      id: 'blagnac-or-paris',
      title: 'Blagnac or Paris?',
      blocks: [
        {
          kind: 'text',
          text: 'Blagnac’s page says only that a form can be handed in before you pass customs; it gives no hall, no door and no kiosk. For a nonstop flight to Morocco, Turkey or Britain, ask at the information desk as soon as you arrive.',
        },
        {
          kind: 'text',
          text: 'With a change in Paris, carry the purchases in the cabin and scan them at [Orly](/france/orly) or [CDG](/france/cdg). A tagged-through suitcase would need the officer in Toulouse.',
        },
      ],
    },
  ],
  tips: [
    'Put small valuable purchases in the cabin bag: it leaves both airports open to you.',
    'Violets, soap and cassoulet are gifts, but food gives little or nothing back.',
    'Andorra is outside the EU for VAT. If you live there, ask French customs which road post validates.',
  ],
  shoppingAreas: [
    {
      name: 'Galeries Lafayette and Rue d’Alsace-Lorraine',
      text: 'Department store and main shopping street, a few steps from Place du Capitole.',
      locationIds: ['fr-toulouse-galeries-lafayette', 'fr-toulouse-alsace-lorraine'],
    },
    {
      name: 'Rue Croix-Baragnon',
      text: 'The address for houses like Hermès and Longchamp. Each makes a form of its own, or none.',
      locationIds: ['fr-toulouse-croix-baragnon'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'Airport',
      text: 'Toulouse–Blagnac, northwest of the center. Check the airport’s site for shuttle and tram.',
    },
    { label: 'Station', text: 'Matabiau, for [Bordeaux](/france/bordeaux) and Paris.' },
    { label: 'Map', text: '[Places in Toulouse](/map-locations/france/toulouse)' },
  ],
  timeline: [
    { when: 'Till', text: 'Form, passport, refund to the card.' },
    { when: 'Toulouse check-in', text: 'Hold goods: find the officer first. Cabin goods: keep walking.' },
    { when: 'Paris', text: 'Leave time between flights; the kiosks are before security.' },
    { when: n.refundWeeks, text: `Payment. Everything must have left within ${n.exportWithin}.` },
  ],
  questions: [
    {
      question: 'Is there a PABLO kiosk at Toulouse–Blagnac?',
      answer:
        'It could not be verified, and an operator’s list does not name Toulouse. Customs itself serves flights out of the EU.',
    },
    {
      question: 'How long a connection do I need in Paris?',
      answer:
        'Enough to leave the transfer area, scan and pass security once more. With an hour, let it go or use the hold in Toulouse.',
    },
    {
      question: 'Which shops in Toulouse are tax-free?',
      answer:
        'Those that say so. Ask for “la détaxe”, or work out first [whether it is worth it](/vat-calculator/france).',
    },
  ],
  sources: [
    {
      name: 'Service-public.fr, sheet F20558, as republished',
      url: 'https://lecendre.synapseweb.fr/service-public?audience=pro&xml=F20558',
    },
    {
      name: 'Toulouse-Blagnac Airport, duty free',
      url: 'https://www.toulouse.aeroport.fr/en/plan-your-trip/duty-free',
    },
    { name: 'Fair Tax Free, questions of travelers', url: 'https://fairtaxfree.fr/Content/FAQ-Voyageurs' },
    {
      name: 'European Commission, guide for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
