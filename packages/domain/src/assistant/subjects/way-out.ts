import { describeAbroad } from '../answers/answer-abroad.ts'
import { answerWayOut } from '../answers/answer-way-out.ts'
import { tellsWay } from '../answers/stops-of.ts'
import { examples } from './way-out.examples.ts'
import type { Subject } from './subject.ts'

/** "Does the Dutch customs app take forms from Germany?" does not describe a journey. */
const ofItsApp = /\b(?:app|online system|portal|website)\b/

export const wayOut: Subject = {
  id: 'way-out',
  title: 'Where is the form validated when I change planes or leave from another country?',
  needs: [],
  isOfCustoms: true,
  isPlainIn: tellsWay,
  isRaisedIn: (question) => tellsWay(question) && question.bag !== null,
  isAllOf: (question) =>
    tellsWay(question) &&
    /^(?:(?:to|via|from|then|i|we|fly|flying|tomorrow|today|tonight|direct|nonstop|flight|on|with|in|my|a|the|bags?|hand|cabin|checked|hold|luggage|suitcase|carry|only|all|everything)(?: |$))*$/.test(
      question.topicLine,
    ),
  answersAbroad: true,
  answer: (inquiry, tools) => {
    const member = inquiry.question.foreign.find(({ foreign: { zone } }) => zone === 'eu')
    if (member && ofItsApp.test(inquiry.question.line))
      return [...describeAbroad(member, tools), tools.explain('leaves-from-another-country').text]
    const steps = answerWayOut(inquiry, tools)
    if (steps.length > 0) return steps
    return [tools.explain('leaves-from-another-country').text, tools.explain('transit').text]
  },
  examples,
}
