import { explains } from '../answers/explains.ts'
import { describePage } from '../answers/describe-page.ts'
import { isYoung } from '../answers/is-young.ts'
import { examples } from './other-person.examples.ts'
import type { Subject } from './subject.ts'

const helpers =
  /\b(?:drivers?|chauffeurs?|guides?|concierge|assistants?|agents?|greeters?|leaders?|staff|scan\w*|stamp\w*)\b/

/** "My wife bought a coat. I fly before her. Can I take it and get the stamp?" */
const goesInstead =
  /\bcan (?:i|he|she|we|they) (?:take|carry|bring|show|stamp|scan|validate) (?:it|them|that|this|the (?:goods|bag|form|coat|things)|hers|his)\b/
const somebodyBought =
  /\b(?:wife|husband|partner|girlfriend|boyfriend|mother|father|mom|mum|dad|sister|brother|daughter|son|friend|colleague|boss|she|he) (?:has |had |also |just )?(?:bought|buys|paid|purchased|got)\b/

export const otherPerson: Subject = {
  id: 'other-person',
  title: 'Can somebody else claim for me?',
  needs: [],
  isAllOf: ({ line }, way) => goesInstead.test(line) && somebodyBought.test(way.line),
  answer: async (inquiry, tools) => [
    ...(await explains('other-person')(inquiry, tools)),
    ...(isYoung(inquiry.question) ? [tools.explain('age').text] : []),
    ...(helpers.test(inquiry.question.line)
      ? describePage(tools, 'can somebody else scan my forms for me')
      : []),
  ],
  examples,
}
