import { explains } from '../answers/explains.ts'
import { fixedWords } from '../answers/fixed-words.ts'
import { namesUsualGoods } from '../answers/kind-of-goods.ts'
import { examples } from './left-out.examples.ts'
import type { Subject } from './subject.ts'

export const leftOut: Subject = {
  id: 'left-out',
  title: 'Which goods are left out?',
  needs: [],
  isWithoutAmount: true,
  answer: async (asked, tools) => [
    ...(namesUsualGoods(asked.question.line) ? [fixedWords.usualGoods] : []),
    ...(await explains('left-out')(asked, tools)),
  ],
  examples,
}
