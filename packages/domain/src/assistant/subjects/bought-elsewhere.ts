import { lacksIn, minimumAbroad } from '../answers/abroad-of.ts'
import type { Question } from '../reading/read-question.ts'
import { shopAbroad, describeAbroad } from '../answers/answer-abroad.ts'
import { explainedHome, explainedZone } from '../answers/home-of.ts'
import { tellsWay } from '../answers/stops-of.ts'
import { examples } from './bought-elsewhere.examples.ts'
import type { Subject } from './subject.ts'

const aboutMinimum =
  /\b(?:min|minimum|mininum|threshold|least|from how (?:much|many)|how much (?:must|do i have to) (?:i )?(?:spend|buy))\b/

/** Returns whether a form from another member state is shown at a departure from one of the four countries. */
const leavesFromCovered = ({ places, foreign }: Question) =>
  places.some(({ role }) => role === 'leaving') && foreign.some(({ foreign: there }) => there.zone === 'eu')

export const boughtElsewhere: Subject = {
  id: 'bought-elsewhere',
  title: 'What holds in other countries?',
  needs: [],
  isWithoutAmount: true,
  answersAbroad: true,
  isPlainIn: (question) => shopAbroad(question) !== null,
  answer: ({ question }, tools) => {
    const abroad = shopAbroad(question)
    if (abroad)
      return [
        ...(aboutMinimum.test(question.line) ? lacksIn(abroad, minimumAbroad) : []),
        ...describeAbroad(abroad, tools),
        ...(leavesFromCovered(question) ? [tools.explain('leaves-from-another-country').text] : []),
      ]
    // "Can Brits get it back in Spain?" names the home.
    const home = explainedHome(question) ?? (tellsWay(question) ? null : explainedZone(question))
    return [tools.explain(home ?? 'bought-in-union').text]
  },
  examples,
}
