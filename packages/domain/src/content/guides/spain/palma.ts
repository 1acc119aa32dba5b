import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const palmaGuide: PlaceGuideTemplate = (n) => {
  const pearls = n.spain.example(500)
  return {
    title: 'Palma de Mallorca VAT refund: Born to the airport',
    description:
      'Tax-free shopping in Palma: Passeig del Born and Jaume III, the refund service at El Corte Inglés Avenidas, and the DIVA machines on the airport’s second level.',
    keywords: [
      'Palma VAT refund',
      'Mallorca tax free shopping',
      'Palma airport DIVA',
      'Passeig del Born Palma',
      'Mallorca Fashion Outlet tax free',
    ],
    lead: 'Shop on Born and Jaume III, then take the DIVA machines on the second level of the airport before you check in. The duty-free hall behind security does not validate forms.',
    sections: [
      {
        id: 'streets',
        title: 'Two avenues and an outlet',
        blocks: [
          {
            kind: 'text',
            text: 'Passeig del Born has Louis Vuitton, Loewe and BOSS. Jaume III turns off it under arcades, with an El Corte Inglés at number 15. The refund service we list is in the other branch, on Avenidas near Plaça d’Espanya, so take invoices from one to the other only after asking.',
          },
          {
            kind: 'text',
            text: `Pearls or shoes for ${pearls.price} hold ${pearls.vat} of VAT, about ${pearls.refund} as our estimate.`,
          },
        ],
      },
      {
        id: 'cruise-day',
        title: 'In port for one day',
        blocks: [
          {
            kind: 'text',
            text: 'From Palma ships usually go on to Barcelona, Marseille or Italy, all inside the EU. Your exit is then the airport where the holiday ends; no validation desk at Dic de l’Oest is in our records.',
          },
        ],
      },
    ],
    tips: [
      'Puerto Portals is in Calvià, a drive out: boutiques for boat owners.',
      'Duty free is a different thing from a VAT refund: what you buy behind security comes without a DIVA form.',
      'The outlet lies on the motorway to Inca, not near the terminal. Go there before packing day.',
    ],
    shoppingAreas: [
      {
        name: 'Passeig del Born',
        text: 'Luxury houses under plane trees, in the heart of the old city.',
        locationIds: ['es-palma-passeig-del-born'],
      },
      {
        name: 'Jaume III',
        text: 'Arcaded avenue with fashion, shoes and one of the two department stores in our list.',
        locationIds: ['es-palma-jaime-iii', 'es-palma-eci-jaime-iii'],
      },
      {
        name: 'Avenidas and Plaça d’Espanya',
        text: 'El Corte Inglés with tax-free service, not far from trains and buses at the Intermodal.',
        locationIds: ['es-palma-eci-avenidas', 'es-palma-eci-refund', 'es-palma-intermodal'],
      },
      {
        name: 'Outside Palma',
        text: 'Puerto Portals for the marina crowd, Mallorca Fashion Outlet in Marratxí for last season.',
        locationIds: ['es-palma-puerto-portals', 'es-palma-mallorca-fashion-outlet'],
      },
    ],
    wayThrough: [],
    local: [
      {
        label: 'Airport',
        text: 'Second level of the terminal for DIVA; a private guide says so, without a date. [Ride there](/spain/palma/book-chauffeur)',
      },
      {
        label: 'Home via the mainland',
        text: 'Hand luggage waits for [Barcelona](/spain/barcelona-airport) or Madrid; a case tagged to the end is done in Palma.',
      },
      { label: 'Next island', text: '[Ibiza](/spain/ibiza) follows the same rules with fewer shops.' },
    ],
    timeline: [
      { when: 'On the Born', text: 'Form with barcode, invoice, passport back in the pocket.' },
      { when: 'Airport, second level', text: `Machines first. Allow ${n.arriveBeforeFlight} in the season.` },
      { when: 'Past security', text: 'Look for your operator’s desk; none is confirmed in our list.' },
      { when: n.refundWeeks, text: 'Otherwise the card, without a further step.' },
    ],
    questions: [
      {
        question: 'Where are the tax-refund machines at Palma Airport?',
        answer: 'On the second level, before you check in. If the screen says no, ask for the Guardia Civil.',
      },
      {
        question: 'Are Mallorcan pearls and shoes refundable?',
        answer:
          'Yes, as goods for personal use from a shop that issues the form. Buy from the factory store only if it does.',
      },
      {
        question: 'Do German or Swedish visitors get VAT back?',
        answer:
          'No. They live in the EU. Swiss, Norwegian and British residents do; [who is eligible](/vat-refund-eligibility-eu-travelers) explains the line.',
      },
    ],
    sources: [
      {
        name: 'Palma Airport guide, tax refund',
        url: 'https://www.palma-airport.info/palma-airport-tax-refund.html',
      },
      sourcesOfSpain.aena,
      sourcesOfSpain.europeanCommission,
      { name: 'Mallorca Fashion Outlet', url: 'https://www.mallorcafashionoutlet.com/en' },
    ],
  }
}
