import { countries, type Country } from '../../places/countries.ts'
import type { Answer } from '../subjects/subject.ts'
import { describeCheckedBag } from './checked-bag.ts'
import { boughtIn } from './bought-in.ts'
import { explains } from './explains.ts'
import { describePage } from './describe-page.ts'

/** Questions of the guides about what a country can still do after the return. */
const fromHome: Partial<Record<Country, string>> = {
  france: 'i forgot to validate. can i do it from home',
  germany: 'i forgot the stamp. can i still claim from home',
  spain: 'what if i forgot to scan',
}

/** Answers about a form without a stamp: what can still be done, and in which country. */
export const describeMissedStamp: Answer = async (inquiry, tools) => {
  const country =
    boughtIn(inquiry.question) ?? inquiry.question.country ?? inquiry.question.places[0]?.country
  // If no country is named, all four: each has its own rule.
  const records = (country ? [country] : countries).map((one) => tools.explain(`missed-stamp-${one}`).text)
  return [
    ...describeCheckedBag(inquiry, tools),
    ...(await explains('forgot-validation')(inquiry, tools)),
    country ? records.join('') : records.map((record) => `- ${record}`).join('\n'),
    ...(country ? describePage(tools, fromHome[country] ?? '', undefined, country) : []),
  ]
}
