import type { PlaceGuideTemplate } from '../place-guide.ts'

export const niceGuide: PlaceGuideTemplate = (n) => ({
  title: 'Tax-free shopping in Nice: Masséna, Paradis, airport',
  description:
    'Shop around Place Masséna in Nice, get the form in the store, and scan it at the airport. What changes if you came from Monaco, Cannes or Italy.',
  keywords: [
    'tax-free shopping Nice',
    'VAT refund Nice France',
    'Galeries Lafayette Nice Masséna',
    'Monaco VAT refund',
    'Nice airport détaxe',
    'CAP3000 tax free',
  ],
  lead: 'Shop within a walk of Place Masséna, then take the tram to your terminal: Nice validates at the airport, on the arrivals level, and no desk for it is known in town.',
  sections: [
    {
      id: 'where-to-ask',
      title: 'Where to ask for the form',
      blocks: [
        {
          kind: 'text',
          text: 'Galeries Lafayette Masséna is the one address in Nice that the regional tourism site names for handling the refund form in the store. Elsewhere, look for the Tax Free sign in the window and ask before you pay. Taking part is each shop’s own choice, so a fine boutique may still say no.',
        },
        {
          kind: 'text',
          text: `The counting is per shop, ${n.france.minimumText}. If you need several small things, a department store reaches that sooner than Vieux Nice, where soap, olive oil and linen come from many little sellers. Food for everyday eating is taxed at a reduced rate, so it gives back less.`,
        },
      ],
    },
    {
      id: 'monaco-and-italy',
      title: 'Monaco, Ventimiglia and the border that is not one',
      blocks: [
        {
          kind: 'text',
          text: 'Monaco is inside the French VAT area. A form from a Monte-Carlo boutique is a French form, and you scan it at the same kiosks in Nice. People who live in Monaco, however, count as residents of the area and cannot claim.',
        },
        {
          kind: 'text',
          text: 'Italy begins a short train ride east, and crossing to it validates nothing. If you fly home from [Milan](/italy/milan) after a stay on the Riviera, take your French forms along on paper: an Italian officer stamps them when you leave from there. Italian forms work the other way round; at Nice they go to the officer, never to the kiosk.',
        },
      ],
    },
    {
      id: 'leaving-nice',
      title: 'Leaving: nonstop or through a hub?',
      blocks: [
        {
          kind: 'text',
          text: 'Nice has direct flights out of the EU, and for those [Nice Airport](/france/nice-airport) is where you finish. Many people change in Paris, Frankfurt or Amsterdam. Then the suitcase rule applies: what lies in a bag tagged to your home city is validated in Nice, what you carry is validated at the hub.',
        },
      ],
    },
  ],
  tips: [
    'Shops on Avenue Jean Médecin are chains: ask at the first till whether the brand’s other Nice stores count together.',
    'CAP3000 is beside the airport. Do it on the way, not after check-in, because the goods must pass the kiosk first.',
    'On a cruise? Ask the ship whether the next port is still in the EU. Usually it is, and then the form waits.',
    'Beachwear that you have already worn is used goods. Keep the tags on until you are out.',
  ],
  shoppingAreas: [
    {
      name: 'Place Masséna and Avenue Jean Médecin',
      text: 'Galeries Lafayette at number 6 and the Nicetoile mall at number 30, on the tram line. The simplest place to collect one larger form.',
      locationIds: [
        'fr-nice-avenue-jean-medecin',
        'fr-nice-galeries-lafayette-massena',
        'fr-nice-gl-massena-detaxe',
        'fr-nice-nicetoile',
      ],
    },
    {
      name: 'Rue Paradis and Avenue de Suède',
      text: 'The compact luxury quarter between Masséna and the sea, with houses such as Louis Vuitton, Chanel and Hermès.',
      locationIds: ['fr-nice-rue-paradis'],
    },
    {
      name: 'Rue Masséna, Rue de France and the old town',
      text: 'Pedestrian streets and, past Cours Saleya, small local makers. Expect to ask shop by shop.',
      locationIds: ['fr-nice-rue-massena', 'fr-nice-vieux-nice'],
    },
    {
      name: 'CAP3000, Saint-Laurent-du-Var',
      text: 'A seafront mall next to the runway. Ask at its welcome desk which shops write forms and whether receipts can be joined.',
      locationIds: ['fr-nice-cap3000'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'To the airport',
      text: 'Tram line 2 from the center and from Port Lympia to Terminals 1 and 2.',
    },
    {
      label: 'By train',
      text: 'Gare de Nice-Ville, for [Cannes](/france/cannes), Monaco and Ventimiglia. No customs point for travelers was found there.',
    },
    {
      label: 'By car',
      text: '[Request a driver](/france/nice/book-chauffeur) with room for boxes and a stop at your terminal.',
    },
    { label: 'Ask locally', text: 'Nice Côte d’Azur tourist office, or the store’s own welcome desk.' },
    { label: 'Map', text: '[All refund points in Nice](/map-locations/france/nice)' },
  ],
  timeline: [
    { when: 'In the store', text: 'Passport out, form printed, refund by card or cash chosen.' },
    {
      when: 'During your stay',
      text: 'Day trips to Monaco or Italy change nothing. Keep everything wrapped.',
    },
    {
      when: 'Departure day',
      text: `Tram to your terminal, ${n.arriveBeforeFlight} early, arrivals level first, check-in second.`,
    },
    { when: `Before ${n.exportWithin} are over`, text: 'The goods have left the EU with you.' },
    { when: `${n.refundWeeks} later`, text: 'The operator pays the card named on the form.' },
  ],
  questions: [
    {
      question: 'Can I get my VAT refund in downtown Nice?',
      answer:
        'The form, yes, and perhaps an advance if the store offers one. The validation only at the border, and for most visitors that is the airport.',
    },
    {
      question: 'I bought a watch in Monaco. Is it a separate system?',
      answer:
        'No. Same tax area, same kind of form, same kiosks. You have nothing to declare between Monaco and Nice.',
    },
    {
      question: 'How much will I get back?',
      answer:
        'Less than the full tax, because the operator keeps a fee. Try [the calculator for Nice](/vat-calculator/france/nice) for an estimate; the form itself shows the sum.',
    },
    {
      question: 'I leave by car for Switzerland. Where do I stop?',
      answer:
        'At a staffed French customs post on the Swiss border; an operator names Saint-Julien, Vallard and Ferney-Voltaire near Geneva. Through Italy you would leave the EU at an Italian post instead.',
    },
  ],
  sources: [
    {
      name: 'Directive 2006/112/EC, article 7: Monaco counts as France',
      url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32006L0112',
    },
    {
      name: 'Nice Côte d’Azur Airport, customs and tax refunds',
      url: 'https://www.nice.aeroport.fr/en/guide/tax-refunds-customs',
    },
    {
      name: 'Côte d’Azur France, détaxe',
      url: 'https://cotedazurfrance.com/stays/practical-information/duty-free/',
    },
    {
      name: 'ZappTax, French-Swiss border',
      url: 'https://help.zapptax.com/en/articles/6413005-i-leave-the-european-union-by-car-or-train-crossing-the-french-swiss-border-where-do-i-validate-my-tax-free-forms',
    },
    {
      name: 'European Commission, guide for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
