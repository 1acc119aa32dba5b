import type { PlaceGuideTemplate } from '../place-guide.ts'

export const milanGuide: PlaceGuideTemplate = (n) => {
  const bag = n.italy.example(1000)
  return {
    title: 'Milan tax refund: shops, desks and the right airport',
    description:
      'Where to shop tax-free in Milan, from Monte Napoleone to the outlets, and what to do at Malpensa, Linate or Bergamo before you check your bag.',
    keywords: [
      'Milan tax refund',
      'Milan VAT refund',
      'Quadrilatero tax free',
      'Rinascente tax free',
      'Linate VAT refund',
      'Bergamo tax refund',
    ],
    lead: 'Milan has three airports with three refund routines, so know where you fly from before you shop. In the shop, check one thing on every form: the OTELLO code.',
    sections: [
      {
        id: 'three-airports',
        title: 'Malpensa, Linate or Bergamo',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Malpensa** is the airport for long-haul flights. The desks of the big operators validate Italian invoices themselves, so most people need no separate customs stop. The steps are on the [Malpensa page](/italy/malpensa).',
              '**Linate** mainly serves flights inside the EU. If you change planes in Frankfurt or Paris, goods in a bag checked through from Linate are shown at Linate; goods you carry are shown at the hub. The airport says its refund companies pay before check-in.',
              '**Bergamo** works the other way round: check in first, keep the tagged bag, and take it to the Maccorp refund office. The airport’s page still quotes an old minimum, so confirm the routine with the office.',
            ],
          },
        ],
      },
      {
        id: 'at-the-till',
        title: 'What the Milan shop must do',
        blocks: [
          {
            kind: 'text',
            text: 'An Italian tax-free form is an electronic invoice. The shop needs your passport details, sends the invoice to customs, and should print the OTELLO request code on your copy. Without the code you cannot tell whether customs has the invoice at all.',
          },
          {
            kind: 'text',
            text: `This guide counts purchases ${n.italy.minimumCounted}. ${n.italy.lawCounting}${n.italy.lawNote ? ` Under today’s law an invoice ${n.italy.lawMinimumText} is enough, so ask at every till.` : ''} Two boutiques in the Galleria are two shops.`,
          },
          {
            kind: 'text',
            text: `As an estimate: ${bag.price} spent holds ${bag.vat} of VAT, of which about ${bag.refund} comes back after the operator’s fee. Your form states the real figure.`,
          },
        ],
      },
      {
        id: 'outlets',
        title: 'Outlets from Milan',
        blocks: [
          {
            kind: 'text',
            text: 'Scalo Milano, at Locate di Triulzi south of the city, is the nearest outlet in our list, with Global Blue refund kiosks at The Concierge and the Info Point. Serravalle lies toward [Genoa](/italy/genoa) and has official shuttles from central Milan; refund desks stand inside. Vicolungo is nearer to Malpensa than to the city. The desks are those of an outlet catalogue of July 2026. Every outlet boutique writes its own invoice.',
          },
        ],
      },
    ],
    tips: [
      'Carry the passport itself or a scan: Milan boutiques cannot issue the electronic invoice without its data.',
      'Sort your forms by operator before you leave the hotel. At Malpensa each company has its own queue.',
      'One traveler wrote of an hour and a half in line at a Milan airport. Do not plan the desk as the last stop before boarding.',
      'Many small shops close on Monday mornings and for part of August. Check hours the day before.',
    ],
    shoppingAreas: [
      {
        name: 'Quadrilatero della Moda',
        text: 'Via Monte Napoleone, Via della Spiga and Via Sant’Andrea hold the flagships: Prada, Armani, Versace, Bottega Veneta, Loro Piana, Cartier, Hermès. The Global Blue lounge was announced for Via Santo Spirito, inside the quarter.',
        locationIds: [
          'it-milan-via-montenapoleone',
          'it-milan-via-della-spiga',
          'it-milan-via-santandrea',
          'it-milan-via-manzoni',
          'it-milan-corso-venezia',
        ],
      },
      {
        name: 'Around the Duomo',
        text: 'The Galleria Vittorio Emanuele II, Rinascente and Corso Vittorio Emanuele II lie within a few steps. Rinascente is the practical choice for mixed shopping, because it handles forms for the whole store.',
        locationIds: [
          'it-milan-galleria-vittorio-emanuele',
          'it-milan-rinascente-duomo',
          'it-milan-corso-vittorio-emanuele',
          'it-milan-via-torino',
        ],
      },
      {
        name: 'Brera and Corso Como',
        text: 'Independent labels, perfume and design on Via Brera and Via Solferino; concept store 10 Corso Como further north. Not every small shop takes part, so ask before you choose.',
        locationIds: ['it-milan-brera', 'it-milan-10-corso-como'],
      },
      {
        name: 'Corso Buenos Aires',
        text: 'A long street of chain stores, close to Milano Centrale. Prices are lower here, so have what you buy in one store put on one invoice.',
        locationIds: ['it-milan-corso-buenos-aires'],
      },
      {
        name: 'Malls and the nearest outlet',
        text: 'CityLife is in town under the three towers; Il Centro at Arese and Scalo Milano need a car or a shuttle.',
        locationIds: [
          'it-milan-citylife',
          'it-milan-il-centro-arese',
          'it-milan-scalo-milano-outlet',
          'it-milan-scalo-milano-kiosks',
        ],
      },
    ],
    wayThrough: [],
    local: [
      {
        label: 'Train to Malpensa',
        text: 'Malpensa Express from [Milano Centrale](/italy/milano-centrale) and from Cadorna, to both terminals.',
      },
      {
        label: 'To Bergamo',
        text: 'The airport is about 50 km east, at Orio al Serio; coaches leave beside Milano Centrale.',
      },
      {
        label: 'Refund in town',
        text: 'Global Blue lounge, Via Santo Spirito, and Rinascente’s tax-free desk. Check first that they still pay.',
      },
      {
        label: 'Ride with bags',
        text: '[Book a chauffeur](/italy/milan/book-chauffeur) and name the terminal, since Malpensa has two.',
      },
    ],
    timeline: [
      {
        when: 'In the boutique',
        text: 'Passport, electronic invoice, code on your copy. Read your name and country.',
      },
      {
        when: 'Same day, optional',
        text: 'An in-town desk may advance the money against your card. The invoice must still be validated when you leave.',
      },
      {
        when: 'Departure day',
        text: `Reach the terminal ${n.arriveBeforeFlight} before the flight, goods unused and within reach.`,
      },
      { when: 'After the flight', text: `A card refund takes ${n.refundWeeks}.` },
    ],
    questions: [
      {
        question: 'Can I get the refund in Milan city instead of at the airport?',
        answer:
          'Sometimes, as an advance. Global Blue announced an in-town service in Via Santo Spirito, and Rinascente has a tax-free desk. You still have to get the invoice validated on departure, or the advance is charged back.',
      },
      {
        question: 'I fly from Linate via Paris. Where do I validate?',
        answer:
          'Checked bag: at Linate, before you hand it over, if it is tagged to your final city. Hand luggage: in Paris, the last EU airport you pass.',
      },
      {
        question: 'I take the train from Milan to Switzerland. Where is customs?',
        answer:
          'That train leaves the EU at the Swiss border, and no customs point is known in the station. Ask customs before you travel, or cross by road at [Como](/italy/como), where there are two posts.',
      },
    ],
    sources: [
      {
        name: 'My Outlet Guide, an outlet catalogue',
        url: 'https://github.com/emirhandmr93/my-outlet-guide/blob/374a4b2aa1086c0badfac1dfbe83c76aad873681/src/constants/outlets/italy.ts',
        readOn: '2026-07',
      },
      {
        name: 'Italian customs (ADM): OTELLO procedure',
        url: 'https://www.adm.gov.it/portale/ee/citizen/otello-english-version/the-procedure',
      },
      {
        name: 'Milan Linate Airport: VAT refund',
        url: 'https://www.milanolinate-airport.com/en/shop-dine/vat-refund',
      },
      { name: 'Milan Bergamo Airport: VAT refund', url: 'https://milanbergamoairport.it/en/vat-refund' },
      { name: 'Tax Refund: questions', url: 'https://www.taxrefund.it/faq.php' },
      {
        name: 'Global Blue: Italy',
        url: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/italy',
      },
      { name: 'McArthurGlen: tax refunds', url: 'https://www.mcarthurglen.com/da/tax-refund/' },
    ],
  }
}
