import { explains } from '../answers/explains.ts'
import { isPartUsed, describePartUsed } from '../answers/part-used.ts'
import { examples } from './use-goods.examples.ts'
import type { Subject } from './subject.ts'

export const useGoods: Subject = {
  id: 'use-goods',
  title: 'Can I use the goods before I leave?',
  needs: [],
  isPlainIn: isPartUsed,
  answer: async (inquiry, tools) => [
    ...describePartUsed(inquiry.question, tools),
    ...(await explains('use-goods')(inquiry, tools)),
  ],
  examples,
}
