import { addFromGuide } from '../answers/add-from-guide.ts'
import { shopAbroad, tellAbroad } from '../answers/answer-abroad.ts'
import { explainedHome, explainedZone } from '../answers/home-of.ts'
import { examples } from './who.examples.ts'
import type { Subject } from './subject.ts'

export const who: Subject = {
  id: 'who',
  title: 'Who can claim?',
  needs: [],
  isWithoutAmount: true,
  answer: ({ question }, tools) => {
    const home = explainedHome(question) ?? explainedZone(question)
    const abroad = shopAbroad(question)
    if (!home && abroad && question.foreign.every(({ role }) => role === 'named' || role === 'bought'))
      return tellAbroad(abroad, tools)
    return [tools.explain(home ?? 'who').text, ...addFromGuide(question, tools)]
  },
  examples,
}
