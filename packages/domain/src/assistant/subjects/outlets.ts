import { describeLocations } from '../answers/describe-customs.ts'
import { asksPhone } from '../answers/wish-of.ts'
import type { Question } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { storesNamed } from '../answers/describe-desks.ts'
import { addFromGuide } from '../answers/add-from-guide.ts'
import { describePage } from '../answers/describe-page.ts'
import { examples } from './outlets.examples.ts'
import type { Subject } from './subject.ts'

/** Returns the outlets near the named place. */
function around({ places, line }: Question, tools: Toolbox): string[] {
  const place = places.find((spoken) => spoken.place !== null)?.place
  const found = place ? tools.outlets(place) : null
  return found ? [describeLocations(found, asksPhone(line))] : []
}

export const outlets: Subject = {
  id: 'outlets',
  title: 'How does tax free work in an outlet village?',
  needs: [],
  isOfCountry: true,
  answer: ({ question }, tools) => [
    ...describePage(tools, 'are outlets tax-free, too'),
    ...around(question, tools),
    ...storesNamed(question, tools),
    ...addFromGuide(question, tools),
  ],
  examples,
}
