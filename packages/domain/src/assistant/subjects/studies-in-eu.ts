import { explains } from '../answers/explains.ts'
import { examples } from './studies-in-eu.examples.ts'
import type { Subject } from './subject.ts'

export const studiesInEu: Subject = {
  id: 'studies-in-eu',
  title: 'Can I claim as a student or worker in the EU?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'studies-in-eu',
  answer: explains('studies-in-eu'),
  examples,
}
