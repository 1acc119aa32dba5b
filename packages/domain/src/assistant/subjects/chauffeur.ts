import { explains } from '../answers/explains.ts'
import { examples } from './chauffeur.examples.ts'
import type { Subject } from './subject.ts'

export const chauffeur: Subject = {
  id: 'chauffeur',
  title: 'Can I book a chauffeur?',
  needs: [],
  answer: explains('chauffeur'),
  examples,
}
