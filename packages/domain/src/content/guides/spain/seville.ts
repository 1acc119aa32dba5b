import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const sevilleGuide: PlaceGuideTemplate = (n) => {
  const shawl = n.spain.example(250)
  return {
    title: 'Seville tax-free shopping and where to validate',
    description:
      'Tax-free Seville from Sierpes and Tetuán to the outlet by the airport road, with the one question to settle first: at which airport will you leave the EU?',
    keywords: [
      'Seville VAT refund',
      'tax free Seville',
      'Sevilla Fashion Outlet tax free',
      'Seville airport DIVA',
      'Calle Sierpes shopping',
    ],
    lead: 'Seville has few flights out of the EU, so many visitors validate elsewhere: Madrid by train, Málaga by road. Find your exit first, then buy.',
    sections: [
      {
        id: 'exit-first',
        title: 'Three ways home, three places to scan',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Direct flight to Britain or another non-EU country:** the DIVA screens at Seville Airport.',
              '**Flight with a change in Madrid:** a suitcase checked through is scanned in Seville; what you carry is scanned at [Barajas](/spain/madrid-airport).',
              '**High-speed train from Santa Justa:** nothing to do here. Scan at the airport in Madrid, Barcelona or [Málaga](/spain/malaga-airport).',
            ],
          },
        ],
      },
      {
        id: 'crafts',
        title: 'Fans, shawls and ceramics',
        blocks: [
          {
            kind: 'text',
            text: 'Small craft shops in the old town are the ones most likely to say no: joining is voluntary. Ask “¿Hacen tax free?” before you choose.',
          },
          {
            kind: 'text',
            text: `A hand-embroidered shawl at ${shawl.price} contains ${shawl.vat} of VAT, roughly ${shawl.refund} at this site’s estimate. Food and wine to eat on the spot do not count, nor does anything you have used up.`,
          },
        ],
      },
    ],
    tips: [
      'The Plaza del Duque store is the only refund service in the center that we list; it handles its own sales.',
      'Sevilla Fashion Outlet stands off the A-4 at km 531, the airport at km 532. If you fly from here, visit it last and keep the tags on.',
      'Summer afternoons are slow in the old town. Many small shops close for hours; check before you walk there.',
    ],
    shoppingAreas: [
      {
        name: 'Sierpes, Tetuán and Velázquez',
        text: 'Parallel pedestrian streets with chains and Spanish fashion, ending at Plaza Nueva where Loewe has its shop.',
        locationIds: ['es-seville-calle-sierpes', 'es-seville-calle-tetuan', 'es-seville-plaza-nueva'],
      },
      {
        name: 'Plaza del Duque',
        text: 'El Corte Inglés at number 8, with a tax-free service. A second store is in Nervión.',
        locationIds: ['es-seville-eci-duque', 'es-seville-eci-duque-refund', 'es-seville-eci-nervion'],
      },
      {
        name: 'Torre Sevilla',
        text: 'Mall at the foot of the tower across the river, on Calle Gonzalo Jiménez de Quesada.',
        locationIds: ['es-seville-torre-sevilla'],
      },
      {
        name: 'Sevilla Fashion Outlet',
        text: 'Outlet at San José de la Rinconada, on the same motorway as the airport.',
        locationIds: ['es-seville-fashion-outlet'],
      },
    ],
    wayThrough: [],
    local: [
      {
        label: 'Seville Airport',
        text: 'DIVA screens and a Guardia Civil office are confirmed for the airport in general; the exact hall is not. Ask at Aena information.',
      },
      { label: 'Santa Justa', text: 'Trains to Madrid and Málaga. No customs in the station.' },
      {
        label: 'Day trips',
        text: 'Córdoba and Jerez are inside the EU: keep one envelope for all forms. [Granada](/spain/granada) has its own page.',
      },
      { label: 'Map', text: '[Shops and desks in Seville](/map-locations/spain/seville)' },
    ],
    timeline: [
      { when: 'In the shop', text: 'Ask before choosing, show the passport, check the barcode.' },
      {
        when: 'On the train to Madrid',
        text: 'Forms in your bag, goods unused. The journey itself changes nothing.',
      },
      {
        when: `${n.arriveBeforeFlight} before the flight`,
        text: 'Scan, then give up the suitcase. Hand luggage is scanned before the last EU take-off.',
      },
      { when: n.refundWeeks, text: 'Refund on the card you named on the form.' },
    ],
    questions: [
      {
        question: 'Is there a DIVA kiosk at Seville Airport?',
        answer:
          'The airport was among the first fourteen chosen for DIVA in 2016, and Aena’s general rule puts screens in the check-in area. We found no plan of the hall, so ask on arrival.',
      },
      {
        question: 'We rent a car and fly from Málaga. Any difference?',
        answer:
          'None for the forms: a Seville purchase scans in Málaga like a local one. Read the [Málaga airport page](/spain/malaga-airport) for the floor and counters.',
      },
      {
        question: 'Can I get cash in Seville itself?',
        answer:
          'We know of no counter for all operators. Ask at El Corte Inglés in Plaza del Duque about purchases made there.',
      },
    ],
    sources: [
      sourcesOfSpain.aena,
      sourcesOfSpain.divaStart,
      { name: 'Sevilla Fashion Outlet', url: 'https://www.sevillafashionoutlet.com/en' },
    ],
  }
}
