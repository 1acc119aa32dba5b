import { examples } from './trip-app.examples.ts'
import type { Subject } from './subject.ts'
import { explains } from '../answers/explains.ts'

export const tripApp: Subject = {
  id: 'trip-app',
  title: 'Are there apps that pay more?',
  needs: [],
  isWithoutAmount: true,
  answer: explains('trip-app'),
  examples,
}
