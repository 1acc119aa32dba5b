import type { PlaceGuideTemplate } from '../place-guide.ts'

export const florenceGuide: PlaceGuideTemplate = (n) => ({
  title: 'Florence tax-free shopping and VAT refund guide',
  description:
    'Tax-free in Florence: Via de’ Tornabuoni, Ponte Vecchio gold, The Mall and Barberino, the in-town lounge, and where your VAT form is validated.',
  keywords: [
    'Florence VAT refund',
    'Florence tax free',
    'The Mall tax refund',
    'Ponte Vecchio gold tax free',
    'Florence airport customs',
  ],
  lead: 'Few flights from Florence leave the EU directly, so decide early which goods go in the hold and which you carry: they may be validated in two different airports.',
  sections: [
    {
      id: 'two-airports',
      title: 'Why one trip can need two airports',
      blocks: [
        {
          kind: 'text',
          text: 'Say you fly from Peretola to Paris and on to New York. A suitcase tagged through to New York is out of your hands in Florence, so its contents are shown in Florence, before bag drop. A bracelet in your pocket leaves the EU in Paris, so it is shown there. The Florence counter, with Global Blue and customs, is listed in the check-in area.',
        },
        {
          kind: 'text',
          text: 'Leaving from [Rome](/italy/rome), Milan, [Pisa](/italy/pisa) or Bologna instead? Then nothing is done at Peretola: the forms wait for that airport.',
        },
      ],
    },
    {
      id: 'lounge',
      title: 'The lounge on Piazza della Repubblica',
      blocks: [
        {
          kind: 'text',
          text: 'Global Blue opened its fourth Italian lounge at number 6, on the same square as Rinascente. It was meant for questions about forms and for refunds in town. Check that it is open before you count on it, and remember that money paid there is a loan until OTELLO has the exit on record.',
        },
      ],
    },
  ],
  tips: [
    'Gold and watches travel best in the cabin. What you carry is shown at the last EU airport: plan time there, and keep that form apart from the others.',
    `Leather stalls rarely issue forms; workshops and shops may, for an invoice ${n.italy.lawMinimumText} by the law in force.`,
    'At The Mall and Barberino every boutique is a seller of its own, with its own invoice and its own code.',
    'Initials, resizing and repairs: collect the piece before you leave. What arrives later by post cannot be validated in your bag.',
  ],
  shoppingAreas: [
    {
      name: 'Via de’ Tornabuoni and Via della Vigna Nuova',
      text: 'Gucci and Ferragamo began in this city and keep their flagships here, with Prada, Pucci, Loro Piana and Cartier close by.',
      locationIds: ['it-florence-via-tornabuoni', 'it-florence-via-vigna-nuova'],
    },
    {
      name: 'Around Piazza della Repubblica',
      text: 'Rinascente and the shops of Via dei Calzaiuoli. LuisaViaRoma on Via Roma has been restructuring since August 2025; it was not reported closed, but call before you go. Several brands on one receipt help with the minimum.',
      locationIds: ['it-florence-rinascente', 'it-florence-luisaviaroma', 'it-florence-via-calzaiuoli'],
    },
    {
      name: 'Ponte Vecchio',
      text: 'Goldsmiths side by side, each a small firm. Ask for the electronic invoice before the price is settled; one who cannot issue it cannot be claimed from.',
      locationIds: ['it-florence-ponte-vecchio'],
    },
    {
      name: 'The Mall and Barberino',
      text: 'The Mall is at Leccio, about 30 km from the center, with a Tax Free Lounge; Barberino lies north in the Mugello, with a kiosk at Guest Services (both by an outlet catalogue of July 2026). Both points on our map are approximate, so use the address.',
      locationIds: [
        'it-florence-the-mall',
        'it-florence-the-mall-tax-free-lounge',
        'it-florence-barberino-outlet',
        'it-florence-barberino-kiosk',
      ],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'Airport',
      text: 'Peretola (Amerigo Vespucci), Via del Termine 11; a tram links it to the center.',
    },
    {
      label: 'Main station',
      text: 'Santa Maria Novella, for fast trains to Rome, Milan and [Bologna](/italy/bologna) and coaches to The Mall.',
    },
    {
      label: 'Where to validate',
      text: 'Peretola for hold bags checked through; the airport where you check in again for those you collect; the last EU airport for what you carry.',
    },
    {
      label: 'Outlet by car',
      text: '[Reserve a driver](/italy/florence/book-chauffeur) for Leccio and the airport on one day.',
    },
  ],
  timeline: [
    { when: 'Purchase', text: 'Passport to the cashier; code and passport number checked by you.' },
    { when: 'Packing', text: 'Hold goods and cabin goods separated, forms clipped to each heap.' },
    {
      when: 'First airport',
      text: `Counter in the check-in area, ${n.arriveBeforeFlight} before the flight.`,
    },
    { when: 'At the change of planes', text: 'Customs again, only for what you carry.' },
    { when: 'Back home', text: `Card credit in ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'Is there a customs office in central Florence?',
      answer:
        'Not for travelers’ invoices. Validation is done at an airport, port or border as you leave the EU.',
    },
    {
      question: 'Does the gold of the Ponte Vecchio qualify?',
      answer:
        'Jewelry for personal use does, if the goldsmith takes part and issues the electronic invoice. Wear it only after customs has seen it.',
    },
    {
      question: 'Can I get my refund at The Mall?',
      answer:
        'An outlet catalogue of July 2026 names a Tax Free Lounge that pays part of the VAT at once, for forms from here and elsewhere in Italy; bring passport and a credit card in the same name. The validation on your way out is still needed.',
    },
    {
      question: 'We leave Florence by car for Switzerland. Who validates?',
      answer: 'Italian customs at the Swiss border. See [Como](/italy/como) for the two posts on that road.',
    },
  ],
  sources: [
    {
      name: 'FashionUnited, LuisaViaRoma in restructuring',
      url: 'https://fashionunited.uk/news/business/luisaviaroma-suspends-affiliate-program-amidst-restructuring/2025081283336',
      readOn: '2025-08',
    },
    {
      name: 'My Outlet Guide, an outlet catalogue',
      url: 'https://github.com/emirhandmr93/my-outlet-guide/blob/374a4b2aa1086c0badfac1dfbe83c76aad873681/src/constants/outlets/italy.ts',
      readOn: '2026-07',
    },
    {
      name: 'Travelnostop: Global Blue lounge in Florence',
      url: 'https://travelnostop.com/news/turismo/global-blue-inagura-4-lounge-italiana-firenze-terza-meta-italiana-tax-free_447644/amp',
    },
    {
      name: 'European Commission: VAT refunds for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    {
      name: 'Italian customs (ADM): OTELLO procedure',
      url: 'https://www.adm.gov.it/portale/ee/citizen/otello-english-version/the-procedure',
    },
    { name: 'The Mall Firenze', url: 'https://firenze.themall.it' },
  ],
})
