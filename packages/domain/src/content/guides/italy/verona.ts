import type { PlaceGuideTemplate } from '../place-guide.ts'

export const veronaGuide: PlaceGuideTemplate = (n) => ({
  title: 'Verona: tax-free on Via Mazzini, validated elsewhere?',
  description:
    'Tax-free shopping in Verona between the Arena and Piazza delle Erbe, the customs office at Villafranca Airport, and the Brenner train to Munich.',
  keywords: ['Verona VAT refund', 'Verona tax free', 'Via Mazzini', 'Villafranca airport customs'],
  lead: 'Shopping in Verona for an afternoon and flying from another city? Take complete forms with you: customs at any Italian airport can validate them.',
  sections: [
    {
      id: 'afternoon',
      title: 'One afternoon, one street',
      blocks: [
        {
          kind: 'text',
          text: 'Via Mazzini runs on marble from the Arena to Piazza delle Erbe, and Corso Porta Borsari carries on from there. Louis Vuitton, Gucci, Max Mara and Furla are the names to expect. Fixed shops may issue the form; the market stalls on the square hardly will.',
        },
      ],
    },
    {
      id: 'onward',
      title: 'Where you go next',
      blocks: [
        {
          kind: 'list',
          items: [
            'To [Venice](/italy/venice) or Milan: validate at that airport.',
            'Over the Brenner to Austria or Germany: no stop at the border. Use the customs desk of [Munich Airport](/germany/munich-airport), then post the invoice to Italy.',
            'From Villafranca with a suitcase tagged beyond the EU: customs there, before bag drop.',
          ],
        },
      ],
    },
  ],
  tips: [
    `Shops may write the form for an invoice ${n.italy.lawMinimumText}; two shops on Via Mazzini do not add up.`,
    'Read your passport number on the invoice digit by digit; only the shop can correct it, and you may not come back.',
    'Opera evenings in summer change the rhythm of the center. Check shop hours the day before, and collect alterations early.',
  ],
  shoppingAreas: [
    {
      name: 'Via Mazzini',
      text: 'The main street, for fashion and shoes; a pedestrian walk from end to end.',
      locationIds: ['it-verona-via-mazzini'],
    },
    {
      name: 'Piazza delle Erbe and Porta Borsari',
      text: 'Smaller labels, perfume and jewelry around the old market square.',
      locationIds: ['it-verona-piazza-erbe', 'it-verona-corso-porta-borsari'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'Station', text: 'Verona Porta Nuova, on the Milan–Venice and Brenner lines.' },
    {
      label: 'Airport',
      text: 'Valerio Catullo at Villafranca; airport bus from Porta Nuova. Counter hours: ask the airport.',
    },
    {
      label: 'Lake Garda',
      text: '[A driver](/italy/verona/book-chauffeur) can take in the lake and the airport.',
    },
  ],
  timeline: [
    { when: 'Verona', text: 'Buy, get the coded invoice, keep tags on.' },
    { when: 'Onward journey', text: 'Nothing to do while you stay in the EU.' },
    {
      when: 'Airport',
      text: 'Customs, with goods and ticket: the first for a bag tagged through, the last in the EU for what you carry.',
    },
    { when: `${n.refundWeeks} later`, text: 'Credit on your card, if that was your choice.' },
  ],
  questions: [
    {
      question: 'Can I validate at Verona Airport?',
      answer:
        'A customs office is listed there. Hall and hours are not confirmed, so call before you rely on it.',
    },
    {
      question: 'Do I need a stamp at the Brenner?',
      answer: 'No. Austria is in the EU, and nobody stamps invoices at that border.',
    },
    {
      question: 'Is there an operator’s desk in town?',
      answer:
        'Not in our data. The nearest airport desks we can name are at [Marco Polo](/italy/venice-airport).',
    },
  ],
  sources: [
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    { name: 'Italian customs (ADM): OTELLO', url: 'https://www.adm.gov.it/portale/progetti-aida-otello' },
    { name: 'Verona Airport', url: 'https://www.aeroportoverona.it' },
  ],
})
