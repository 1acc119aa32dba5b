import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const valenciaGuide: PlaceGuideTemplate = (n) => {
  const dress = n.spain.example(300)
  return {
    title: 'Valencia: tax-free shops from Colón to Poeta Querol',
    description:
      'Tax-free Valencia on foot: Calle Colón, the luxury corner at Poeta Querol, El Corte Inglés Pintor Sorolla, and the DIVA point at the airport in Manises.',
    keywords: [
      'Valencia VAT refund',
      'tax free Valencia Spain',
      'Poeta Querol shopping',
      'Calle Colón Valencia',
      'Valencia airport tax refund',
    ],
    lead: 'Everything that matters fits in one walk: chains on Colón, luxury on Poeta Querol, and one refund service between them in El Corte Inglés Pintor Sorolla.',
    sections: [
      {
        id: 'the-walk',
        title: 'A short walk from the station',
        blocks: [
          {
            kind: 'text',
            text: 'Estació del Nord opens onto the shopping district. Colón begins round the corner. In the nearby Mercado de Colón you mostly eat and drink, and a restaurant bill earns no refund.',
          },
          {
            kind: 'text',
            text: `Loewe, Louis Vuitton and Hermès share the small luxury quarter of Poeta Querol. On ${dress.price} the VAT is ${dress.vat}; count on about ${dress.refund} as an estimate, or use the [calculator for Valencia](/vat-calculator/spain/valencia).`,
          },
        ],
      },
      {
        id: 'leaving-valencia',
        title: 'Manises, Madrid or Barcelona?',
        blocks: [
          {
            kind: 'text',
            text: 'Valencia’s airport has non-EU flights such as those to Britain and Switzerland, and a DIVA point. Long-haul travelers often take the fast train from Joaquín Sorolla and fly from Madrid or Barcelona; then the scan waits until there.',
          },
        ],
      },
    ],
    tips: [
      'Sunday is possible: a local paper listed Sunday and holiday opening of the El Corte Inglés stores for the season of December 2025.',
      'Valencian ceramics and fans often come from family shops. A shop without the system cannot help you afterward.',
      'Keep silk and fragile buys in hand luggage, but still show them at the screens before security.',
    ],
    shoppingAreas: [
      {
        name: 'Calle Colón and Mercado de Colón',
        text: 'High-street fashion end to end, with the market hall at Calle Jorge Juan 19.',
        locationIds: ['es-valencia-calle-colon', 'es-valencia-mercado-colon'],
      },
      {
        name: 'Poeta Querol',
        text: 'The luxury names, a few doors from one another.',
        locationIds: ['es-valencia-poeta-querol'],
      },
      {
        name: 'Pintor Sorolla',
        text: 'El Corte Inglés at number 26 and its tax-free service.',
        locationIds: ['es-valencia-eci-pintor-sorolla', 'es-valencia-eci-refund'],
      },
      {
        name: 'Nuevo Centro',
        text: 'Mall and a second El Corte Inglés on Avenida Menéndez Pidal, across the Turia gardens.',
        locationIds: ['es-valencia-eci-nuevo-centro'],
      },
    ],
    wayThrough: [],
    local: [
      {
        label: 'Valencia Airport',
        text: 'In Manises, reached by metro. The page we rely on covers all Spanish airports, so ask which side of check-in the screens are.',
      },
      {
        label: 'Trains',
        text: 'Joaquín Sorolla for high speed, Nord for regional lines. [Atocha](/spain/madrid-atocha) is the usual Madrid end.',
      },
      {
        label: 'Ferries',
        text: 'Boats to Palma and Ibiza stay in Spain: no scan, no stamp.',
      },
      { label: 'Find a shop', text: '[Valencia on the map](/map-locations/spain/valencia)' },
    ],
    timeline: [
      { when: 'Shopping day', text: 'One form per shop. Ask that the address is your home abroad.' },
      {
        when: 'Packing',
        text: 'Note which bag each form belongs to; that decides where you scan if you change planes.',
      },
      { when: 'Airport', text: `DIVA first, ${n.arriveBeforeFlight} before the flight.` },
      {
        when: `Within ${n.refundWeeks}`,
        text: 'The operator pays the card, or the shop pays you if you wrote to it.',
      },
    ],
    questions: [
      {
        question: 'Which Valencia shops refund VAT?',
        answer:
          'Those that have joined a tax-free operator or issue DIVA forms themselves. A sticker at the door helps, the question at the till settles it.',
      },
      {
        question: 'I sail from Valencia on a cruise to Italy. Where do I validate?',
        answer:
          'Not in Valencia. The goods leave the EU with you on your flight home, so that airport confirms them.',
      },
      {
        question: 'Is food from the Central Market refundable?',
        answer:
          'In practice no: stalls rarely issue forms and food carries a reduced rate. Saffron or oil bought in a shop with DIVA can be claimed if you take it home sealed.',
      },
    ],
    sources: [
      sourcesOfSpain.aena,
      {
        name: 'Las Provincias, opening days of El Corte Inglés',
        url: 'https://www.lasprovincias.es/economia/hora-abre-cierra-corte-ingles-horario-especial-20251203213652-nt.html',
        readOn: '2025-12',
      },
      sourcesOfSpain.divaStart,
    ],
  }
}
