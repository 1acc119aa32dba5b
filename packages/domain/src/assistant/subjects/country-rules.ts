import { describePlaces, placesNamed } from '../answers/describe-places.ts'
import { describeRules } from '../answers/describe-rules.ts'
import { examples } from './country-rules.examples.ts'
import type { Subject } from './subject.ts'

export const countryRules: Subject = {
  id: 'country-rules',
  title: 'What are the rules of each country?',
  needs: [],
  isOfCountry: true,
  yieldsTo: 'price-in-other-currency',
  comparesAbroad: true,
  answer: ({ question }, tools) =>
    placesNamed(question).length > 0 && question.places.every(({ place }) => place !== null)
      ? [...describePlaces(question, tools), ...describeRules(question, tools)]
      : describeRules(question, tools),
  examples,
}
