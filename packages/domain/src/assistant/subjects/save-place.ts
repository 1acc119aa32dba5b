import { explains } from '../answers/explains.ts'
import { examples } from './save-place.examples.ts'
import type { Subject } from './subject.ts'

export const savePlace: Subject = {
  id: 'save-place',
  title: 'How do I save a place?',
  needs: [],
  answer: explains('save-place'),
  examples,
}
