import type { EvaluationQuestion } from './evaluation-question.ts'

const officer = /officer|customs desk|customs office|Guardia Civil/
const lost = /lost|not (?:be )?(?:validated|paid|accepted)|do not count on|operator|exception/i

/** Problems. A wrong reassurance costs the refund. */
export const trouble: EvaluationQuestion[] = [
  {
    ask: 'The machine at CDG turned red after my scan, now what?',
    says: [officer],
    never: [/you are done|refund is lost/i],
  },
  { ask: 'kiosk in Barcelona says invalid, rejected', says: [officer] },
  { ask: 'DIVA terminal does not read my barcode', says: [officer] },
  {
    ask: 'Nobody at the customs desk at 4 in the morning, what can I do?',
    says: [/photo|ask the staff|call|day before/i],
  },
  { ask: 'all kiosks in terminal 1 are switched off', says: [/officer|customs desk|ask the staff|photo/i] },
  { ask: 'I lost my tax free paper in the metro', says: [/shop/i] },
  { ask: 'The form went through the washing machine and is unreadable', says: [/shop/i] },
  {
    ask: 'I am already back in Seoul and nobody stamped my German form',
    says: [/embassy|consulate|lost|operator/i],
    never: [/no problem|^\W*Yes/],
  },
  { ask: 'Forgot to scan at Orly, landed in Montreal', says: [lost], never: [/^\W*Yes/] },
  {
    ask: 'my suitcase is already gone and I did not go to customs first',
    says: [/nothing to (?:see|show)|customs|officer|lost/i],
  },
  {
    ask: 'Still in transit in Munich, but I forgot the scan in Nice. Anything I can do?',
    says: [/customs/i, /last|Munich/i],
  },
  { ask: 'Spanish form not scanned, home since Tuesday. Is there a cure?', says: [lost], never: [/^\W*Yes/] },
  { ask: 'the shop wrote my name wrong on the form', says: [/shop|store|till|correct/i] },
  {
    ask: 'passport number on the form has a typo, flight tonight',
    says: [/shop|store|till|correct|customs/i],
  },
  {
    ask: 'The cashier says they do not do tax free. Can I force them?',
    says: [/choice|voluntary|need not|not (?:have to|obliged)|free to/i],
    never: [/^\W*Yes/],
  },
  {
    ask: 'only have the till receipt and the card slip. enough for the refund?',
    says: [
      /without (?:a|the)(?: tax-free)? form|not replace|need (?:a|the) (?:tax-free )?form|[Nn]othing can be validated/,
    ],
    never: [/^\W*Yes/],
  },
  {
    ask: 'customs took my form and kept it',
    known: false,
    says: [/operator|nothing reliable|not know|\bask\b/i],
  },
  {
    ask: 'I returned one of the jackets to the store, is the form still good?',
    known: false,
    says: [/shop|store|nothing reliable|ask|form/i],
    never: [/^\W*Yes/],
  },
  {
    ask: 'I used up half of the perfume set. Will they stamp the Spanish form?',
    says: [/unused|used|refuse|whole|new\b/i],
    never: [/^\W*Yes/],
  },
  {
    ask: 'Queue at customs is two hours and my plane goes in 70 minutes',
    says: [/3 hours|three hours|before|day before|customs|officer/i],
  },
  { ask: 'The screen was green but no mail and no money', says: [/operator/i] },
  { ask: 'My form was rejected, who can tell me why', says: [/operator|customs|officer|shop/i] },
]
