import { describePage } from '../answers/describe-page.ts'
import { examples } from './ride-details.examples.ts'
import type { Subject } from './subject.ts'

const ofVip = /\b(?:vip|greet\w*|meet|escort|assistance)\b/

export const rideDetails: Subject = {
  id: 'ride-details',
  title: 'Which cars are there, and when do they drive?',
  needs: [],
  answer: (inquiry, tools) => [
    ...(ofVip.test(inquiry.question.line) ? describePage(tools, 'what is the vip airport service') : []),
    tools.explain('ride-details').text,
  ],
  examples,
}
