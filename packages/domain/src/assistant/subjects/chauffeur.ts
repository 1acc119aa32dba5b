import { explains } from '../answers/explains.ts'
import { tellPage } from '../answers/tell-page.ts'
import { examples } from './chauffeur.examples.ts'
import type { Subject } from './subject.ts'

export const chauffeur: Subject = {
  id: 'chauffeur',
  title: 'Can I book a chauffeur?',
  needs: [],
  answer: async (asked, tools) => [
    ...(await explains('chauffeur')(asked, tools)),
    ...tellPage(tools, 'where do chauffeurs drive'),
  ],
  examples,
}
