import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { figure, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { refunds, refundIn, noRate, noMinimum } from './expectations.ts'
import {
  at,
  beforeBags,
  either,
  fourYears,
  noCure,
  nothingBack,
  over100,
  over50,
  over70,
  sixMonths,
  stampedAt,
  theOfficer,
  threeMonths,
  weeks,
} from './mixed-patterns.ts'

/**
 * Voice: tourists from outside the EU on a phone, each a different person: terse, chatty, misspelled, dictated, in
 * second-language English, some in their own language. Written from rules, pages and records, without knowledge of the
 * assistant. A follow-up repeats what it needs, so each question stands alone.
 */
export const mixedVoices: EvaluationQuestion[] = [
  // What comes back for an amount
  { ask: 'just paid 2150 at celine rue de grenelle paris. tax back = ?', ...refunds(304.58) },
  { ask: 'Loewe puzzle bag €2.900 in Madrid, how much they give me back', ...refunds(427.81) },
  { ask: 'moncler jacket milan price tag 1 390,00 €. refund pls', ...refunds(213.06) },
  { ask: 'my rimowa from cologne was eur 1150, what do I recieve', ...refunds(156.07) },
  {
    ask: 'so um we spent four hundred and twenty euros on perfume in Nice what do we get back',
    ...refunds(59.5),
  },
  { ask: 'watch 15k euro at bucherer paris how much vat refund approx', ...refunds(2125) },
  {
    ask: 'I have two purchases: 640 € at Gucci in Florence and 310 € at Sandro in Paris. refund on each?',
    ...refunds(98.1, 43.92),
  },
  {
    ask: 'same bag 3000 euro in france, italy and germany, which one gives more back??',
    ...refunds(425, 459.84, 407.14),
  },
  {
    ask: 'thinking in dollars here: $1,800 USD of leather in Rome, how many dollars refunded?',
    ...refundIn(275.9),
  },
  { ask: 'coat for £540 from a Barcelona shop, refund in pounds', ...refundIn(79.66) },
  { ask: 'about 65000 rupees in Frankfurt with tax inside, how much comes back', ...noRate(8821.43) },
  { ask: 'AED 9,000 shopping in Madrid. VAT refund amount?', ...noRate(1327.69) },
  { ask: '我在巴黎买了9800欧元的包，能退多少税？', ...refunds(1388.33) },
  { ask: 'comprei um relógio de 4.300 euros em Munique, quanto recebo de volta?', ...refunds(583.57) },
  { ask: '밀라노에서 2,600유로 가방을 샀어요. 환급은 얼마예요?', ...refunds(398.52) },
  { ask: 'اشتريت ساعة بسعر 5500 يورو في باريس، كم أسترد من الضريبة؟', ...refunds(779.17) },
  {
    ask: 'receipt from Lyon says TVA 84.60 €. how much of that do i really see?',
    says: [either(figure(71.91), /85 ?%/)],
  },
  {
    ask: 'a store in paris says the refund is 12% of the price, is that normal or are they cheating',
    says: [/12 ?%|72 ?%|10 ?%? ?(?:-|–|to) ?15 ?%/],
  },

  // Minimums
  { ask: 'min spend italy', says: [over70] },
  { ask: 'shop in Rome refused form for my 95 € sandals, they say it must be 155. true?', says: [over70] },
  { ask: 'germany, beer mugs 48 euro, can i do tax free', says: [over50], never: [startsYes] },
  {
    ask: 'Is exactly 100.00 € at Longchamp Paris ok or do I have to add a keyring?',
    says: [
      /100\.01|(?:more than|over|exceed(?:ing)?|above) (?:EUR|€) ?100|a (?:little|cent) (?:more|short)/i,
    ],
  },
  {
    ask: '¿cuál es la compra mínima para el tax free en España?',
    says: [either(noMinimum, /no hay (?:un |ning[uú]n )?m[ií]nim|sin m[ií]nim|cualquier (?:importe|compra)/)],
  },
  { ask: 'shoes 89,99 in barcelona, worth asking for the paper or too small?', says: [noMinimum] },
  { ask: 'an old blog says I need 175 euros in France. still?', says: [over100], never: [startsYes] },
  { ask: 'minimums for FR ES IT DE in one go thx', says: [over100, noMinimum, over70, over50] },

  // Rates
  { ask: 'vat % germany?', says: [/19 ?%/] },
  {
    ask: 'How many percent tax is inside the price in Spain and in Italy, normal goods',
    says: [/21 ?%/, /22 ?%/],
  },
  { ask: 'quel est le taux de TVA normal en France svp', says: [/20\s?%/] },
  {
    ask: 'is there iva in tenerife shops? can i claim it',
    says: [/IGIC|Canar/i, either(nothingBack, /outside|own tax|take no part|7 ?%|not? /)],
    never: [startsYes],
  },

  // Deadlines
  {
    ask: 'ring bought 14 August 2026 in Paris. last day to take it out of Europe?',
    says: [/14(?:th)? (?:of )?Nov|Nov(?:ember)? 14|30(?:th)? (?:of )?Nov|Nov(?:ember)? 30/i],
  },
  { ask: 'till when I must leave EU with the things I buyed', says: [threeMonths] },
  {
    ask: 'found a german tax free form in drawer, stamped 2 yrs ago, never posted. dead?',
    says: [fourYears],
  },
  { ask: 'french form stamped by hand (paper), by when does global blue want it', says: [sixMonths] },
  {
    ask: 'italian invoice was stamped in Paris. until when does the shop in Italy need it back?',
    says: [/sixth month|(?:six|6) months|(?:three|3) months/i],
  },
  {
    ask: 'I stay in Spain and Italy for five months, bought a bag the second day. refund still ok when I leave?',
    says: [threeMonths],
  },
  { ask: 'how long the money takes to card after airport', says: [weeks] },

  // The order at the airport
  {
    ask: 'CDG: check in suitcase first or tax machine first?',
    says: [beforeBags, /PABLO|kiosk|d[ée]taxe|customs/i],
  },
  {
    ask: 'munich airport, jacket is in the big suitcase. whats the order, checkin customs?',
    says: [/tag|label/i, /customs|Zoll/i],
  },
  {
    ask: 'only backpack no suitcase, leaving from Frankfurt direct to Singapore, customs is before or after security?',
    says: [
      /after (?:the )?(?:security|passport)|(?:behind|past|beyond) (?:security|passport)|way to the gate/i,
    ],
  },

  // The way out
  {
    ask: 'MXP - ZRH - SFO, all in checked bag. where customs?',
    says: [at('Malpensa|MXP|Milan')],
    never: [stampedAt('Zurich|ZRH|Zürich')],
  },
  {
    ask: 'CDG to AMS to JFK, bags from Paris in my carry on. where do I show them',
    says: [at('Amsterdam|Schiphol|AMS')],
  },
  {
    ask: 'Nice > Frankfurt > Bangkok. The suitcase with shopping is tagged to Bangkok. Stamp where?',
    says: [at('Nice|NCE|Côte')],
  },
  { ask: 'Venice-Munich-Tokyo, handbag purchase in hand luggage only', says: [at('Munich|MUC')] },
  {
    ask: 'Berlin - London - Toronto with BA, can I do the stamp at Heathrow? more time there',
    says: [at('Berlin|BER')],
    never: [startsYes, stampedAt('London|Heathrow')],
  },
  {
    ask: 'eurostar paris→london then fly home to US from heathrow. Where do i scan french forms',
    says: [/Gare du Nord/i],
  },
  {
    ask: 'going back to UK by car through the tunnel at Calais, where is pablo',
    says: [/Calais|terminal|LeShuttle|tunnel/i, /PABLO|kiosk/i],
  },
  {
    ask: 'we drive Como to Lugano with italian invoices. stop where?',
    says: [/Brogeda|Chiasso|border|customs post/i],
  },
  {
    ask: 'Train Paris to Amsterdam and next day flight from Schiphol to Seoul with french forms. scan at gare du nord?',
    says: [at('Schiphol|Amsterdam')],
    never: [startsYes],
  },
  { ask: 'ferry from Algeciras to Tangier, have spanish form', says: [/Algeciras|port\b/i] },
  {
    ask: 'Seville to Madrid to Mexico City, suitcase goes direct to mexico. where DIVA',
    says: [at('Seville|SVQ|Sevilla')],
  },
  {
    ask: 'bought in Milan. fly to Paris, take my bag out, sleep, next day Paris-Seoul and bag checked again. where validate',
    says: [at('Paris|CDG|Charles|Orly')],
  },
  {
    ask: 'Barcelona via Lisbon to São Paulo, goods in cabin bag, form is DIVA',
    says: [at('Lisbon|Lisboa|LIS')],
  },
  {
    ask: 'madrid to zurich with iberia. zurich is in schengen so not yet exit correct?',
    says: [at('Madrid|Barajas|MAD')],
    never: [stampedAt('Zurich|Zürich')],
  },

  // Kiosk red, no stamp
  { ask: 'PABLO screen turned RED help', says: [theOfficer] },
  {
    ask: 'diva machine barcelona says it can not validate, nobody here',
    says: [/Guardia Civil|Civil Guard|officer|office (?:beside|next)/i],
  },
  {
    ask: 'Orly customs desk was shut and machine off at 5am so I flew with no scan. anything possible from home?',
    says: [either(sixMonths, /customs(?:’|'s)? (?:own )?(?:service|fault)|consulate|photo|proof/)],
  },
  { ask: 'forgot the customs stamp in munich and now im in chicago', says: [/embassy|consulate/i] },
  { ask: 'i missed scanning DIVA in Madrid, now home in Lima. can fix?', says: [noCure], never: [startsYes] },
  {
    ask: 'suitcase already gone on the belt with the goods inside!! at gate soon',
    says: [/airline|bag back|bring (?:it|the bag|that bag)|recall|return the bag|no stamp|any more/i],
  },
  {
    ask: 'back in mexico without the visto on my italian invoice, can dogana do it later',
    says: [either(noCure, /found no|operator|shop/)],
    never: [startsYes],
  },
]
