import { explains } from '../answers/explains.ts'
import { examples } from './services.examples.ts'
import type { Subject } from './subject.ts'

export const services: Subject = {
  id: 'services',
  title: 'Are hotels and restaurants refunded?',
  needs: [],
  isWithoutAmount: true,
  answer: explains('services'),
  examples,
}
