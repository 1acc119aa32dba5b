import type { PlaceGuideTemplate } from '../place-guide.ts'

export const lyonGuide: PlaceGuideTemplate = (n) => ({
  title: 'Lyon VAT refund: Presqu’île, Part-Dieu and the outlet',
  description:
    'Where Lyon adds up small receipts into one tax-free form, which streets have the luxury houses, and how to validate by plane, train or car to Geneva.',
  keywords: [
    'Lyon VAT refund',
    'tax-free shopping Lyon',
    'Westfield Part-Dieu détaxe',
    'The Village Outlet tax refund',
    'Lyon to Geneva customs',
  ],
  lead: 'Two places near Lyon put receipts from many shops on a single tax-free form: the reception of Westfield La Part-Dieu, beside the station, and the reception of The Village Outlet.',
  sections: [
    {
      id: 'grouped-forms',
      title: 'Let a mall do the adding',
      blocks: [
        {
          kind: 'text',
          text: `At Westfield La Part-Dieu, take receipts of participating shops from up to three consecutive days to the reception on Place Centrale, level 0, with your original passport and the goods. The mall’s page promises a smaller share for cash than for card. What counts is the total, ${n.france.lawMinimumText}, not each receipt.`,
        },
        {
          kind: 'text',
          text: 'The Village Outlet at Villefontaine does the same. It raises the share for holders of its free member card, so make the card first. Residents of Switzerland, Norway and Iceland can show an identity card there instead of a passport. Photos and copies are refused.',
        },
        {
          kind: 'text',
          text: 'On the Presqu’île nothing is grouped: each house writes its own form.',
        },
      ],
    },
    {
      id: 'three-ways-out',
      title: 'Plane, train or motorway',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Plane:** [Lyon Airport](/france/lyon-airport) has PABLO kiosks in Terminal 1.',
            '**Train to Geneva:** French customs may check on board, and an operator says there is a French customs desk in Geneva-Cornavin station. Ask for it as soon as you get off.',
            '**Car to Geneva:** stop at a staffed French post. Kiosks are listed at Saint-Julien-Bardonnex and at Vallard. Smaller crossings may have nobody.',
          ],
        },
        {
          kind: 'text',
          text: 'A TGV to [Paris](/france/paris) or [Marseille](/france/marseille) keeps you in the EU; carry forms and goods on to your flight out of it.',
        },
      ],
    },
  ],
  tips: [
    'Ask at the Part-Dieu reception for the list of shops before you buy, not after.',
    'Geneva Airport lies over the border. By the time you check in there, you have already left the EU.',
    'Silk scarves and ties are light and easy to show; leave the label on.',
    'Confluence is a mall too. Ask its welcome desk whether it joins receipts before you count on it.',
  ],
  shoppingAreas: [
    {
      name: 'Rue Édouard-Herriot and Place des Jacobins',
      text: 'The luxury streets of the Presqu’île, with Louis Vuitton, Hermès and Cartier, a short walk from Bellecour.',
      locationIds: ['fr-lyon-rue-edouard-herriot', 'fr-lyon-place-des-jacobins'],
    },
    {
      name: 'Rue de la République and Grand Hôtel-Dieu',
      text: 'Printemps, chains, and the restored hospital with its courtyards of shops.',
      locationIds: ['fr-lyon-rue-de-la-republique', 'fr-lyon-printemps', 'fr-lyon-grand-hotel-dieu'],
    },
    {
      name: 'Part-Dieu',
      text: 'The mall and Galeries Lafayette in one building, opposite the TGV station. The department store makes its own form.',
      locationIds: [
        'fr-lyon-westfield-part-dieu',
        'fr-lyon-westfield-part-dieu-detaxe',
        'fr-lyon-galeries-lafayette-part-dieu',
        'fr-lyon-gl-part-dieu-detaxe',
      ],
    },
    {
      name: 'Confluence',
      text: 'A riverside mall at the tip of the peninsula, on the tram.',
      locationIds: ['fr-lyon-confluence'],
    },
    {
      name: 'The Village Outlet, Villefontaine',
      text: 'Outlet off the A43, about 30 km from Lyon, with the grouped form at its reception.',
      locationIds: ['fr-lyon-the-village-outlet', 'fr-lyon-the-village-detaxe'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'To the airport', text: 'Rhônexpress tram from Part-Dieu, or the motorway.' },
    { label: 'To the outlet', text: 'By car; ask the outlet about its shuttle.' },
    { label: 'Stations', text: 'Part-Dieu for most TGVs and for Geneva, Perrache for the Presqu’île.' },
    { label: 'Who to ask', text: 'ONLYLYON tourist office on Place Bellecour.' },
    { label: 'Map', text: '[Refund locations in Lyon](/map-locations/france/lyon)' },
  ],
  timeline: [
    { when: 'Day one to three', text: 'Collect receipts in one mall; pay in one name.' },
    {
      when: 'Last shopping day',
      text: 'Reception desk, passport, one form. Choose the card for the larger share.',
    },
    {
      when: 'Border or airport',
      text: `By plane ${n.arriveBeforeFlight} before departure; by car in staffed hours.`,
    },
    { when: `Inside ${n.exportWithin}`, text: 'Out of the EU, or the form lapses.' },
    { when: 'Payment', text: `${n.refundWeeks} on the card.` },
  ],
  questions: [
    {
      question: 'Which Lyon mall is easiest for a refund?',
      answer: 'La Part-Dieu: one reception, one form, and the station across the street.',
    },
    {
      question: 'I live in Geneva and came for the day. Can I claim?',
      answer:
        'Yes, you live outside the EU. Validate on the French side as you drive home, and remember that Switzerland may tax what you bring in.',
    },
    {
      question: 'Can I scan my form at Geneva Airport?',
      answer:
        'A French kiosk has been listed in its French sector, which was closed for a time. Plan on the road post or the station instead, unless French customs confirms it.',
    },
    {
      question: 'What will I really get?',
      answer: '[Estimate it here](/vat-calculator/france/lyon), then compare with the figure on the form.',
    },
  ],
  sources: [
    {
      name: 'Westfield La Part-Dieu, détaxe',
      url: 'https://idf.westfield.com/fr/france/lapartdieu/services/detaxe',
    },
    { name: 'The Village Outlet, détaxe', url: 'https://thevillageoutlet.com/page/detaxe' },
    { name: 'Fair Tax Free, questions of travelers', url: 'https://fairtaxfree.fr/Content/FAQ-Voyageurs' },
    {
      name: 'Destinations, French sector of Geneva Airport',
      url: 'https://www.destinations.news/post/gen%C3%A8ve-a%C3%A9roport-fermeture-temporaire-du-secteur-fran%C3%A7ais',
      readOn: '2020-12',
    },
    {
      name: 'ZappTax, French-Swiss border',
      url: 'https://help.zapptax.com/en/articles/6413005-i-leave-the-european-union-by-car-or-train-crossing-the-french-swiss-border-where-do-i-validate-my-tax-free-forms',
    },
  ],
})
