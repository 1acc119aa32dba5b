import type { PlaceGuideTemplate } from '../place-guide.ts'

export const romeGuide: PlaceGuideTemplate = (n) => {
  const coat = n.italy.example(1000)
  return {
    title: 'Rome VAT refund: Spanish Steps shops to Fiumicino desk',
    description:
      'Tax-free shopping in Rome: the streets around Piazza di Spagna, Rinascente Tritone, two outlets, and how to validate at Fiumicino or Ciampino.',
    keywords: [
      'Rome VAT refund',
      'Rome tax free shopping',
      'Via Condotti tax free',
      'Castel Romano tax refund',
      'Fiumicino refund',
      'Ciampino customs',
    ],
    lead: 'Do your paperwork in the shop and your validation at Fiumicino, before check-in. Nothing you can do in the center of Rome replaces that last step.',
    sections: [
      {
        id: 'how-it-runs',
        title: 'How it runs in Rome',
        blocks: [
          {
            kind: 'text',
            text: 'Take the passport shopping. The cashier types its data into an electronic invoice, which goes to Italian customs on the spot; a code on your printout proves it. Look at the code, the spelling of your name and the country of residence before you leave the counter.',
          },
          {
            kind: 'text',
            text: `This guide counts purchases ${n.italy.minimumText}, taxes included, at a rate of ${n.italy.rate}. The [Italy guide](/italy) says what shops may do since ${n.italy.lawSince}. A coat for ${coat.price} contains ${coat.vat} of tax; expect about ${coat.refund} as an estimate.`,
          },
        ],
      },
      {
        id: 'leaving',
        title: 'Which exit you use',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Fiumicino**, nearly always. Operator desks stand in Terminals 1 and 3 and beyond security; the [Fiumicino page](/italy/fiumicino) walks you through.',
              '**Ciampino** has a customs office in our list but no operator desk that we know of. Ask there for the validation, and let the money come by card.',
              '**A cruise from Civitavecchia** that calls at other EU ports: the last EU port validates. Ask the ship’s guest desk which one that is.',
              '**A train to France, Austria or Germany** stays inside the EU. The airport from which you fly out of the EU validates, whether that is Milan or Munich.',
            ],
          },
        ],
      },
      {
        id: 'money-in-town',
        title: 'Money in town',
        blocks: [
          {
            kind: 'text',
            text: 'Rinascente on Via del Tritone has a tax-free desk; which floor is not confirmed. Global Blue ran a lounge by Piazza di Spagna that was reported in 2018; ask a boutique whether it is still there. Either way a card is held as security until the validated invoice turns up.',
          },
        ],
      },
    ],
    tips: [
      'Have one house write one invoice if you are near the minimum: two visits to Via Condotti make two invoices.',
      'Castel Romano lists a Global Blue desk, kiosks at Guest Services and a Forexchange office in an outlet catalogue of July 2026. Their hours are not given: ring before you go.',
      'In a department store pay everything through one form desk, then check that each article is listed.',
      'Leave the tags on and the shoes unworn until customs has had its chance to look.',
    ],
    shoppingAreas: [
      {
        name: 'Piazza di Spagna and Via Condotti',
        text: 'The luxury grid: Via dei Condotti, Via Borgognona, Via Frattina and Via del Babuino, with Palazzo Fendi at the Corso end. Bulgari, Valentino and Fendi are at home in this city.',
        locationIds: [
          'it-rome-via-condotti',
          'it-rome-piazza-di-spagna',
          'it-rome-via-borgognona',
          'it-rome-via-frattina',
          'it-rome-via-del-babuino',
          'it-rome-palazzo-fendi',
        ],
      },
      {
        name: 'Tritone and Via del Corso',
        text: 'Rinascente for one roof and one tax-free service; Galleria Alberto Sordi and the Corso for chain stores, where several small buys in one shop help you over the minimum.',
        locationIds: [
          'it-rome-rinascente-tritone',
          'it-rome-galleria-alberto-sordi',
          'it-rome-via-del-corso',
        ],
      },
      {
        name: 'Prati',
        text: 'Via Cola di Rienzo, across the river near the Vatican: clothing for Romans rather than flagships. Ask each shop whether it issues the form.',
        locationIds: ['it-rome-via-cola-di-rienzo'],
      },
      {
        name: 'Two outlets outside the ring',
        text: 'Castel Romano lies to the south, Valmontone to the southeast. Both are day trips; shuttle times are on the outlets’ own sites, opening hours in the [list](/map-locations/italy/rome#list-view).',
        locationIds: [
          'it-rome-castel-romano',
          'it-rome-castel-romano-global-blue',
          'it-rome-castel-romano-forexchange',
          'it-rome-valmontone-outlet',
        ],
      },
    ],
    wayThrough: [],
    local: [
      {
        label: 'To Fiumicino',
        text: 'Leonardo Express from [Roma Termini](/italy/roma-termini), without stops.',
      },
      {
        label: 'Validation',
        text: 'At the airport only. No customs point is known in the center or at the stations.',
      },
      {
        label: 'Driver',
        text: '[Book a car](/italy/rome/book-chauffeur) if you carry outlet bags and want to reach the desk early.',
      },
      {
        label: 'Desks on a map',
        text: '[Rome refund locations](/map-locations/italy/rome), with hours where a source gives them.',
      },
    ],
    timeline: [
      { when: 'Shopping day', text: 'Electronic invoice with code, made out from your passport.' },
      {
        when: 'The evening before',
        text: 'Set forms of one operator together and put their goods in one bag.',
      },
      {
        when: `${n.arriveBeforeFlight} before the flight`,
        text: 'Operator desk at Fiumicino; at Ciampino the customs office.',
      },
      { when: 'Same minute or later', text: `Cash at once, or the card in ${n.refundWeeks}.` },
    ],
    questions: [
      {
        question: 'Is there a customs office in the center of Rome where I can validate?',
        answer:
          'No. Validation belongs to the moment you leave the EU with the goods, so it happens at the airport or port of exit.',
      },
      {
        question: 'I shop in Rome and fly home via Frankfurt. Which airport?',
        answer:
          'If the hold bag is tagged to your home airport, show its contents in Fiumicino. What you carry is shown in Frankfurt. An Italian invoice stamped abroad must then reach the Italian seller by the sixth month, so post it at once.',
      },
      {
        question: 'Do Vatican shops give a VAT refund?',
        answer:
          'The Vatican is not part of the EU’s VAT area, so an Italian form cannot come from there. Ask the Vatican shop what its price includes.',
      },
      {
        question: 'Can two of us put our shopping on one invoice?',
        answer:
          'The form carries one passport, and that person shows the goods. If both paid in the same store, let one of you be the buyer of everything.',
      },
    ],
    sources: [
      {
        name: 'My Outlet Guide, an outlet catalogue',
        url: 'https://github.com/emirhandmr93/my-outlet-guide/blob/374a4b2aa1086c0badfac1dfbe83c76aad873681/src/constants/outlets/italy.ts',
        readOn: '2026-07',
      },
      {
        name: 'Aeroporti di Roma: customs and VAT refund',
        url: 'https://adr.it/web/aeroporti-di-roma-en-/pax-fco-immigration-and-customs',
      },
      {
        name: 'Italian customs (ADM): OTELLO',
        url: 'https://www.adm.gov.it/portale/progetti-aida-otello',
      },
      {
        name: 'Webitmag: one year of the Global Blue lounge in Rome',
        url: 'https://webitmag.it/global-blue-la-lounge-di-roma-compie-un-anno-1-turista-su-4-e-cinese_134620/amp',
      },
      { name: 'McArthurGlen: tax refunds', url: 'https://www.mcarthurglen.com/da/tax-refund/' },
      {
        name: 'Global Blue: Italy',
        url: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/italy',
      },
    ],
  }
}
