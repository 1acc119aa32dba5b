import { explains } from '../answers/explains.ts'
import { describePage } from '../answers/describe-page.ts'
import { examples } from './chauffeur.examples.ts'
import type { Subject } from './subject.ts'

const ofCustoms = /\b(?:scan\w*|stamp\w*|customs|forms?|papers?|kiosk|validat\w+)\b/

export const chauffeur: Subject = {
  id: 'chauffeur',
  title: 'Can I book a chauffeur?',
  needs: [],
  answer: async (inquiry, tools) => [
    ...(await explains('chauffeur')(inquiry, tools)),
    ...(ofCustoms.test(inquiry.question.line)
      ? describePage(tools, 'can somebody else scan my forms for me')
      : []),
    ...describePage(tools, 'where do chauffeurs drive'),
  ],
  examples,
}
