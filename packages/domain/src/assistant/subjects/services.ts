import { kindNamed } from '../answers/kind-of-goods.ts'
import { estimateGoods } from '../answers/estimates.ts'
import { explains } from '../answers/explains.ts'
import { examples } from './services.examples.ts'
import type { Subject } from './subject.ts'

export const services: Subject = {
  id: 'services',
  title: 'Are hotels and restaurants refunded?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'services',
  refusesGoods: ['services'],
  isPlainIn: (question) => kindNamed(question) === 'services',
  answer: async (inquiry, tools) => [
    ...(await explains('services')(inquiry, tools)),
    ...estimateGoods(inquiry, tools),
  ],
  examples,
}
