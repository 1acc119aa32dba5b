import { addFromGuide } from '../answers/add-from-guide.ts'
import { namesHub } from '../answers/hub-in.ts'
import { describeDesks } from '../answers/describe-desks.ts'
import { examples } from './opening-hours.examples.ts'
import type { Subject } from './subject.ts'

export const openingHours: Subject = {
  id: 'opening-hours',
  title: 'When is the desk open?',
  needs: ['place'],
  isOfCountry: true,
  isPlainIn: namesHub,
  isOfCustoms: true,
  answer: ({ question }, tools) => {
    const closedStore = tools.closedStore(question.line)
    if (closedStore) return [closedStore.text]
    // Shops close on other days than desks, so only the passages about shops are used.
    const shops = /\b(?:shops?|stores?|boutiques?|malls?|outlets?)\b/.test(question.line)
      ? addFromGuide(question, tools)
      : []
    return shops.length > 0 ? shops : describeDesks(question, tools, { isTimed: true })
  },
  examples,
}
