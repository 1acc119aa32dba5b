import type { Question, Template } from '../page-content.ts'

export const vatQuestions: Template<Question[]> = (n) => [
  {
    question: 'Who can claim a VAT refund?',
    answer: `Anyone whose home is outside the EU, whatever the passport. France also asks for an age of ${n.france.age} and a stay under ${n.maximumStay}. [Case by case](/vat-refund-eligibility-eu-travelers).`,
  },
  {
    question: 'How much do I get back?',
    answer: `Part of the VAT. We count with ${n.refundShare} of it; visitors typically see ${n.typicalShareOfPrice} of the price. The operator’s fee decides, and the form states the amount. Try it in the [calculator](/vat-calculator).`,
  },
  {
    question: 'How much must I spend?',
    answer: `${n.minimumsOf('france', 'spain', 'italy', 'germany')}${n.italy.lawNote ? ' The law in force is milder in places, above all in Spain and Italy; where it differs, the result says so.' : ''}`,
  },
  {
    question: 'Can I add up receipts from several shops?',
    answer: `${n.countings} Ask before you pay.`,
  },
  {
    question: 'How long do I have?',
    answer: n.clock,
  },
  {
    question: 'When does the money arrive?',
    answer: `In cash on the day, where your operator has an open counter. On a card after ${n.refundWeeks}.`,
  },
  {
    question: 'What is left out?',
    answer:
      'Hotels, meals, tickets and all other services, goods you have used, goods sent apart from you, and some kinds such as tobacco and car parts.',
  },
  {
    question: 'What if I lose the form?',
    answer:
      'Go back to the shop while you are still in town. Without a form nothing can be validated, and a card slip does not replace it.',
  },
]
