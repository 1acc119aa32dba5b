import { explains } from '../answers/explains.ts'
import { boughtIn } from '../answers/bought-in.ts'
import { tellPage } from '../answers/tell-page.ts'
import { countries, type Country } from '../../places/countries.ts'
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
    // Where no country is named, all four: each has its own way, or none.
    const records = (country ? [country] : countries).map((one) => tools.explain(`missed-stamp-${one}`).text)
    return [
      ...(await explains('forgot-validation')(asked, tools)),
      country ? records.join('') : records.map((record) => `- ${record}`).join('\n'),
      ...(country ? tellPage(tools, fromHome[country] ?? '', undefined, country) : []),
    ]
  },
  examples,
}
