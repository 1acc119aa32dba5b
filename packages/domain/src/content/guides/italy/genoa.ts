import type { PlaceGuideTemplate } from '../place-guide.ts'

export const genoaGuide: PlaceGuideTemplate = (n) => ({
  title: 'Genoa: Serravalle outlet, cruises and your VAT form',
  description:
    'Genoa for tax-free shoppers: Serravalle Designer Outlet, Via XX Settembre, what cruise guests do with forms, and customs at Colombo Airport.',
  keywords: [
    'Serravalle tax refund',
    'Genoa VAT refund',
    'Genoa cruise tax free',
    'Genoa customs',
    'Ponte dei Mille',
  ],
  lead: 'If you come for Serravalle, ask at the outlet’s refund point before you leave it. If you come by ship, ask on board which EU port is the last, because that one validates.',
  sections: [
    {
      id: 'serravalle',
      title: 'Serravalle Designer Outlet',
      blocks: [
        {
          kind: 'text',
          text: 'It lies inland between this city and [Milan](/italy/milan), and official shuttles run from central Milan. An outlet catalogue of July 2026 lists a Western Union tax refund office (10:00–20:00), a Global Blue refund point (12:00–20:00) and kiosks at Guest Services. Phone before you plan on the hours. Money paid there is early money, with the exit still to be proved. Bring a passport or a scan: each boutique needs it.',
        },
      ],
    },
    {
      id: 'by-sea',
      title: 'Leaving by sea',
      blocks: [
        {
          kind: 'text',
          text: 'From Ponte dei Mille many cruises call at Marseille or Barcelona next. Those are EU ports, so nothing is due in Genoa. A direct ferry to Tunisia is different: Genoa is the exit, and customs in the port must see goods and invoice before you drive aboard.',
        },
      ],
    },
  ],
  tips: [
    'On a shuttle day trip the return seat is fixed. Do the refund point first, coffee second.',
    'Jeans, pesto jars and a coat on three receipts do not add up: it takes one invoice of one shop.',
    'Port customs works by sailing. Ask the ferry company when officers are at the gate.',
  ],
  shoppingAreas: [
    {
      name: 'Serravalle Designer Outlet',
      text: 'Via della Moda 1, Serravalle Scrivia. Hours and telephone are in the [list](/map-locations/italy/genoa#list-view).',
      locationIds: [
        'it-genoa-serravalle-outlet',
        'it-genoa-serravalle-western-union',
        'it-genoa-serravalle-global-blue',
        'it-genoa-serravalle-kiosks',
      ],
    },
    {
      name: 'Via Roma and Galleria Mazzini',
      text: 'The elegant end of town, with Louis Vuitton and Max Mara.',
      locationIds: ['it-genoa-via-roma'],
    },
    {
      name: 'Via XX Settembre',
      text: 'Arcades and chain stores, a short way from Brignole station.',
      locationIds: ['it-genoa-via-xx-settembre'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'Stations', text: 'Piazza Principe for the port, Brignole for the shops.' },
    {
      label: 'Airport',
      text: 'Cristoforo Colombo, with a customs office in our list; hours unknown, so ask.',
    },
    {
      label: 'To the outlet',
      text: '[Car to Serravalle](/italy/genoa/book-chauffeur), or the Milan shuttle.',
    },
    {
      label: 'Long-haul flight',
      text: 'Usually from [Malpensa](/italy/malpensa), where operators have desks.',
    },
  ],
  timeline: [
    { when: 'Outlet or city', text: 'Coded invoice per shop.' },
    {
      when: 'Before boarding',
      text: 'Find your last EU port on the itinerary; for a flight, look at the tag on your bag.',
    },
    { when: 'There', text: 'Show goods to customs. Cruise guests: on the last EU day, not the first.' },
    { when: 'By the sixth month', text: 'An invoice stamped outside Italy must be back with the shop.' },
  ],
  questions: [
    {
      question: 'Is Serravalle better reached from Genoa or Milan?',
      answer:
        'Shuttles start in Milan. From Genoa a car is simpler; the outlet is by the motorway at Serravalle Scrivia.',
    },
    {
      question: 'My cruise goes on to Barcelona and then home by plane. Where do I validate?',
      answer:
        'At the [Barcelona airport](/spain/barcelona-airport), with customs rather than a DIVA kiosk, since the form is Italian.',
    },
    {
      question: 'How much of the price comes back?',
      answer: `Typically ${n.typicalShareOfPrice} after the operator’s fee. The form names the sum before you sign.`,
    },
  ],
  sources: [
    {
      name: 'My Outlet Guide, an outlet catalogue',
      url: 'https://github.com/emirhandmr93/my-outlet-guide/blob/374a4b2aa1086c0badfac1dfbe83c76aad873681/src/constants/outlets/italy.ts',
      readOn: '2026-07',
    },
    { name: 'McArthurGlen: tax refunds', url: 'https://www.mcarthurglen.com/da/tax-refund/' },
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    {
      name: 'Revenue news on the 2026 budget law: return by the sixth month',
      url: 'https://www.consulenzacinieri.it/2026/02/13/tax-free-shopping-con-il-bilancio-rimborsi-piu-facili-e-rapidi',
      readOn: '2026-02',
    },
  ],
})
