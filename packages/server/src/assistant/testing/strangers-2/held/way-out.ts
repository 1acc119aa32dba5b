import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { doneAt, sentTo } from '#server/assistant/testing/evaluation/patterns'
import { cdgOrly } from '#server/assistant/testing/strangers-2/more-patterns'

/** Which airport, station, port or border, and with which bag. */
export const wayOut: EvaluationQuestion[] = [
  { ask: 'flying paris to dubai non stop, where validate', says: [doneAt(cdgOrly)] },
  {
    ask: 'Milan - Munich - Chicago, bag tagged through, purchases inside',
    says: [doneAt('Milan|Malpensa|Linate')],
  },
  {
    ask: 'barcelona to istanbul to mumbai, everything in hold',
    says: [doneAt('Barcelona|BCN')],
    never: [sentTo('Istanbul')],
  },
  {
    ask: 'we pick up our bags in Rome and recheck them for Bangkok, coming from Palermo',
    says: [doneAt('Rome|Fiumicino|FCO')],
  },
  {
    ask: 'dusseldorf to zurich to hong kong, hand bag + suitcase',
    says: [doneAt('D[uü]sseldorf|DUS')],
    never: [sentTo('Z[uü]rich')],
  },
]
