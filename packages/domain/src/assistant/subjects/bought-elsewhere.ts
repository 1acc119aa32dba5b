import { shopAbroad, tellAbroad } from '../answers/answer-abroad.ts'
import { explainedHome, explainedZone } from '../answers/home-of.ts'
import { examples } from './bought-elsewhere.examples.ts'
import type { Subject } from './subject.ts'

export const boughtElsewhere: Subject = {
  id: 'bought-elsewhere',
  title: 'What holds in other countries?',
  needs: [],
  isWithoutAmount: true,
  answersAbroad: true,
  isPlainIn: (question) => shopAbroad(question) !== null,
  answer: ({ question }, tools) => {
    const abroad = shopAbroad(question)
    if (abroad) return tellAbroad(abroad, tools)
    // "Can Brits get it back in Spain?" names where somebody is from.
    const home = explainedHome(question) ?? explainedZone(question)
    return [tools.explain(home ?? 'bought-in-union').text]
  },
  examples,
}
