import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const malagaGuide: PlaceGuideTemplate = (n) => {
  const order = n.spain.example(400)
  return {
    title: 'Málaga VAT refund: Larios, the outlet, the airport',
    description:
      'Where tax-free shoppers buy in Málaga, why the outlet is best on the last day, and how British and other non-EU visitors validate before flying home.',
    keywords: [
      'Málaga VAT refund',
      'tax free Málaga',
      'Designer Outlet Málaga tax free',
      'Calle Larios shopping',
      'Costa del Sol VAT refund UK',
    ],
    lead: 'Living in England, Scotland or Wales now makes you eligible, even for small purchases. Ask every Málaga shop for the DIVA form and allow for a line at the airport kiosks.',
    sections: [
      {
        id: 'british',
        title: 'If you live in the United Kingdom',
        blocks: [
          {
            kind: 'text',
            text: 'Residence decides, not the passport. Residents of Great Britain have counted as non-EU shoppers since January 2021; residents of Northern Ireland do not. A Spanish residence card ends the right, whatever passport you hold.',
          },
          {
            kind: 'text',
            text: `Even a modest shop adds up: ${order.price} across the outlet contains ${order.vat} of VAT, about ${order.refund} back by our estimate. In law there has been ${n.spain.lawMinimum} since ${n.spain.lawSince}.`,
          },
        ],
      },
      {
        id: 'order',
        title: 'Center first, outlet last',
        blocks: [
          {
            kind: 'text',
            text: 'Larios and El Corte Inglés are a walk from the station. Designer Outlet and Plaza Mayor lie one Cercanías stop from the airport on line C1, so their bags need not travel back into town.',
          },
          {
            kind: 'note',
            tone: 'warning',
            text: 'Do not check the suitcase first and shop light afterward: what is in the hold has to be scanned before you hand it in.',
          },
        ],
      },
    ],
    tips: [
      'A press report of February 2026 counted nine kiosks and frequent lines at the airport. Summer Saturdays deserve a margin.',
      'Outlet brands use different operators. Sort the forms by logo before you reach the payout desk.',
      'At Muelle Uno, ask if the till can issue DIVA before you try things on.',
      'If a shop says the minimum is not met, it is its own rule. Another shop may have none.',
    ],
    shoppingAreas: [
      {
        name: 'Calle Larios and around',
        text: 'Marble pedestrian street with Spanish fashion and jewelers such as Tous; side streets lead to the market.',
        locationIds: ['es-malaga-calle-larios'],
      },
      {
        name: 'El Corte Inglés',
        text: 'Avenida de Andalucía 4-6, between Larios and the station. It lists a tax-free service, unconfirmed for other shops’ forms.',
        locationIds: ['es-malaga-eci', 'es-malaga-eci-refund', 'es-malaga-maria-zambrano'],
      },
      {
        name: 'Muelle Uno',
        text: 'Open-air shops on the harbor; cruise guests pass here on the way into town.',
        locationIds: ['es-malaga-muelle-uno', 'es-malaga-cruise-terminal'],
      },
      {
        name: 'Designer Outlet and Plaza Mayor',
        text: 'McArthurGlen outlet with a shopping park beside it; C1 stop Plaza Mayor. Planet lists a refund point in the outlet.',
        locationIds: ['es-malaga-designer-outlet', 'es-malaga-designer-outlet-planet'],
      },
    ],
    wayThrough: [],
    local: [
      {
        label: 'Airport',
        text: 'Floor 1 of T3, left of counters 363–386: [step by step](/spain/malaga-airport).',
      },
      {
        label: 'Cruise',
        text: 'The port was named for DIVA in 2016. It matters only if your next port is outside the EU, Tangier for example.',
      },
      {
        label: 'Along the coast',
        text: 'Luxury boutiques are in [Marbella](/spain/marbella); both towns use the same airport.',
      },
      {
        label: 'A ride with bags',
        text: '[Chauffeur from hotel or outlet to T3](/spain/malaga/book-chauffeur)',
      },
    ],
    timeline: [
      { when: 'Any day of the holiday', text: 'Buy, show your passport, leave with form and invoice.' },
      { when: 'Last day', text: 'Outlet, then C1 or a taxi to the terminal with everything in reach.' },
      {
        when: `${n.arriveBeforeFlight} before boarding time`,
        text: 'Nine kiosks, one office. Scan before the airline takes your case.',
      },
      { when: `${n.refundWeeks} on`, text: 'Card credit; in pounds it may come at the operator’s own rate.' },
    ],
    questions: [
      {
        question: 'Can British tourists claim VAT back in Málaga?',
        answer:
          'Yes, if they live in England, Scotland or Wales and take the goods home within the export period. Bring proof of address if your passport is from an EU country.',
      },
      {
        question: 'Does the outlet refund the VAT on the spot?',
        answer:
          'No form is final before the airport scan. An outlet catalogue of July 2026 names a refund point of Planet there, so for Planet forms ask at Guest Services.',
      },
      {
        question: 'I take the train to Madrid and fly from there.',
        answer:
          'Then Málaga’s kiosks are not yours. Scan at [Barajas](/spain/madrid-airport) on the day you leave the EU.',
      },
    ],
    sources: [
      {
        name: 'Global Blue: Spain',
        url: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/spain',
      },
      {
        name: 'My Outlet Guide, an outlet catalogue',
        url: 'https://github.com/emirhandmr93/my-outlet-guide/blob/374a4b2aa1086c0badfac1dfbe83c76aad873681/src/constants/outlets/spain.ts',
        readOn: '2026-07',
      },
      sourcesOfSpain.malagaAirportPress,
      sourcesOfSpain.malagaAirportCustoms,
      sourcesOfSpain.divaStart,
      { name: 'McArthurGlen, Designer Outlet Málaga', url: 'https://www.mcarthurglen.com' },
    ],
  }
}
