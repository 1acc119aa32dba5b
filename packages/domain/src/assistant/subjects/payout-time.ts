import { asksTrack } from '../answers/asks-track.ts'
import { explains } from '../answers/explains.ts'
import { examples } from './payout-time.examples.ts'
import type { Subject } from './subject.ts'

export const payoutTime: Subject = {
  id: 'payout-time',
  title: 'How long does the refund take?',
  needs: [],
  answer: async (inquiry, tools) => [
    ...(asksTrack(inquiry.question.line) ? [tools.explain('track-refund').text] : []),
    ...(await explains('payout-time')(inquiry, tools)),
  ],
  examples,
}
