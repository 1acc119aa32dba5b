import { explains } from '../answers/explains.ts'
import { boughtIn } from '../answers/bought-in.ts'
import { tellPage } from '../answers/tell-page.ts'
import type { Country } from '../../places/countries.ts'
import { examples } from './forgot-validation.examples.ts'
import type { Subject } from './subject.ts'

/** The questions of the guides that say what a country still does after the return. */
const fromHome: Partial<Record<Country, string>> = {
  france: 'i forgot to validate. can i do it from home',
  germany: 'i forgot the stamp. can i still claim from home',
  spain: 'what if i forgot to scan',
}

export const forgotValidation: Subject = {
  id: 'forgot-validation',
  title: 'What if I forgot the customs stamp?',
  needs: [],
  answer: async (asked, tools) => {
    const country = boughtIn(asked.question) ?? asked.question.country ?? asked.question.places[0]?.country
    return [
      ...(await explains('forgot-validation')(asked, tools)),
      ...(country ? tellPage(tools, fromHome[country] ?? '', undefined, country) : []),
    ]
  },
  examples,
}
