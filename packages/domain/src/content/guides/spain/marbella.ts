import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const marbellaGuide: PlaceGuideTemplate = (n) => {
  const watch = n.spain.example(3000)
  return {
    title: 'Marbella and Puerto Banús: VAT refund for shoppers',
    description:
      'Buying luxury tax-free in Puerto Banús and Marbella: which boutiques are there, why the validation happens at Málaga Airport, and what changes at Gibraltar.',
    keywords: [
      'Marbella VAT refund',
      'Puerto Banús tax free',
      'Marbella luxury shopping',
      'Costa Marbella El Corte Inglés',
      'Gibraltar VAT refund Spain',
    ],
    lead: 'Marbella has boutiques but no airport. Invoices from Puerto Banús are validated about 45 km away, in Terminal 3 of Málaga Airport, with the goods beside you.',
    sections: [
      {
        id: 'large-invoices',
        title: 'One large invoice deserves a plan',
        blocks: [
          {
            kind: 'text',
            text: `At ${watch.price} the VAT is ${watch.vat} and our estimate of the refund ${watch.refund}. With sums like that, ask the boutique two things: which operator it uses, and whether it would refund you itself. Spanish rules allow the second, within ${n.spanishShopPaysWithin} of receiving the validated form.`,
          },
          {
            kind: 'text',
            text: 'Do not use what you bought before the flight. A watch on your wrist is hard to present as new, and customs may want to see it with its papers.',
          },
        ],
      },
      {
        id: 'gibraltar',
        title: 'Leaving by Gibraltar',
        blocks: [
          {
            kind: 'text',
            text: 'Do not count on a scan at the frontier. Gibraltar’s government announced in February 2026 that customs controls at the land border end once its treaty with the EU is in force. Ask Spanish customs what applies on your date, or fly from Málaga.',
          },
        ],
      },
    ],
    tips: [
      'The nearest kiosks keep daytime hours for the office beside them. A dawn flight from Málaga needs a phone call first.',
      'La Cañada is an ordinary mall: many chain stores, many separate forms.',
      'Anything for your boat or car is excluded, even if you carry it home.',
    ],
    shoppingAreas: [
      {
        name: 'Puerto Banús',
        text: 'Marina front with Louis Vuitton, Dior, Gucci and Bulgari, and El Corte Inglés Costa Marbella a short walk behind with a tax-free service.',
        locationIds: ['es-marbella-puerto-banus', 'es-marbella-eci-costa-marbella', 'es-marbella-eci-refund'],
      },
      {
        name: 'La Cañada',
        text: 'Shopping center on the Ojén road, not far from the bus station.',
        locationIds: ['es-marbella-la-canada', 'es-marbella-bus-station'],
      },
      {
        name: 'Old town',
        text: 'Independent shops round Plaza de los Naranjos; not all issue forms.',
        locationIds: ['es-marbella-old-town'],
      },
    ],
    wayThrough: [],
    local: [
      {
        label: 'Validate at',
        text: '[Málaga Airport](/spain/malaga-airport), floor 1 of T3. The customs phone is in the [list](/map-locations/spain/marbella#list-view).',
      },
      {
        label: 'Getting there',
        text: 'Bus from Avenida del Trapiche, taxi, or [a chauffeur who waits](/spain/marbella/book-chauffeur). There is no train.',
      },
      {
        label: 'Cheaper labels',
        text: 'The designer outlet is beside the airport: see [Málaga](/spain/malaga).',
      },
    ],
    timeline: [
      { when: 'In the boutique', text: 'Passport, form, and the direct-refund question.' },
      { when: 'Until departure', text: 'Box and seals stay as they are.' },
      {
        when: 'Travel day',
        text: `Leave the coast early enough to stand in T3 ${n.arriveBeforeFlight} before the flight.`,
      },
      { when: `Then wait ${n.refundWeeks}`, text: 'By card. Large cash sums are limited by the operators.' },
    ],
    questions: [
      {
        question: 'Can I finish the refund in Puerto Banús?',
        answer:
          'You can ask at El Corte Inglés about an advance on its own sales. The export itself is only ever confirmed where you leave the EU.',
      },
      {
        question: 'I live in Dubai but own a flat here. Am I eligible?',
        answer:
          'Owning property does not matter, living here does. If your habitual residence is outside the EU and you can prove it, yes.',
      },
      {
        question: 'My yacht leaves for Morocco. Where is customs?',
        answer:
          'Ask the harbor office before you sail. No validation point in Puerto Banús is known to us, and without one the form is lost.',
      },
    ],
    sources: [
      sourcesOfSpain.malagaAirportCustoms,
      sourcesOfSpain.taxAgencyManual,
      {
        name: 'Government of Gibraltar, allowances under the treaty',
        url: 'https://www.gibraltar.gov.gi/press-releases/technical-notice-temporary-allowances-regime-862026-11678',
        readOn: '2026-02',
      },
    ],
  }
}
