import { explains } from '../answers/explains.ts'
import { examples } from './our-emails.examples.ts'
import type { Subject } from './subject.ts'

export const ourEmails: Subject = {
  id: 'our-emails',
  title: 'How do I stop your emails?',
  needs: [],
  answer: explains('our-emails'),
  examples,
}
