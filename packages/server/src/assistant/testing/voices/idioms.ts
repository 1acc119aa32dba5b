import { eur, desksAt, doneAt, startsYes } from '#server/assistant/testing/evaluation/patterns'
import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { allowed, refunds, refused, noRate } from '#server/assistant/testing/blind/expectations'

/** Voice: English with idioms, word order and particles of another language. */
export const idioms: EvaluationQuestion[] = [
  {
    ask: 'Good day Sir, kindly revert on the refundable amount for purchase of Euro 1,150/- in Paris only',
    ...refunds(162.92),
  },
  {
    ask: 'I have buyed a coat for 640 euro by Peek & Cloppenburg in Düsseldorf, how many I become back?',
    ...refunds(86.86),
  },
  { ask: 'Is it possible to make the détaxe if I have only 17 years?', says: [/\b16\b/] },
  { ask: 'How much percents of TVA is in Spain and how much you give?', says: [/21 ?%/] },
  {
    ask: 'We are 2 pax from Dubai, shopping AED 12000 in Milano, how much cashback can come',
    ...noRate(1839.34),
  },
  { ask: 'Where stays the customs office in the Fiumicino?', says: [desksAt('(?:Rome )?Fiumicino')] },
  { ask: 'Me I am resident of Tunis, I do shopping in Marseille 300€, I have right?', says: [eur(42.5)] },
  {
    ask: 'Since two years I live in Lyon with carte de séjour, Moroccan passport. Right to détaxe?',
    ...refused,
  },
  { ask: 'Until when have I time for to bring goods out? Bought 30 of September', says: [/30 Dec 2026/] },
  { ask: 'Is obligatory to have paper or enough on handy?', says: [/paper|phone|print/i] },
  {
    ask: 'The seller did not want to make me the form, said no do tax free. Can I force?',
    says: [/shop’s choice|choice/i],
  },
  { ask: 'For shopping in duty free of airport you also give return?', says: [/nothing to claim|No\b/] },
  {
    ask: 'Please do the needful regarding cancellation of my car booking',
    says: [/cannot|email|operator|call off|cancel/i],
  },
  { ask: 'My good name is wrong in tax form, one letter. What to do', says: [/anew|shop/i] },
  {
    ask: 'I have one doubt: can two sisters club the bills for minimum in Rome',
    says: [/one name|one person|One form|Receipts/i],
  },
  { ask: 'Can lah? I Singapore PR, Malaysia passport, buy in Paris', ...allowed },
  {
    ask: 'How to get money when already came back in Korea and forgot stamp',
    says: [/lost|do not count|ask/i],
    never: [startsYes],
  },
  { ask: 'In Germany the knife of 180 euro can be refund or is weapon?', says: [/24\.43/] },
  { ask: 'it is normal that shop take passport photo?', says: [/usual|passport/i] },
  { ask: 'What is tax free the percentage of italy leather', says: [/22 ?%/] },
  {
    ask: 'Pharmacy creams 140 euros Paris, the medicines also inside 30',
    says: [/medicine/i],
    never: [eur(24.08)],
  },
  {
    ask: 'I go out by Airport of Lisbon with things of Sevilla, the DIVA is where',
    says: [doneAt('Lisbon|customs')],
  },
  { ask: 'By train from Milano to Zürich where make the stamp', says: [/Chiasso|Como|border|customs/i] },
  {
    ask: 'we are leaving from Venice with cruise to Croatia and Montenegro and back',
    says: [/last|still in the EU|next port|ask the ship/i],
  },
  { ask: 'I am student erasmus of Mexico in Salamanca six months', says: [/student/i], never: [startsYes] },
  {
    ask: 'Diplomatic passport of Ghana posted in Berlin',
    says: [/posted|home|ask customs|No/i],
    never: [startsYes],
  },
  { ask: 'Ring from grandmother bought antique shop Vienna', says: [/Austria/] },
  { ask: 'precio del bolso 800 euros en Madrid, cuanto me devuelven', ...refunds(118.02) },
  { ask: 'combien je récupère sur 450 euros aux Galeries Lafayette', ...refunds(63.75) },
  { ask: 'wie viel bekomme ich bei 300 euro in rom zurück', ...refunds(45.98) },
  { ask: 'パリで1200ユーロのバッグ、いくら戻りますか', ...refunds(170) },
  { ask: 'сколько вернут с 700 евро в Милане', ...refunds(107.3) },
  { ask: '在巴塞罗那买了600欧元的鞋子，可以退多少税', ...refunds(88.51) },
  { ask: 'كم استرد من 900 يورو في باريس', ...refunds(127.5) },
]
