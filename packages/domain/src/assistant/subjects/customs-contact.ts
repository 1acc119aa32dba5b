import { boughtIn } from '../answers/bought-in.ts'
import { describeDesks } from '../answers/describe-desks.ts'
import { placesNamed } from '../answers/describe-places.ts'
import { describePassage } from '../answers/describe-passage.ts'
import type { Country } from '../../places/countries.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { examples } from './customs-contact.examples.ts'
import type { Subject } from './subject.ts'

/** Headings of pages that contain a phone number of customs. */
const lines = [
  { country: 'france', slug: 'paris', heading: 'Customs line from abroad' },
  { country: 'germany', slug: null, heading: 'Whom can I ask in English?' },
] as const
const all = 0.9

/** Returns the desks of a place with their phone numbers, or for a country the customs number on our pages. */
export const customsContact: Subject = {
  id: 'customs-contact',
  title: 'How do I reach customs?',
  needs: [],
  answer: ({ question }, tools) => {
    if (placesNamed(question).some(({ kind }) => kind !== 'city')) return describeDesks(question, tools)
    const country = boughtIn(question) ?? question.country ?? question.places[0]?.country ?? null
    const contacts = linesOf(country, tools)
    return contacts.length > 0 && country !== null
      ? contacts
      : [...contacts, tools.explain('customs-contact').text]
  },
  examples,
}

function linesOf(country: Country | null, tools: Toolbox): string[] {
  return lines
    .filter((line) => country === null || line.country === country)
    .flatMap((line) => {
      const { heading, slug } = line
      const passage = tools.quote(heading, { country: line.country, slug }, all, {
        country: line.country,
        heading,
      })
      return passage ? [describePassage(passage)] : []
    })
}
