import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { any, sum, negated, no, yes, threeMonths, noMin, adults } from './any-time-patterns.ts'
import { noRate, refundIn, refunds } from './expectations.ts'

/**
 * Voice: people of every age on their phones, in a shop, a hotel or a queue, and at home weeks later. Written from
 * rules, records and pages, without knowledge of the assistant.
 */
export const atAnyTime: EvaluationQuestion[] = [
  // What comes back
  { ask: 'LV neverfull champs elysees 2350 eur. how much do i get back??', ...refunds(332.92) },
  { ask: 'gucci bag milano 1980€ tax back pls', ...refunds(303.49) },
  {
    ask: 'Hello dear, I am from Dubai, bought Rolex in Munich price 12,000 euro, can you tell me the amount of refund approx',
    ...refunds(1628.57),
  },
  {
    ask: 'compré unas botas de 850 euros en barcelona, cuanto me devuelven del iva?',
    says: [sum('125', '39')],
  },
  {
    ask: 'ich wohne in zürich, hab bei breuninger in stuttgart 430 euro ausgegeben, was krieg ich zurück',
    says: [sum('58', '36')],
  },
  {
    ask: "je vis a montreal, j'ai acheté un sac a 940 euros a paris, combien de detaxe je recupere",
    says: [sum('133', '17')],
  },
  { ask: '我在米兰买了一个3260欧元的包，能退多少税？', says: [sum('499', '69')] },
  { ask: '파리에서 1200유로짜리 코트 샀는데 얼마 환급받아요?', says: [/(?<!\d)170(?:[.,]00)?(?!\d)/] },
  { ask: 'comprei um relogio de 1320 euros em madri, quanto volta do imposto?', says: [sum('194', '73')] },
  { ask: 'اشتريت ساعة من باريس بسعر 5600 يورو كم يرجع لي من الضريبة', says: [sum('793', '33')] },
  {
    ask: 'my daughter bought a leica in frankfurt for two thousand three hundred ninety euros how much comes back to us',
    ...refunds(324.36),
  },
  { ask: 'ring place vendome 12400 refund = ?', ...refunds(1756.67) },
  { ask: 'Birkenstocks and a jacket in Berlin, one bill of 268.50. whats my refund', ...refunds(36.44) },
  { ask: 'sneakers 415 eur in rome how mch bak', ...refunds(63.61) },
  {
    ask: 'which is better for a 1000 euro handbag, buy in Paris or in Florence? tell me refund in both',
    ...refunds(141.67, 153.28),
  },
  {
    ask: 'i spent 900 in loewe madrid and next week i will spend 600 in munich hugo boss. refund for each?',
    ...refunds(132.77, 81.43),
  },
  {
    ask: 'so what is the VAT inside a 640 euro coat from italy, and how much of it do i actually see',
    ...refunds(115.41, 98.1),
  },
  {
    ask: 'If i want to get back around 425 euros how much do i need to spend in Paris lol. is 3000 right?',
    says: [any(/(?<!\d)425(?:\.00)?(?!\d)/, /3[,. ]?000/)],
  },
  // Other currencies
  { ask: 'the bracelet was like 1200 US dollars in Paris, how many dollars back', ...refundIn(170) },
  { ask: 'spent 2000 pounds at Gucci in Rome, refund in pounds please, im from Leeds', ...refundIn(306.56) },
  { ask: 'Berlin camera shop, CAD 1000. what do we get back in canadian', ...refundIn(135.71) },
  { ask: 'i paid 40000 rupees in paris galeries lafayette how much refund in rupees', ...noRate(5666.67) },
  { ask: 'i am from Izmir, spent 10000 turkish lira in Madrid, how many lira refund', ...noRate(1475.21) },
  { ask: '5000 dirhams purchase, Milan, what refund', ...noRate(766.39) },

  // Rates and minimums
  { ask: 'wats the min spend for tax free in france', says: [/100/] },
  { ask: 'Is there a minimum in Spain? The girl at the shop says 90 euro something', says: [noMin] },
  { ask: 'Italy minimum now? my old guidebook says 154.94', says: [/(?<![\d.,])70(?!\d)/] },
  { ask: 'germany tax free min amount', says: [/(?<![\d.,])50(?!\d)/] },
  {
    ask: 'minimum for all four countries in one line pls',
    says: [/100/, any(noMin, /90\.16/), any(/(?<![\d.,])70(?!\d)/, /154\.94/), /(?<![\d.,])50(?!\d)/],
  },
  { ask: 'vat % spain vs germany', says: [/21 ?%/, /19 ?%/] },
  { ask: 'how much is the IVA in Italy', says: [/22 ?%/] },
  {
    ask: 'im at zara in seville with 34 euros of stuff, can i ask the tax free form or too small',
    says: [noMin],
  },
  {
    ask: 'The receipt is exactly 100.00 euros at a shop in Lyon. Does it count?',
    says: [any(/more than|over|exceed|100[.,]01|from EUR 100|at least/)],
  },
  {
    ask: 'T-shirt 35 eur in Munich dm drugstore, tax back?',
    says: [/(?<![\d.,])50(?!\d)/],
    never: [startsYes],
  },

  // Several receipts
  {
    ask: 'I shopped at same store in paris on mon tue and wed, 60 euros each day. can they put together',
    says: [any(/three (?:consecutive )?days|3 (?:consecutive )?days|days in a row|consecutive/)],
  },
  {
    ask: 'three receipts from 3 different shops in Munich, 30 each. Can I add them up?',
    says: [negated],
    never: [startsYes],
  },
  {
    ask: 'In Italy may i join two receipts of two different boutiques to get over the limit?',
    says: [negated, /invoice|receipt|document|shop|store/i],
    never: [startsYes],
  },
  {
    ask: 'we are group of 8 from Seoul, can all our receipts go on one passport so the sum is bigger?',
    says: [negated],
  },
  {
    ask: 'do small receipts in spain have to be added up or is each one ok alone',
    says: [any(noMin, /by itself|each|alone|no need|not? (?:have|need) to/)],
  },

  // Who may claim
  { ask: 'I have US and Italian passports and live in Boston. Do I still get the refund?', ...yes },
  { ask: 'we r from manchester, does brexit mean we can get the vat back in paris now', ...yes },
  { ask: 'i live in belfast can i do tax free in barcelona', ...no },
  { ask: 'Swiss resident from Geneva shopping in Milan, am I allowed?', ...yes },
  { ask: 'norwegian here. norway isnt in EU right? so vat refund in germany possible?', ...yes },
  { ask: 'exchange student from brazil, one year in paris. can i claim on my new laptop?', ...no },
  {
    ask: "I'm American but moved to Lisbon last year with residence permit, shopping in Madrid this weekend, tax free?",
    ...no,
  },
  {
    ask: 'my husband works in Berlin with blue card, indian passport, he wants tax refund on his phone',
    ...no,
  },
  { ask: 'My son is 15, can the form in Paris be on his passport?', says: [adults], never: [startsYes] },
  { ask: 'Can a 17 year old get the form in france', says: [/16/], never: [startsNo] },
  {
    ask: 'Staying in Nice 8 months at my aunts place on a long visa. From Australia. Refund possible?',
    says: [/six|6|month|stay/i],
    never: [startsYes],
  },
  { ask: 'french passport but i live in dubai 10 yrs, home for christmas. détaxe ok?', ...yes },
  { ask: 'Live in Monaco. Can I get détaxe in Nice?', ...no },
  { ask: 'im from andorra, shopping at la roca village, can i', ...yes },
  {
    ask: 'resident of tenerife, buying in madrid mainland, any refund?',
    says: [any(/Canar/, /own procedure|procedure of their own|outside|special/)],
  },
  {
    ask: 'the shop says no because i have romanian passport but i live in london 12 years, who is right',
    says: [any(/home|liv(?:e|es|ing)|residen/)],
  },
  {
    ask: 'moving from Hamburg to Tokyo for good next month, can I shop tax free already before I leave?',
    says: [any(negated, /still live|depends|ask/)],
    never: [startsYes],
  },
  { ask: 'diplomat posted in paris embassy of qatar, tax free forms for me?', ...no },

  // Goods
  { ask: 'Can I get VAT back for my hotel in Rome?', ...no },
  { ask: 'michelin dinner 600 euro in paris, vat refund?', ...no },
  { ask: 'disneyland paris tickets + train tickets tax refund yes/no', ...no },
  { ask: 'buying cigarettes at a tabac in Nice, 3 cartons. tax free form?', ...no },
  { ask: 'bought medicine in french pharmacy 180 euro, does it count', ...no },
  { ask: 'winter tyres and a roof box for my car, germany, i drive back to switzerland', ...no },
  { ask: 'Books for 120 euros in Berlin, how much refund?', says: [any(sum('6', '67'), /7 ?%/)] },
  { ask: 'do they give tax back on books from a libreria in Italy', ...no },
  {
    ask: 'vintage chanel jacket from a second hand shop in le marais, tax free?',
    says: [any(/ask|scheme|margin|show(?:s|n)? (?:no )?VAT|VAT (?:is )?shown|used|second[- ]?hand/)],
  },
  {
    ask: 'jamón and olive oil and cheese from madrid market, what vat rate do i get back',
    says: [any(/\b4 ?%/, /10 ?%/, /receipt (?:tells|shows|states)/)],
  },
  {
    ask: 'can i wear the new shoes already in europe or i lose the refund',
    says: [any(/unused|unworn|\bwait\b|as new|\bnew\b(?! shoes)|n[o’']t[^.]*(?:wear|worn|use)/)],
  },
  { ask: 'The bag is a present for my cousin who lives in Cologne. refund ok?', ...no },
  {
    ask: 'the shop will ship the sofa from Milan to Toronto by sea, do i get refund through airport',
    says: [any(negated, /carry|carried|ship|freight|sent/)],
    never: [startsYes],
  },

  // Deadlines
  { ask: 'how many months i have to leave the EU after i buy', says: [threeMonths] },
  {
    ask: 'Bought a coat in Paris on 5 September 2026. Last day to take it out?',
    says: [
      any(
        /31(?:st)?(?: of)? Dec/,
        /Dec(?:ember)?\.? 31/,
        /2026-12-31/,
        /\b5(?:th)?(?: of)? Dec/,
        /Dec(?:ember)?\.? 5\b/,
        threeMonths,
      ),
    ],
  },
  {
    ask: 'i bought in may in italy and leave in september. too late?',
    says: [any(/31(?:st)?(?: of)? Aug/, /Aug(?:ust)?\.? 31/, threeMonths)],
  },
  {
    ask: 'how long to send back the stamped form for italy',
    says: [any(/six(?:th)? month|6(?:th)? month|six months|three months|3 months/)],
  },
  {
    ask: 'found my stamped german tax free papers from last year in a drawer. still valid?',
    says: [any(/(?:four|4) years/)],
  },
]
