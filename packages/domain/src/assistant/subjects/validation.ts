import { storesNamed, townNamed } from '../answers/describe-desks.ts'
import { namesHub } from '../answers/hub-in.ts'
import { addFromGuide } from '../answers/add-from-guide.ts'
import { boughtIn } from '../answers/bought-in.ts'
import { describePlaces } from '../answers/describe-places.ts'
import { describeRule } from '../answers/describe-rule.ts'
import { answerWayOut } from '../answers/answer-way-out.ts'
import { tellsWay } from '../answers/stops-of.ts'
import { examples } from './validation.examples.ts'
import type { Subject } from './subject.ts'

/** "Will they open my bag?" */
const ofInspection =
  /\b(?:look|inspect\w*|check|checks|open|see|examine|control|thorough)\b.*\b(?:goods|items?|bags?|suitcase|everything|things?|purchases|all|customs)\b/

export const validation: Subject = {
  id: 'validation',
  title: 'How is the form validated?',
  needs: [],
  isOfCountry: true,
  isPlainIn: namesHub,
  isOfCustoms: true,
  answer: (inquiry, tools) => {
    const { question } = inquiry
    const way =
      tellsWay(inquiry.way) || /\beurostar\b/.test(inquiry.way.line) ? answerWayOut(inquiry, tools) : []
    const places = way.length > 0 ? way : describePlaces(question, tools)
    const there =
      places.length > 0 ? places : [...storesNamed(question, tools), ...townNamed(question, tools)]
    const country = boughtIn(question) ?? question.places[0]?.country
    return [
      ...(there.length > 0 || !country ? there : [describeRule(tools.rule(country))]),
      tools.explain('validation').text,
      ...(ofInspection.test(question.line) ? [tools.explain('use-goods').text] : []),
      ...addFromGuide(question, tools),
    ]
  },
  examples,
}
