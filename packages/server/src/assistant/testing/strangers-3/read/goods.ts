import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, sum } from '#server/assistant/testing/strangers/own-patterns'

/** What is refunded, at which rate, and what is left out. */
export const goods: EvaluationQuestion[] = [
  {
    ask: 'hotel invoice 1400 euro rome any tax back',
    says: [/service|hotel/i, mayNot],
    never: [startsYes, /214\.59/],
  },
  {
    ask: 'train tickets + museum passes germany vat refund',
    says: [/service|ticket/i, mayNot],
    never: [startsYes],
  },
  {
    ask: 'olive oil and parmesan from florence 180 euro',
    says: [either(/food/i), /4 ?%|5 ?%|10 ?%|lower|receipt/i],
    never: [/27\.59/],
  },
  {
    ask: 'foie gras, macarons, mustard basket for 140 eur in Paris how much back',
    says: [/food/i, /5\.5 ?%|10 ?%|lower|reduced/i],
    never: [/19\.83/],
  },
  { ask: 'art book taschen 150 euros berlin', says: [/7 ?%/] },
  { ask: 'prescription medicine 90 euro madrid pharmacy', says: [/4 ?%|medicin/i] },
  {
    ask: 'skincare from city pharma 260 euro (la roche posay etc)',
    says: [either(sum(36.83), /cosmetic/)],
    never: [startsNo],
  },
  { ask: 'can i get vat back on a rental car', says: [/service|rental|car/i, mayNot], never: [startsYes] },
  { ask: 'car tyres bought in germany', says: [/vehicle|car/i, mayNot], never: [startsYes] },
  {
    ask: 'secondhand leica camera from a shop in cologne €2300',
    says: [/second.?hand|used/i],
    never: [startsYes, /312\.14/],
  },
  { ask: 'painting from a gallery in Rome 4000 eur', says: [/5 ?%|art/i], never: [/613\.11/] },
  {
    ask: 'can i wear the coat in paris and still claim',
    says: [/unused|new|worn|wear|better not|refus/i],
    never: [startsYes],
  },
  {
    ask: 'i took off the price tag n used the perfume once',
    says: [/unused|new|used|refus|opened/i],
    never: [startsYes],
  },
  { ask: 'gold necklace and diamonds count?', says: [/jewel|count|standard|yes|good/i], never: [startsNo] },
  { ask: 'hunting knife and a gun from a paris armoury', says: [/weapon/i, mayNot], never: [startsYes] },
  { ask: 'kids clothing and shoes from barcelona lower tax?', says: [/21 ?%|standard/i] },
  { ask: 'massage and facial at hotel in nice', says: [/service/i, mayNot], never: [startsYes] },
  {
    ask: 'Samsung phone bought on amazon spain shipped to airbnb',
    says: [/online|deliver|shop|seller|form|DIVA/i],
    never: [startsYes],
  },
  { ask: 'is cheese refundable if i fly to us', says: [/food|lower|receipt|rate/i] },
  {
    ask: 'ebooks / software download from german site',
    says: [/service|download|digital|carry|goods/i],
    never: [startsYes],
  },
  { ask: 'gasoline receipts italy trip', says: [/fuel/i], never: [startsYes] },
]
