import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import {
  eur,
  mayNot,
  startsYes,
  startsNo,
  figure,
  anEstimate,
} from '#server/assistant/testing/evaluation/patterns'

/** The form, the name on it, the shop that issues it, and purchases that add up or do not. */
export const papersAndShops: EvaluationQuestion[] = [
  { ask: 'the cashier spelled my surname with one letter less', says: [/anew|ask the shop|correct/i] },
  { ask: 'wrong passport number on detaxe paper', says: [/anew|ask the shop/i] },
  { ask: 'can I use a photo of my passport in the shop', says: [/original|passport/i] },
  {
    ask: 'shop has never heard of tax free',
    says: [/choice|does not have to|ask before|Without a tax-free form/i],
  },
  { ask: 'does every store in Paris do this', says: [/choice|not|No/] },
  { ask: 'do market stalls give the form', says: [/form|stall|ask|choice/i] },
  { ask: 'asked for the form the day after I paid, will they do it', says: [/Go back|shop|receipt/i] },
  { ask: 'two of us on one form because one piece is 4000', says: [/one name|One form/i] },
  { ask: 'whose name if my husband pays with his card but I carry the bag', says: [/name/i] },
  { ask: 'boyfriend flies home earlier than me with my handbag', says: [/name|in person|whoever/i] },
  { ask: 'can my guide scan all forms of the group', says: [/[Nn]obody else|another person|in person/] },
  { ask: 'how many forms can one person have', says: [/form/i], never: [/^\W*I can’t/] },
  { ask: 'receipts of three days at Sephora in Paris, one form?', says: [/three days|3 days/i] },
  {
    ask: 'can you put Printemps and Galeries Lafayette on the same form',
    says: [/different shops|cannot|do not add up/i],
  },
  {
    ask: 'in Milan one bill of 50 and one of 40 from the same boutique',
    says: [/One document|one invoice/i],
  },
  { ask: 'what is a CSV on the Spanish form', says: [/CSV/] },
  { ask: 'OTELLO request code is missing on my copy', says: [/code|shop|operator|ask/i] },
  { ask: 'do I need to keep till receipts after the stamp', says: [/[Kk]eep|receipt/] },
  { ask: 'can I throw away the papers when the kiosk was green', says: [/[Kk]eep|until/] },
  { ask: 'where do I post the stamped german paper', says: [/envelope|operator|shop/i] },
  { ask: 'no envelope was given, which address', says: [/operator|shop|form/i] },
  {
    ask: 'I dropped the form in the yellow box at the airport, is that right',
    says: [/operator|post|envelope|stamp/i],
  },
  {
    ask: 'do i have to pick global blue or can i choose the company',
    says: [/shop chooses|shop’s|operator|shop itself|named on the form/i],
  },
  {
    ask: 'form is from a company called innova, where do they pay',
    says: [/operator|named on (?:it|the form)|card|counter/i],
  },
  { ask: 'tax free form lost in the taxi after it was stamped', says: [/operator|shop/i] },
  { ask: 'the form got wet and you can not read the stamp', says: [/operator|shop|photo|anew/i] },
  { ask: 'department store wants me to come to the 1st floor before 8', says: [/form|desk|shop|store/i] },
  { ask: 'store says minimum 175 in France is that still so', says: [/100/], never: [/^\W*Yes/] },
  {
    ask: 'A shop in Seville insists on 90.15, what do I say',
    says: [/no (?:legal )?minimum|abolished|2018/i],
  },
  { ask: 'shop offers to take the tax off right away', says: [/few|hardly|law allows|risk|seldom/i] },
  { ask: 'staff offered 12% cash in store and scan later', says: [/advance|card|charged|validated/i] },
  { ask: 'I bought at an outlet near Florence, do they have a desk', says: [/The Mall|Barberino|outlet/i] },
  { ask: 'La Roca village tax refund desk', says: [/La Roca/] },
  { ask: 'closed shops: is galeries lafayette berlin still there', says: [/clos/i] },
  { ask: 'is Galeries Lafayette in Lille open', says: [/clos/i] },
  { ask: 'can I collect an online order in the store and get the form', says: [/collect|may count|ask/i] },
  { ask: 'zara.com delivered to my hotel', says: [/deliver|do not count|collect|carry/i] },
  {
    ask: 'the tailor will post the suit to Boston when finished',
    says: [mayNot],
    never: [startsYes, anEstimate],
  },
  { ask: 'gift card bought at El Corte Ingles 300 euros', says: [mayNot], never: [figure(44.26)] },
  {
    ask: 'company invoice in my firm name from munich store, 800 euros',
    says: [mayNot],
    never: [eur(108.57)],
  },
  {
    ask: 'is it a problem if I already removed the labels',
    says: [/unused|tags|refuse/i],
    never: [startsNo],
  },
]
