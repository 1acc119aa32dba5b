import type { PlaceGuideTemplate } from '../place-guide.ts'

export const palermoGuide: PlaceGuideTemplate = (n) => ({
  title: 'Palermo VAT refund: before the domestic flight or after?',
  description:
    'Palermo shopping on Via della Libertà and Ruggero Settimo, and the Sicilian puzzle: validate at Falcone e Borsellino or at Rome and Milan?',
  keywords: ['Palermo VAT refund', 'Palermo tax free', 'Sicily tax refund', 'Palermo airport customs'],
  lead: 'From Sicily you usually fly home through Rome or Milan. The tag on your suitcase decides: tagged to home, show it in Palermo; collected on the way, show it there.',
  sections: [
    {
      id: 'the-tag',
      title: 'Read the tag',
      blocks: [
        {
          kind: 'text',
          text: 'A suitcase tagged from Palermo to New York disappears at Falcone e Borsellino, so customs at this airport must see it first. With separate tickets you collect it in Rome and have the desks of [Fiumicino](/italy/fiumicino) at hand. Cabin goods wait for Rome or Milan in either case.',
        },
        {
          kind: 'text',
          text: 'The customs office here is listed in general terms; its hall and hours are not known to us. If your case is tagged through, call the airport first, or buy large things on the mainland.',
        },
      ],
    },
  ],
  tips: [
    'When booking, a longer stop in Rome is worth more than an early arrival: it buys you time at the desk.',
    'Ceramics break. Pack them for the cabin if you want one desk, at the hub, for everything.',
    'In summer smaller shops may close for a long lunch; Rinascente is the likeliest place to know the form.',
  ],
  shoppingAreas: [
    {
      name: 'Via della Libertà and Via Ruggero Settimo',
      text: 'One axis through the Politeama quarter: Louis Vuitton, Gucci, Max Mara, Furla.',
      locationIds: ['it-palermo-via-liberta', 'it-palermo-via-ruggero-settimo'],
    },
    {
      name: 'Via Roma',
      text: 'Rinascente at number 289, several brands, so ask for one invoice.',
      locationIds: ['it-palermo-rinascente'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'Airport', text: 'At Cinisi, west along the coast; train or coach from Palermo Centrale.' },
    { label: 'Ferry to Tunis', text: 'A real EU exit: ask port customs when they attend the sailing.' },
    {
      label: 'Transfer',
      text: '[Palermo to the airport](/italy/palermo/book-chauffeur) with time for customs.',
    },
  ],
  timeline: [
    { when: 'Booking', text: 'One ticket or two? It settles the airport.' },
    { when: 'Shopping', text: 'Coded invoice, unused goods.' },
    {
      when: 'Palermo or the hub',
      text: `Validation, with ${n.arriveBeforeFlight} before a direct flight abroad.`,
    },
    { when: 'Home', text: `Refund to the card, ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'Can I show my checked suitcase in Rome instead?',
      answer:
        'Only if you get it back there. Ask the airline to tag it to Rome and re-check it after the desk.',
    },
    {
      question: 'Does Sicily have a different VAT?',
      answer: `No. It is ordinary Italian VAT at ${n.italy.rate}, with the same forms as in [Naples](/italy/naples) or Milan.`,
    },
    {
      question: 'Is there an operator desk at Palermo Airport?',
      answer: 'None is recorded. Plan for customs only, and for the money to follow by card.',
    },
  ],
  sources: [
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    { name: 'Tax Refund: questions', url: 'https://www.taxrefund.it/faq.php' },
    { name: 'Palermo Airport', url: 'https://www.aeroportodipalermo.it' },
  ],
})
