import type { EvaluationQuestion } from './evaluation-question.ts'
import { anEstimate, day, desksAt, doneAt, eur, may, mayNot, figure, whyThere } from './patterns.ts'

/** Typos, no grammar, telegram style, long stories. */
export const rough: EvaluationQuestion[] = [
  { ask: 'wat is refnd on 720 euro in Pariss', says: [eur(102)] },
  { ask: '1050 eu r milano hw much bak', says: [eur(160.94)] },
  { ask: 'tax fre minmum itly??', says: [eur(154.94), eur(70)] },
  { ask: 'whr is custums in barcelone airprot', says: [/Barcelona/, /DIVA|left of/] },
  { ask: 'forgt the stemp now home', says: [/lost|operator/] },
  { ask: 'me live brasil me can claim france?', says: [may], never: [/^\W*No\b/] },
  { ask: 'pls hlp kiosk red cdg flight 1h', says: [/officer|customs desk/] },
  { ask: 'HOW MUCH FOR 10000 EUROS IN PARIS!!!', says: [eur(1416.67)] },
  { ask: 'bag 415 eur madrid thx', says: [eur(61.22)] },
  { ask: 'u do hotels?', says: [mayNot] },
  { ask: 'cash better card?', says: [/fee/i] },
  { ask: 'munchen airprt t1 zoll wher', says: [/Munich/, /[Aa]rea B|[Ll]evel 04/] },
  { ask: 'bougt 18 oktober 2026 til wen can leave', says: [day(18, 1, 2027)] },
  {
    ask: 'i from uk live manchester can get tax spain yes no',
    says: [may, /England|Britain|outside the EU|UK/],
    never: [/^\W*No\b/],
  },
  {
    ask: 'madrd frankfrt newyork, bag in cabin, wher stamp',
    says: [doneAt('Frankfurt'), whyThere],
    never: [desksAt('Madrid')],
  },
  {
    ask: 'Hello! My wife and I had a wonderful week in Paris for our anniversary. On Tuesday we went to a jeweller near Place Vendôme and she fell in love with a ring, which was 5,200 euros in the end. We fly back to Denver on Saturday. Could you tell me roughly how much of the tax we might see again?',
    says: [eur(736.67)],
  },
  {
    ask: 'So the thing is, I have been living in Munich for three years now because of my job, but I still have my Korean passport and fly home every summer. A colleague told me that I can simply show the passport in the shop and get the form. Is she right?',
    says: [mayNot],
    never: [/^\W*Yes/, anEstimate],
  },
  {
    ask: 'We are travelling by train through Europe: first Madrid, where I bought a guitar for 840 euros, then Paris, then we take the Eurostar to London and fly home from there. Where on earth do I get the Spanish form validated?',
    says: [doneAt('Gare du Nord|Paris')],
    never: [/validate[sd]? (?:it )?(?:at|in) (?:London|Heathrow)/],
  },
  {
    ask: 'ok so my mum bought medicine for 150 euros at a pharmacie in paris, she is 71 and we leave on the 28th, does she get sth back',
    says: [/medicine/i, mayNot],
    never: [figure(21.25), anEstimate],
  },
  { ask: '600eur barca refund?', says: [eur(88.51)] },
  { ask: 'refund. paris. 1.750 euros. handbag.', says: [eur(247.92)] },
  { ask: 'germany 250 euro shoe adidas same day fly ok how much', says: [eur(33.93)] },
  { ask: 'need form where get', says: [/shop|till|store/i] },
  { ask: 'detax', says: [/refund|détaxe|tax-free|VAT/i] },
]
