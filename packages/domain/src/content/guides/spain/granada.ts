import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const granadaGuide: PlaceGuideTemplate = (n) => ({
  title: 'Granada: tax-free crafts and where to scan them',
  description:
    'Granada for tax-free shoppers: ask before buying in the Alcaicería, use El Corte Inglés on Carrera del Genil, and validate at Málaga or Madrid airport.',
  keywords: [
    'Granada VAT refund',
    'tax free Granada',
    'Alcaicería shopping',
    'Granada airport DIVA',
    'taracea tax free',
  ],
  lead: 'Few flights from Granada leave the EU. Collect the forms here and scan them at Málaga or Madrid; in the Alcaicería, find out first whether the shop has forms at all.',
  sections: [
    {
      id: 'ask-the-stall',
      title: 'Stall, shop or store?',
      blocks: [
        {
          kind: 'text',
          text: 'The Alcaicería, once the silk market, sells lamps, leather and inlaid wood. A stall that writes a cash receipt cannot give you VAT back. A workshop with an invoice book might, if it sends the data to the tax agency.',
        },
        {
          kind: 'text',
          text: 'For clothes and gifts with a sure form, go to El Corte Inglés on Carrera del Genil, or the chains of Mesones and Recogidas.',
        },
      ],
    },
  ],
  tips: [
    'Large inlaid furniture shipped by the seller is outside the traveler scheme: you have to carry the goods yourself.',
    'Alhambra tickets, flamenco and hotels are services, so no VAT comes back on them.',
    'Put the goods you will show at customs together. Málaga is often one long bus ride and one tired evening away.',
  ],
  shoppingAreas: [
    {
      name: 'Alcaicería',
      text: 'Craft lanes beside the cathedral; bargaining is possible, a DIVA form rare.',
      locationIds: ['es-granada-alcaiceria'],
    },
    {
      name: 'Mesones and Recogidas',
      text: 'Fashion chains, starting a few streets from the cathedral.',
      locationIds: ['es-granada-calle-mesones'],
    },
    {
      name: 'Carrera del Genil',
      text: 'El Corte Inglés at 20-22. Ask there about its tax-free service; our records do not confirm a desk.',
      locationIds: ['es-granada-eci-genil'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'Granada–Jaén Airport',
      text: 'At Chauchina, with a Guardia Civil office for tax-free forms. Call Aena first: kiosks are not confirmed.',
    },
    {
      label: 'Usual exits',
      text: '[Málaga Airport](/spain/malaga-airport) by road, [Barajas](/spain/madrid-airport) by train.',
    },
    {
      label: 'Next stop',
      text: 'Continuing west? [Seville](/spain/seville) has department stores and an outlet.',
    },
  ],
  timeline: [
    { when: 'Before you bargain', text: '“¿Tienen DIVA?” If not, the price is the price.' },
    { when: 'On the road', text: 'Goods stay wrapped, forms stay flat: the barcode must be readable.' },
    { when: 'Málaga or Madrid', text: `Scan ${n.arriveBeforeFlight} before the flight out of the EU.` },
    { when: n.refundWeeks, text: 'Until the card shows it.' },
  ],
  questions: [
    {
      question: 'Is there a refund office in Granada?',
      answer: 'None in our records, neither in town nor for payout at the airport.',
    },
    {
      question: 'I fly Granada to Madrid to Toronto on one ticket.',
      answer:
        'The case checked to Toronto should be validated here, so ask the Guardia Civil at Granada Airport beforehand whether they can. If in doubt carry the purchases and scan in Madrid.',
    },
    {
      question: 'Can two small receipts be put together?',
      answer:
        'Only by the same shop, at its discretion. It can write one invoice for what you bought that day.',
    },
  ],
  sources: [
    sourcesOfSpain.aena,
    sourcesOfSpain.taxAgencyShops,
    { name: 'Aena, Granada–Jaén Airport', url: 'https://www.aena.es/en/f-g-l-granada-jaen.html' },
  ],
})
