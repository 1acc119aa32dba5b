import type { PlaceGuideTemplate } from '../place-guide.ts'

export const romaTerminiGuide: PlaceGuideTemplate = (n) => ({
  title: 'Roma Termini and your VAT refund: what to do before FCO',
  description:
    'No VAT validation at Roma Termini. How to use the stop before the Leonardo Express, what to sort, and where Rome’s tax-free forms are validated.',
  keywords: [
    'Roma Termini tax refund',
    'Leonardo Express',
    'Termini customs',
    'Rome station VAT',
    'Via Nazionale',
  ],
  lead: 'Termini is where you sort papers, not where you get them validated. The next stop with a desk is Fiumicino, at the end of the Leonardo Express.',
  sections: [
    {
      id: 'before-the-train',
      title: 'Ten useful minutes before the train',
      blocks: [
        {
          kind: 'list',
          items: [
            'Put Global Blue, Planet, Tax Refund and foreign forms in four heaps. At the airport they go to different people.',
            'Check each Italian sheet for the OTELLO code. If one is missing, phone the shop and ask whether it can still send the invoice.',
            'Move invoiced goods to the top of the case you will check in.',
          ],
        },
      ],
    },
    {
      id: 'other-trains',
      title: 'Taking a long-distance train',
      blocks: [
        {
          kind: 'text',
          text: 'Florence, [Naples](/italy/naples), Milan and Venice trains change nothing: a Roman invoice can be validated at any Italian exit. On the boat train to Civitavecchia, ask your ship which EU port is its last.',
        },
      ],
    },
  ],
  tips: [
    'Bag shops and sports chains near the station can write forms too. Have what you buy in one shop put on one invoice.',
    'Castel Romano or Valmontone still on the list? Do the outlet on another day than the airport, since neither can validate.',
    'Signs reading “tax free” in a station hall advertise shopping or currency exchange. Neither is customs.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: 'Arrive with a margin',
      text: `Plan ${n.arriveBeforeTrain} in the station, on top of the airport time, if you still have to repack.`,
    },
    {
      title: 'Follow the Leonardo Express signs',
      text: 'The airport train has its own platforms and runs without stops.',
    },
    {
      title: 'Stay on to Fiumicino Aeroporto',
      text: 'Walkways lead to the terminals; your ticket says whether it is 1 or 3.',
    },
    {
      title: 'Go to the refund desk before the airline',
      text: 'Counter numbers are on the [Fiumicino page](/italy/fiumicino).',
    },
  ],
  local: [
    { label: 'Shops on foot', text: 'Via Nazionale, from Piazza della Repubblica toward the center.' },
    {
      label: 'Ciampino',
      text: 'Coaches and a train-and-bus link; see the [Rome guide](/italy/rome) for its customs office.',
    },
    {
      label: 'Instead of the train',
      text: '[A car from Termini](/italy/roma-termini/book-chauffeur) to either airport.',
    },
  ],
  timeline: [
    { when: 'Here', text: 'Sort, repack, check codes.' },
    {
      when: `At FCO, ${n.arriveBeforeFlight} before the flight`,
      text: 'Validation and cash, or a card request.',
    },
    { when: 'At home', text: `Watch the card for ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'Can I get cash for my forms inside Termini?',
      answer:
        'We have no confirmed refund counter in the station. Should you find one, it pays an advance, and the airport step remains.',
    },
    {
      question: 'I forgot to validate and I am already on a train to Paris. Is it lost?',
      answer:
        'No. You are in the EU until you fly out. Show goods and invoices to customs at [the Paris airport](/vat-refund-at-cdg-airport) and send the papers back to the Italian seller.',
    },
    {
      question: 'Does Via Nazionale have tax-free shops?',
      answer:
        'Some of its shops may take part; there is no list we could check. Look for a sign at the till and ask.',
    },
  ],
  sources: [
    {
      name: 'Aeroporti di Roma: customs and VAT refund',
      url: 'https://adr.it/web/aeroporti-di-roma-en-/pax-fco-immigration-and-customs',
    },
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
