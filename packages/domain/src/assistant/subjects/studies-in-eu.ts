import { explainedHome } from '../answers/home-of.ts'
import type { Question } from '../reading/read-question.ts'
import { explains } from '../answers/explains.ts'
import { examples } from './studies-in-eu.examples.ts'
import type { Subject } from './subject.ts'

const permits = /\b(?:permit|visa|erasmus|degree|masters?|bachelors?|phd|semester|year|job|contract)\b/
const maxCourse = { hour: 2160, day: 90, week: 13, month: 3, year: 0.25 } as const

/** "Three weeks at a language school, home is Bogota": a short course does not make a resident. */
const isVisitor = (question: Question) =>
  explainedHome(question) === 'lives-outside' &&
  !permits.test(question.line) &&
  question.durations.length > 0 &&
  question.durations.every(({ count, unit }) => count <= maxCourse[unit])

export const studiesInEu: Subject = {
  id: 'studies-in-eu',
  title: 'Can I claim as a student or worker in the EU?',
  needs: [],
  isWithoutAmount: true,
  refusesAs: 'studies-in-eu',
  answer: (inquiry, tools) =>
    isVisitor(inquiry.question)
      ? [tools.explain('lives-outside').text]
      : explains('studies-in-eu')(inquiry, tools),
  examples,
}
