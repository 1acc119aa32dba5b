import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { cabinAt, doneAt, sentTo } from '#server/assistant/testing/evaluation/patterns'
import { either, sum } from '#server/assistant/testing/strangers/own-patterns'

/** Which airport, station, port or border, and with which bag. */
export const wayOut: EvaluationQuestion[] = [
  { ask: 'barcelona > lisbon > boston, carry on', says: [either(doneAt('Lisbon'), cabinAt('Lisbon'))] },
  { ask: 'im taking the eurostar from lille to london', says: [/Lille/i, doneAt('Lille')] },
  {
    ask: 'ferry barcelona to genoa then fly milan to dubai',
    says: [doneAt('Malpensa|Milan|Linate')],
    never: [sentTo('Barcelona')],
  },
  {
    ask: 'cruise barcelona marseille rome ends in barcelona, then flight to miami',
    says: [doneAt('Barcelona|BCN|El Prat')],
  },
  {
    ask: 'bought in munich, we fly from vienna to bangkok non stop. price was 890 eur',
    says: [doneAt('Vienna|Austria'), sum(120.79)],
  },
  {
    ask: 'stockholm is my final eu stop, italian invoice, trolley bag with me',
    says: [either(doneAt('Stockholm'), cabinAt('Stockholm'))],
  },
  { ask: 'Madrid to Tenerife to London, bought in madrid', says: [/Canar|Tenerife|ask|Madrid/i] },
  {
    ask: 'one ticket florence-munich-san francisco. i pick up my bag in munich and recheck',
    says: [doneAt('Munich|MUC')],
  },
  {
    ask: 'overnight in frankfurt w/ suitcase in hotel then tokyo. bought in madrid',
    says: [doneAt('Frankfurt|FRA')],
  },
  { ask: 'i leave the eu by bus from munich to zurich', says: [/border|customs|ask|last/i] },
  {
    ask: 'naples to london gatwick easyjet',
    says: [doneAt('Naples|Capodichino')],
    never: [sentTo('Gatwick|London')],
  },
]
