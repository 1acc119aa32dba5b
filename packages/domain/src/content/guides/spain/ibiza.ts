import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const ibizaGuide: PlaceGuideTemplate = (n) => ({
  title: 'Ibiza tax-free: boutiques, airport and connections',
  description:
    'Ibiza VAT refund in short: seasonal boutiques at Vara de Rey, La Marina and Botafoch, when the island’s airport is your exit and when Madrid or London is.',
  keywords: [
    'Ibiza VAT refund',
    'tax free Ibiza',
    'Ibiza airport DIVA',
    'Marina Botafoch shopping',
    'Adlib fashion tax free',
  ],
  lead: 'Flying straight to Britain or Switzerland, you scan at Ibiza Airport. Flying home through the mainland, you scan hand luggage there instead, so look at your ticket before you queue.',
  sections: [
    {
      id: 'season',
      title: 'A summer island',
      blocks: [
        {
          kind: 'text',
          text: 'Many boutiques trade from April to October only. No department store is on our list, and no refund office in town, so each purchase means its own form from its own shop.',
        },
        {
          kind: 'text',
          text: 'White Adlib fashion and leather sandals are often made by small workshops. Hippy-market stalls will hardly issue DIVA; a boutique in Vara de Rey may.',
        },
      ],
    },
  ],
  tips: [
    'Check each form the same day: a shop that closes for the winter cannot correct it in November.',
    'Ferries to Formentera, Dénia or Barcelona never leave Spain; keep the forms for later.',
    'Bring the printed sheet if you connect in Amsterdam or Frankfurt: hand luggage is stamped there, by hand.',
  ],
  shoppingAreas: [
    {
      name: 'Vara de Rey',
      text: 'The promenade of Eivissa town, with fashion shops in the streets behind.',
      locationIds: ['es-ibiza-vara-de-rey'],
    },
    {
      name: 'La Marina and Dalt Vila',
      text: 'Lanes between harbor and walls; small boutiques, late hours in summer.',
      locationIds: ['es-ibiza-la-marina'],
    },
    {
      name: 'Marina Botafoch',
      text: 'Across the harbor, on the side of the ferry dock, with luxury boutiques.',
      locationIds: ['es-ibiza-marina-botafoch', 'es-ibiza-port-botafoc'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'Airport',
      text: 'At Sant Josep. A kiosk and a Guardia Civil office are listed; where in the hall, and until when, is not. Ask Aena.',
    },
    {
      label: 'Through Madrid or Barcelona',
      text: 'Checked-through cases: scan in Ibiza. Cabin bags: [Barajas](/spain/madrid-airport) or [El Prat](/spain/barcelona-airport).',
    },
    { label: 'Sister island', text: '[Palma](/spain/palma) has more stores and a refund service.' },
  ],
  timeline: [
    { when: 'At the boutique', text: 'Is it DIVA? Is the shop open in winter? Note its e-mail.' },
    { when: 'Departure', text: `Be at the terminal ${n.arriveBeforeFlight} early; August is full.` },
    { when: `${n.refundWeeks} later`, text: 'Refund on the card, if the scan went through.' },
  ],
  questions: [
    {
      question: 'Can I get my VAT back at Ibiza Airport?',
      answer:
        'You can validate there when you fly straight out of the EU, and what is in a case checked through the mainland. Whether a desk pays cash we could not find out; plan for a card refund.',
    },
    {
      question: 'Do private jets use the same office?',
      answer:
        'Ask your handling agent to arrange customs beforehand. We have no record of a kiosk in the general aviation terminal.',
    },
    {
      question: 'What is the rate on the Balearics?',
      answer: `The mainland’s: ${n.spain.rate} as standard. Only the Canaries, Ceuta and Melilla have other taxes.`,
    },
  ],
  sources: [sourcesOfSpain.aena, sourcesOfSpain.divaStart, sourcesOfSpain.taxAgencyStamp],
})
