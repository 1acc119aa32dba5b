import { isYoung, namesChild } from '../answers/is-young.ts'
import { explains } from '../answers/explains.ts'
import { examples } from './age.examples.ts'
import type { Subject } from './subject.ts'

export const age: Subject = {
  id: 'age',
  title: 'Is there a minimum age?',
  needs: [],
  isPlainIn: (question) => isYoung(question) && namesChild(question.line),
  answer: explains('age'),
  examples,
}
