import { kindNamed } from '../answers/kind-of-goods.ts'
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
  answer: explains('services'),
  examples,
}
