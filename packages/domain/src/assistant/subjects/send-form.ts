import { explains } from '../answers/explains.ts'
import { examples } from './send-form.examples.ts'
import type { Subject } from './subject.ts'

export const sendForm: Subject = {
  id: 'send-form',
  title: 'Where do I send the validated form?',
  needs: [],
  isOfOurForms: true,
  answer: explains('send-form'),
  examples,
}
