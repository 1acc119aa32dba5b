import { describePlaces, placesNamed } from '../answers/describe-places.ts'
import { describePage } from '../answers/describe-page.ts'
import { answerWayOut } from '../answers/answer-way-out.ts'
import type { Question } from '../reading/read-question.ts'
import { transportIn } from '../reading/read-transport.ts'
import { describeTrainsToGeneva } from '../answers/describe-border.ts'
import { examples } from './by-land-or-sea.examples.ts'
import type { Subject } from './subject.ts'

const underTheChannel = /\b(?:calais|leshuttle|le shuttle|eurotunnel|channel tunnel|folkestone|tunnel)\b/

/** French customs have a desk in this station, which is outside the EU. */
const genevaStation = /\bcornavin\b|\bgeneva (?:train |railway )?station\b|\bstation (?:in|of|at) geneva\b/

const isFlown = ({ line, places }: Question) =>
  (transportIn(line) ?? 'plane') === 'plane' && places.some(({ place }) => place?.kind === 'airport')

export const byLandOrSea: Subject = {
  id: 'by-land-or-sea',
  title: 'Where is the form validated when I leave by train, car or ship?',
  needs: [],
  isAllOf: ({ line }) => genevaStation.test(line),
  isPlainIn: ({ line }) => underTheChannel.test(line) || /\beurostar\b/.test(line),
  answer: (inquiry, tools) => {
    const way = answerWayOut(inquiry, tools)
    return [
      ...(genevaStation.test(inquiry.question.line) ? describeTrainsToGeneva(tools) : []),
      ...(underTheChannel.test(inquiry.question.line)
        ? describePage(tools, 'where are pablo kiosks', undefined, 'france')
        : []),
      ...(way.length > 0
        ? way
        : placesNamed(inquiry.question).some(({ kind }) => kind !== 'city')
          ? describePlaces(inquiry.question, tools)
          : []),
      // "fco to jfk": a journey between airports is by plane.
      ...(way.length > 0 && isFlown(inquiry.way) ? [] : [tools.explain('by-land-or-sea').text]),
    ]
  },
  examples,
}
