import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const madridGuide: PlaceGuideTemplate = (n) => {
  const bag = n.spain.example(1000)
  return {
    title: 'Madrid VAT refund: Golden Mile, Sol and Las Rozas',
    description:
      'Where to shop tax-free in Madrid, which stores have a refund desk, what an advance refund commits you to, and which Barajas terminal validates the form.',
    keywords: [
      'Madrid VAT refund',
      'tax free shopping Madrid',
      'Golden Mile Madrid',
      'El Corte Inglés tax free',
      'Las Rozas Village tax free',
      'DIVA form Madrid',
    ],
    lead: 'If you fly home from Madrid, each form ends at a DIVA screen in Barajas, also when a desk in town has already paid you. Keep the goods at hand for that day.',
    sections: [
      {
        id: 'where-to-spend',
        title: 'Pick the district by what you want',
        blocks: [
          {
            kind: 'text',
            text: 'Designer houses sit in the Salamanca district: Serrano is the axis, José Ortega y Gasset the short street with Chanel, Dior, Louis Vuitton and Hermès. Spanish names such as Loewe and Carolina Herrera have shops here too.',
          },
          {
            kind: 'text',
            text: 'High-street brands fill Gran Vía, Preciados and Fuencarral. El Corte Inglés has six large branches in our list. If you mostly buy small things, one department store means fewer forms to scan than ten shops.',
          },
          {
            kind: 'text',
            text: `A ${bag.price} bag from Serrano contains ${bag.vat} of VAT. With the ${n.refundShare} this site counts with, about ${bag.refund} would come back; the shop’s form states the real figure. Try your own price in the [Madrid calculator](/vat-calculator/spain/madrid).`,
          },
        ],
      },
      {
        id: 'desks-in-town',
        title: 'Money in town: possible, with a string attached',
        blocks: [
          {
            kind: 'text',
            text: 'El Corte Inglés advertises early refunds at several stores; Preciados, Callao and Castellana are in our records. A Western Union office at Gran Vía 16 was also reported to advance refunds against a card guarantee. Neither is confirmed by a dated source, so ask before you cross town.',
          },
          {
            kind: 'note',
            tone: 'warning',
            text: 'An advance is a loan on your card. Skip the DIVA scan at departure and the operator takes the money back.',
          },
        ],
      },
      {
        id: 'shop-pays',
        title: 'The third way: let the shop pay you',
        blocks: [
          {
            kind: 'text',
            text: `Spanish rules let you send the validated form to the seller, who then owes you the VAT charged within ${n.spanishShopPaysWithin}. No operator takes a share. It suits one large invoice from a boutique you can write to; it is tedious for six small ones.`,
          },
        ],
      },
    ],
    tips: [
      'Carry the passport itself when you shop; the store needs your name, date of birth and passport number for the electronic form.',
      'Look for the word DIVA and a barcode on the sheet before you leave the counter.',
      'Castellana is the branch next to Nuevos Ministerios, where metro line 8 leaves for the airport: handy for a last purchase.',
      'In a mall such as El Jardín de Serrano each boutique issues its own form; ask whether any desk handles several.',
    ],
    shoppingAreas: [
      {
        name: 'Salamanca and the Golden Mile',
        text: 'Serrano, Ortega y Gasset, Claudio Coello and Jorge Juan lie within one walk. El Corte Inglés has branches on Serrano and Goya; El Jardín de Serrano is a small mall off Goya.',
        locationIds: [
          'es-madrid-calle-serrano',
          'es-madrid-ortega-y-gasset',
          'es-madrid-claudio-coello',
          'es-madrid-jorge-juan',
          'es-madrid-eci-serrano',
          'es-madrid-jardin-de-serrano',
          'es-madrid-eci-goya',
        ],
      },
      {
        name: 'Gran Vía, Callao and Sol',
        text: 'Flagships of the big chains, Loewe at Gran Vía 8 (perhaps closed for works) and two El Corte Inglés stores a few steps apart. The refund services of Preciados and Callao are the most central ones.',
        locationIds: [
          'es-madrid-gran-via',
          'es-madrid-loewe-gran-via',
          'es-madrid-preciados-street',
          'es-madrid-fuencarral',
          'es-madrid-eci-preciados',
          'es-madrid-eci-callao',
          'es-madrid-eci-preciados-refund',
          'es-madrid-eci-callao-refund',
        ],
      },
      {
        name: 'Galería Canalejas',
        text: 'A covered luxury gallery at Calle de Alcalá 12, east of Puerta del Sol. Each house writes its own form; the gallery’s site lists who is inside.',
        locationIds: ['es-madrid-galeria-canalejas'],
      },
      {
        name: 'Castellana and Princesa',
        text: 'The El Corte Inglés at Raimundo Fernández Villaverde 65, with a tax-free service of its own and the airport metro round the corner. The Princesa branch lies toward Moncloa, where the outlet buses start.',
        locationIds: [
          'es-madrid-eci-castellana',
          'es-madrid-eci-castellana-refund',
          'es-madrid-nuevos-ministerios',
          'es-madrid-eci-princesa',
        ],
      },
      {
        name: 'Las Rozas Village',
        text: 'Outlet village about 30 km to the north-west; buses start at Moncloa. Some boutiques set a minimum of their own, so ask at each till. The refund itself is paid at the airport.',
        locationIds: ['es-madrid-las-rozas-village', 'es-madrid-las-rozas-refund'],
      },
    ],
    wayThrough: [],
    local: [
      {
        label: 'Flying home',
        text: 'Nearly always from [Barajas](/spain/madrid-airport). Know your terminal first: T1 and T4 have kiosks with customs beside them, T2 only a kiosk.',
      },
      {
        label: 'Metro to the airport',
        text: 'Line 8 from Nuevos Ministerios, with stops for T1-T2-T3 and for T4.',
      },
      {
        label: 'Leaving by train',
        text: '[Atocha](/spain/madrid-atocha) and Chamartín have no customs. A train to Barcelona or Málaga moves your validation to that city’s airport, if you fly home from there.',
      },
      {
        label: 'Day trips',
        text: 'Workshops in Toledo and Segovia may be too small to issue DIVA forms: ask before paying.',
      },
      {
        label: 'On the map',
        text: '[All Madrid desks and shops](/map-locations/spain/madrid), or [a car to the airport](/spain/madrid/book-chauffeur) with your bags.',
      },
    ],
    timeline: [
      { when: 'At the till in Salamanca', text: 'Passport out, DIVA form in. Check the country on it.' },
      {
        when: 'Same day, if you like',
        text: 'An advance at El Corte Inglés, secured on your card, for forms it accepts.',
      },
      {
        when: `Within ${n.exportWithin}`,
        text: 'You and the goods leave the EU. Later forms are worth nothing.',
      },
      {
        when: `${n.arriveBeforeFlight} before take-off`,
        text: 'Scan at Barajas with the suitcase still in your hand, then check in.',
      },
      {
        when: `${n.refundWeeks} later`,
        text: 'Card refund, unless you took cash at a desk past security.',
      },
    ],
    questions: [
      {
        question: 'Is there a minimum purchase in Madrid shops?',
        answer: `Not in law: Spain has had ${n.spain.lawMinimum} since ${n.spain.lawSince}. A shop may still set its own, and older guides, including the edition this calculator uses by default, name a figure. Ask for the form whatever you spend.`,
      },
      {
        question: 'Can I get my whole refund in cash before the airport?',
        answer:
          'Only as an advance guaranteed by a card, and only from operators that offer it. The export is confirmed at Barajas, never in a Madrid store.',
      },
      {
        question: 'I fly Madrid to Paris to New York. Do I scan here?',
        answer:
          'Things you carry on are stamped by hand in Paris, so bring the printed sheet; see [Charles de Gaulle](/france/cdg). A suitcase checked through to New York is a matter for Madrid by EU law, yet an operator says not to scan in Spain: carry the goods, or ask the officer at Barajas before bag drop. Do you collect it in Paris? Then it is shown there.',
      },
      {
        question: 'Can Americans claim on clothes they have worn?',
        answer:
          'Goods should leave unused, and customs may ask to see them. The [guide for US citizens](/vat-refund-spain-for-us-citizens) goes through the rest.',
      },
    ],
    sources: [
      sourcesOfSpain.aena,
      sourcesOfSpain.taxAgencyManual,
      {
        name: 'Madrid Shops, tax free',
        url: 'https://madrid-shops.com/en/taxfree',
      },
      {
        name: 'Las Rozas Village, tax-free shopping',
        url: 'https://www.tbvsc.com/las-rozas-village/en/services/tax-free-shopping',
      },
      { name: 'Citysecreto, tax refund in Madrid', url: 'https://citysecreto.com/tax-refund-guide-madrid' },
      {
        name: 'Global Blue, customs at Madrid-Barajas',
        url: 'https://www.globalblue.com/tax-free-shopping/spain/madrid-barajas-airport-customs',
      },
    ],
  }
}
