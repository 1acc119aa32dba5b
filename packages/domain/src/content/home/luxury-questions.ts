import type { Question, Template } from '../page-content.ts'

export const luxuryQuestions: Template<Question[]> = (n) => [
  {
    question: 'What comes back on a luxury purchase?',
    answer: `On ${n.france.example(5000).price} in France we estimate ${n.france.example(5000).refund}; on the same price in Italy ${n.italy.example(5000).refund}. Stores pay different shares, so ask before you choose one. [Luxury in France](/vat-refund-luxury-shopping-france).`,
  },
  {
    question: 'Boutique or department store?',
    answer:
      'A boutique for one piece, a department store for gifts of many brands on one form. Some brand corners in stores write a form of their own.',
  },
  {
    question: 'Can I wear or use what I bought?',
    answer: 'Wait until you have left the EU. Customs may want to see it new, with its tags.',
  },
  {
    question: 'Do jewelry and watches go in the suitcase?',
    answer:
      'No, carry them. The scan comes before bag drop all the same, so keep them where you can show them.',
  },
  {
    question: 'Are outlets tax-free, too?',
    answer:
      'Yes, where the boutique takes part: La Vallée Village near Paris, Las Rozas Village near Madrid, La Roca Village near Barcelona. Each boutique writes its own form.',
  },
  {
    question: 'What does the insider network do?',
    answer:
      'You say in a ride request what you look for, and the operator of this site asks resellers it knows. You get an answer from a person, without a promise of price or stock.',
  },
  {
    question: 'Which country is best for luxury?',
    answer:
      'The tax differs less than shelf prices do. See France, Spain, Italy and Germany [side by side](/tax-free-luxury-shopping-europe).',
  },
  {
    question: 'Do I pay duty at home?',
    answer:
      'Perhaps. Your own customs has an allowance; above it, duty may take more than the refund gave. Look it up before you buy.',
  },
]
