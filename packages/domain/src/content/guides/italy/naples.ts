import type { PlaceGuideTemplate } from '../place-guide.ts'

export const naplesGuide: PlaceGuideTemplate = (n) => ({
  title: 'Naples VAT refund: Chiaia tailors, ties and Capodichino',
  description:
    'Tax-free shopping in Naples: Via dei Mille, Via Chiaia and Toledo, why made-to-measure needs care, and validation at Capodichino or a later airport.',
  keywords: [
    'Naples VAT refund',
    'Naples tax free',
    'Capodichino customs',
    'Naples tailor VAT',
    'Chiaia shopping',
  ],
  lead: 'Naples sells tailoring, and a suit that is not ready when you fly cannot go on a tax-free form. Settle collection or shipping before you pay.',
  sections: [
    {
      id: 'made-to-measure',
      title: 'Made to measure',
      blocks: [
        {
          kind: 'text',
          text: 'The form covers goods that leave in your luggage. For a jacket finished after you have gone home, ask the tailor to export it without VAT: that is a sale of another kind, with no form and no airport counter. For ties, shirts and gloves you take with you, the usual electronic invoice works.',
        },
      ],
    },
    {
      id: 'capodichino',
      title: 'At Capodichino',
      blocks: [
        {
          kind: 'text',
          text: 'Our list has a customs and refund point at Naples Airport, known only in general; the hall and the hours are not confirmed. Ask the airport the day before. Suitcases tagged beyond the EU are shown there; cabin goods at the hub where you change.',
        },
      ],
    },
  ],
  tips: [
    'Houses such as Marinella and Rubinacci are small: ask at the start whether they issue OTELLO invoices.',
    'Afternoon breaks are still common off the main streets. Go in the morning or toward evening.',
    'On day trips to Capri or the Amalfi Coast the same Italian form applies, from whichever shop.',
  ],
  shoppingAreas: [
    {
      name: 'Chiaia',
      text: 'Via dei Mille, Via Filangieri and Via Chiaia: Louis Vuitton, Hermès, Gucci and Prada among Neapolitan names.',
      locationIds: ['it-naples-via-dei-mille', 'it-naples-via-chiaia'],
    },
    {
      name: 'Toledo and Galleria Umberto I',
      text: 'Chains and everyday fashion. One big receipt from one shop works better than ten small ones.',
      locationIds: ['it-naples-via-toledo', 'it-naples-galleria-umberto'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'Airport', text: 'Capodichino, on the edge of the city; bus from Napoli Centrale.' },
    {
      label: 'Leaving via Rome',
      text: 'Fast trains run to [Roma Termini](/italy/roma-termini), then [Fiumicino](/italy/fiumicino).',
    },
    { label: 'By ship', text: 'Ask on board which EU port is the last: it validates.' },
    {
      label: 'Driver',
      text: '[Naples chauffeur](/italy/naples/book-chauffeur) for the coast or the airport.',
    },
  ],
  timeline: [
    { when: 'First fitting', text: 'Ask: ready before I leave, or exported by you?' },
    { when: 'Payment', text: 'Passport, invoice, code.' },
    { when: `${n.arriveBeforeFlight} before take-off`, text: 'Customs at the airport, garment bag open.' },
    { when: `Then ${n.refundWeeks}`, text: 'Card refund from the operator named on the form.' },
  ],
  questions: [
    {
      question: 'Can a tailor post my suit and still give a tax-free form?',
      answer:
        'No. Posted goods are an export by the seller, priced without VAT if the tailor agrees to do it.',
    },
    {
      question: 'I fly Naples–Munich–home. Can Naples stamp everything?',
      answer:
        'Only the suitcase checked through to home. The cabin bag is a matter for customs in [Munich](/germany/munich-airport).',
    },
    {
      question: 'Is there a refund office in the center?',
      answer: 'None is in our records. Ask the shop which operator it uses and where that operator pays.',
    },
  ],
  sources: [
    {
      name: 'Italian customs (ADM): goods shipped by the seller',
      url: 'https://www.adm.gov.it/portale/-/4-goods-purchased-in-italy-and-directly-shipped-outside-the-territory-of-the-eu-by-the-italian-seller',
    },
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    { name: 'Naples Airport', url: 'https://www.aeroportodinapoli.it' },
  ],
})
