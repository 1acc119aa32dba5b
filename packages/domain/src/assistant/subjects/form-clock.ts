import { countries, type Country } from '../../places/countries.ts'
import { boughtIn } from '../answers/bought-in.ts'
import { examples } from './form-clock.examples.ts'
import type { Subject } from './subject.ts'

/** A refund before customs has an earlier deadline than the form: without validation it is charged back. */
const wasAdvanced =
  /\b(?:got|get|received|took|taken|paid|pays|have|had)\b.{0,40}\b(?:in (?:the city|town)|downtown|city (?:counter|desk|office|refund)|in advance|advance|early refund|instant refund)\b/

export const formClock: Subject = {
  id: 'form-clock',
  title: 'How long does the operator accept a validated form?',
  needs: [],
  answer: ({ question }, tools) => {
    const named = boughtIn(question) ?? question.country
    const chosenCountries: readonly Country[] = named ? [named] : countries
    return [
      ...(wasAdvanced.test(question.line) ? [tools.explain('early-refund').text] : []),
      tools.explain('form-clock').text,
      ...chosenCountries.map((country) => tools.explain(`form-clock-${country}`).text),
    ]
  },
  examples,
}
