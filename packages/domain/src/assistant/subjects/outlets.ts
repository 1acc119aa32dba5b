import { storesNamed } from '../answers/describe-desks.ts'
import { addFromGuide } from '../answers/add-from-guide.ts'
import { tellPage } from '../answers/tell-page.ts'
import { examples } from './outlets.examples.ts'
import type { Subject } from './subject.ts'

export const outlets: Subject = {
  id: 'outlets',
  title: 'How does tax free work in an outlet village?',
  needs: [],
  isOfCountry: true,
  answer: ({ question }, tools) => [
    ...tellPage(tools, 'are outlets tax-free, too'),
    ...storesNamed(question, tools),
    ...addFromGuide(question, tools),
  ],
  examples,
}
