import { describePage } from '../answers/describe-page.ts'
import { examples } from './ride-request.examples.ts'
import type { Subject } from './subject.ts'

export const rideRequest: Subject = {
  id: 'ride-request',
  title: 'Is a request for a car already a booking?',
  needs: [],
  answer: (_asked, tools) => [
    ...describePage(tools, 'is a request already a booking'),
    tools.explain('ride-status').text,
  ],
  examples,
}
