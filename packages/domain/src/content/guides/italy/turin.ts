import type { PlaceGuideTemplate } from '../place-guide.ts'

export const turinGuide: PlaceGuideTemplate = (n) => ({
  title: 'Turin VAT refund: Via Roma arcades, then which exit?',
  description:
    'Tax-free shopping in Turin on Via Roma and Via Lagrange, the outlet at Settimo, and where to validate: Caselle, Malpensa, or France by TGV.',
  keywords: [
    'Turin VAT refund',
    'Torino tax free',
    'Caselle airport customs',
    'Via Roma Turin',
    'Torino Outlet Village',
  ],
  lead: 'From Turin you can leave three ways, and only one of them validates here: Caselle Airport. By train to Paris or by car to Malpensa, the form waits.',
  sections: [
    {
      id: 'exits',
      title: 'Three ways out',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Caselle**: customs office at the airport, known in general; ring ahead for hours. No operator desk is in our records.',
            '**Malpensa**: long-haul flights and operator desks, so often the simpler plan. See [Malpensa](/italy/malpensa).',
            '**Porta Susa to France**: still the EU. Validate in [Paris at CDG](/france/cdg) and post the form to the Italian seller.',
          ],
        },
      ],
    },
    {
      id: 'alps',
      title: 'Over the Alps by car',
      blocks: [
        {
          kind: 'text',
          text: 'The Mont Blanc and Fréjus tunnels lead to France and need no customs stop. The Great St Bernard leads to Switzerland: there the EU ends, and Italian customs must see the goods. Ask them before you set out whether the post is staffed.',
        },
      ],
    },
  ],
  tips: [
    'Rain does not stop you: the arcades of Via Roma run from Porta Nuova to Piazza Castello.',
    'At Lingotto each shop invoices alone, although the mall is one building.',
    'Food can carry a lower rate than a handbag: read the rate on the invoice before you queue for a box of gianduiotti.',
  ],
  shoppingAreas: [
    {
      name: 'Via Roma and Via Lagrange',
      text: 'Louis Vuitton, Hermès, Gucci, Prada and Max Mara. Rinascente, at Via Lagrange 15, takes several brands on one account.',
      locationIds: ['it-turin-via-roma', 'it-turin-via-lagrange', 'it-turin-rinascente'],
    },
    {
      name: 'Lingotto',
      text: 'The former Fiat works, now a shopping center on Via Nizza.',
      locationIds: ['it-turin-lingotto'],
    },
    {
      name: 'Torino Outlet Village',
      text: 'At Settimo Torinese, off the motorway to Milan. Ask its information desk about refunds on the spot.',
      locationIds: ['it-turin-torino-outlet-village'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'Caselle Airport', text: 'North of the city; train or bus from the center.' },
    {
      label: 'Porta Nuova, Porta Susa',
      text: 'Fast trains to [Milan](/italy/milan); international ones from Porta Susa.',
    },
    { label: 'Car', text: '[Turin to Malpensa or Caselle](/italy/turin/book-chauffeur).' },
  ],
  timeline: [
    { when: 'Buying', text: 'One shop, one invoice.' },
    { when: 'Choosing the exit', text: 'Caselle, Malpensa, or an airport abroad.' },
    { when: 'Exit day', text: `Counter ${n.arriveBeforeFlight} before the flight, nothing worn.` },
    { when: 'Stamped abroad', text: 'Mail it at once; the Italian seller needs it by the sixth month.' },
    { when: 'Refund', text: `${n.refundWeeks} by card.` },
  ],
  questions: [
    {
      question: 'Does customs in Paris accept an invoice from Turin?',
      answer:
        'Yes, if you fly from there straight out of the EU: its customs can endorse it. PABLO kiosks are for French forms, so go to the counter.',
    },
    {
      question: 'Will Rinascente pay the refund in the store?',
      answer: 'We have no confirmed desk in the Turin store. Ask at its customer service on the day.',
    },
    {
      question: 'Should I fly from Caselle or Malpensa with many forms?',
      answer:
        'Malpensa, if you have the choice: desks of three operators are recorded there and none at Caselle.',
    },
  ],
  sources: [
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    {
      name: 'Revenue news on the 2026 budget law: return by the sixth month',
      url: 'https://www.consulenzacinieri.it/2026/02/13/tax-free-shopping-con-il-bilancio-rimborsi-piu-facili-e-rapidi',
      readOn: '2026-02',
    },
    { name: 'Turin Airport', url: 'https://www.aeroportoditorino.it' },
    { name: 'Torino Outlet Village', url: 'https://www.torinooutletvillage.com' },
  ],
})
