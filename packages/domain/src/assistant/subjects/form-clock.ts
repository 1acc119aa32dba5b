import { countries, type Country } from '../../places/countries.ts'
import { boughtIn } from '../answers/bought-in.ts'
import { examples } from './form-clock.examples.ts'
import type { Subject } from './subject.ts'

export const formClock: Subject = {
  id: 'form-clock',
  title: 'How long does the operator accept a validated form?',
  needs: [],
  answer: ({ question }, tools) => {
    const named = boughtIn(question) ?? question.country
    const asked: readonly Country[] = named ? [named] : countries
    return [
      tools.explain('form-clock').text,
      ...asked.map((country) => tools.explain(`form-clock-${country}`).text),
    ]
  },
  examples,
}
