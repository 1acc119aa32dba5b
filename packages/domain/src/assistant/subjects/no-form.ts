import { explains } from '../answers/explains.ts'
import { examples } from './no-form.examples.ts'
import type { Subject } from './subject.ts'

export const noForm: Subject = {
  id: 'no-form',
  title: 'What if the shop gives me no form?',
  needs: [],
  answer: explains('no-form'),
  examples,
}
