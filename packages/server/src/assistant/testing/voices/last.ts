import { day, doneAt, eur, startsYes } from '#server/assistant/testing/evaluation/patterns'
import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { allowed, noRate, refundIn, refunds } from '#server/assistant/testing/blind/expectations'

/** The last list, again in all voices: long stories with several facts, other languages, short follow-ups. */
export const last: EvaluationQuestion[] = [
  {
    ask: 'We spent a week in Tuscany and bought leather: a belt 65, a wallet 90 and a big bag 420, all in one shop in Siena on one invoice. We live in Denver. What do we get back?',
    ...refunds(88.14),
  },
  {
    ask: 'My in-laws live in Munich and came with me; they paid for the 300 euro jacket with their card but I take it home to Toronto. Form in whose name?',
    says: [/name/i],
  },
  {
    ask: 'Flight tomorrow 6:20 from Malpensa T1 to London then Toronto. Goods: shoes 240 euros from Milan. Will customs be there at 4?',
    says: [/Malpensa/, /not confirmed|ask|hours/i],
  },
  {
    ask: 'I have stamped form from Madrid, posted nothing, now in Lima. How do I get money?',
    says: [/post|operator|envelope|reaches/i],
  },
  {
    ask: 'the shop says tax refund only if above 175 in france but i read 100',
    says: [/100/],
    never: [/minimum[^.]{0,40}EUR 175/],
  },
  {
    ask: 'Customs in Barcelona did not look at anything, just green screen. Is that all?',
    says: [/validated|operator|done|reaches|keep/i],
  },
  { ask: 'Can my tour guide do the paperwork for our group of 12', says: [/in person|Nobody else|name/i] },
  {
    ask: 'I bought skis in Chamonix for 890 euros and used them for three days. Refund?',
    says: [/unused|used/i],
  },
  { ask: 'Apple Watch 449 Rome, I have already put it on', says: [/unused|worn|used/i] },
  { ask: 'How many percent comes back in Germany on 1000?', ...refunds(135.71) },
  { ask: 'Bought for 215 francs swiss in a shop in Konstanz', ...refundIn(29.18) },
  { ask: '6,500 dirhams louis vuitton barcelona', ...noRate(958.88) },
  { ask: 'does the 12% of galeries lafayette come off the price or the tax', says: [/12 ?%/] },
  {
    ask: 'three friends, one bill of 270 in Paris, split by us. who claims',
    says: [/One form|one name|name/i],
  },
  {
    ask: 'I buy for my shop in Kiev 20 dresses in Prato',
    says: [/trade|resale|company|[Nn]o/],
    never: [startsYes],
  },
  { ask: 'phone sim 30 euros and charger 25 in Berlin one receipt', says: [/services|50|minimum|exceed/i] },
  {
    ask: 'Is the refund possible if I fly with Ryanair from Beauvais to Marrakech',
    says: [/Beauvais|customs|desk|airport/i],
  },
  {
    ask: 'from Nice we take a yacht to Monaco then helicopter back and fly to NYC from Nice',
    says: [doneAt('Nice')],
  },
  { ask: 'Malaga - Casablanca ferry from Algeciras', says: [/port|ferry|Algeciras|customs/i] },
  {
    ask: 'bought in Florence. Flight FLR-FRA-ORD; handbag with me and coat in the hold',
    says: [doneAt('Florence'), doneAt('Frankfurt')],
  },
  { ask: 'fly home to Zurich from Berlin with 2 phones 1400 euros', says: [doneAt('Berlin')] },
  {
    ask: 'cuanto tiempo tengo para salir de Europa si compré el 14 de septiembre',
    says: [day(14, 12, 2026)],
  },
  { ask: 'Ich wohne in Bern, Einkauf 240 Euro in Freiburg. Wie viel MwSt zurück?', ...refunds(32.57) },
  { ask: 'sono residente a San Marino, posso avere il tax free a Milano', says: [/San Marino|outside|Yes/] },
  { ask: 'je vis à Montréal, achats de 380 € à Nice, combien ?', ...refunds(53.83) },
  { ask: 'moro em São Paulo e gastei 1500 euros em Paris, quanto volta?', ...refunds(212.5) },
  { ask: 'tokyo resident bought kimono in Kyoto', says: [/outside the EU|Japan/] },
  { ask: 'Wanna know the diff between tax free and duty free', says: [/[Dd]uty-free|Tax free means/] },
  { ask: 'Otello 2.0 meaning', says: [/OTELLO/] },
  { ask: 'how do I know which company handles my form', says: [/named on the form|operator|form/i] },
  {
    ask: 'what is the email of planet',
    says: [/operator|own site|named on|no (?:number|address)|nothing reliable|know no/i],
  },
  { ask: 'does the law oblige every boutique to write one', says: [/choice|voluntary|by law|ask/i] },
  { ask: 'are museum shop purchases ok', says: [/goods|count|shop|take part|participat/i] },
  { ask: 'do prices in spain incl tax', says: [/includes? the (?:tax|VAT)|tax/i] },
  { ask: 'Will there be a fee if I choose cash at Roma Termini', says: [/fee/i] },
  {
    ask: 'got two forms, one stamped one not, home already',
    says: [/lost|do not count|ask|usually/i],
    never: [startsYes],
  },
  {
    ask: 'officer kept my form, correct?',
    says: [/customs|operator|form|copy|photo|nothing reliable|not sure/i],
  },
  {
    ask: 'I have 45 minutes between landing in Frankfurt and boarding to Delhi, 1 form in cabin bag',
    says: [doneAt('Frankfurt')],
  },
  { ask: 'passport renewed after purchase, number on form is old', says: [/passport|shop|anew|match/i] },
  { ask: 'the name of my husband on receipt, mine on the form', says: [/name/i] },
  { ask: 'minimum for liechtenstein people in germany', says: [eur(50)] },
  {
    ask: 'Which is cheaper for a Chanel bag, Paris or Milan after refund',
    says: [/no single|compare|price|20%|22%/i],
  },
  { ask: 'delete the calculations I saved', says: [/dashboard|delete|support|account|data/i] },
  { ask: 'reset my password', says: [/reset|password/i] },
  { ask: 'my driver did not show up', says: [/operator|email|write|reply|request/i] },
  {
    earlier: ['where is the customs in Orly 3?'],
    ask: 'is it before security',
    says: [/before|security|Orly/i],
  },
  {
    earlier: ['we bought 500 euros in Madrid', 'and 200 in Seville'],
    ask: 'total back?',
    says: [/103\.26|73\.76/],
  },
  { earlier: ['is spain 90 euros'], ask: 'since when not', says: [/2018/] },
  { earlier: ['live in Jersey'], ask: 'Paris shopping refundable?', ...allowed },
  { earlier: ['CDG to NYC, bag in hold'], ask: 'before or after checkin', says: [/before/] },
]
