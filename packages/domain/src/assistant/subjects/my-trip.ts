import { examples } from './my-trip.examples.ts'
import type { Subject } from './subject.ts'

export const myTrip: Subject = {
  id: 'my-trip',
  title: 'How do I keep my purchases and forms here?',
  needs: [],
  answer: (_asked, tools) => [tools.explain('my-trip').text],
  examples,
}
