import { explains } from '../answers/explains.ts'
import { tellPage } from '../answers/tell-page.ts'
import { isYoung } from '../answers/is-young.ts'
import { examples } from './other-person.examples.ts'
import type { Subject } from './subject.ts'

const helpers =
  /\b(?:drivers?|chauffeurs?|guides?|concierge|assistants?|agents?|greeters?|leaders?|staff|scan\w*|stamp\w*)\b/

export const otherPerson: Subject = {
  id: 'other-person',
  title: 'Can somebody else claim for me?',
  needs: [],
  answer: async (asked, tools) => [
    ...(await explains('other-person')(asked, tools)),
    ...(isYoung(asked.question) ? [tools.explain('age').text] : []),
    ...(helpers.test(asked.question.line) ? tellPage(tools, 'can somebody else scan my forms for me') : []),
  ],
  examples,
}
