import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { cabinAt, doneAt, sentTo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, toCustoms } from './own-patterns.ts'

const cdg = 'CDG|Charles de Gaulle|Paris|Roissy'
const rome = 'Fiumicino|Rome|FCO'
const venice = 'Venice|Marco Polo|VCE'

/** Which airport, station, port or border, and with which bag. */
export const wayOut: EvaluationQuestion[] = [
  { ask: 'cdg to bangkok direct, things are in suitcase. where stamp', says: [doneAt(cdg), /before/i] },
  {
    ask: 'Bcn - Amsterdam - Vancouver on KLM, shopping is in my cabin trolley, spanish forms. where to show?',
    says: [either(doneAt('Amsterdam|Schiphol'), cabinAt('Amsterdam|Schiphol'))],
  },
  {
    ask: 'Rome to Frankfurt to Chicago, bag checked thru to ORD and the goods are inside it',
    says: [doneAt(rome)],
  },
  {
    ask: 'venice - zurich - singapore, everything in hold luggage',
    says: [doneAt(venice)],
    never: [sentTo('Z[uü]rich')],
  },
  {
    ask: 'taking eurostar paris to london, then fly heathrow to delhi after 5 days. where to do the detaxe',
    says: [/Gare du Nord/i],
    never: [sentTo('Heathrow|London')],
  },
  {
    ask: 'driving milan to lugano with italian tax free invoices',
    says: [either(/border|Brogeda|Chiasso|Como/)],
    never: [sentTo('Lugano|Switzerland')],
  },
  {
    ask: 'MSC cruise from Barcelona ends in Marseille, then train to Paris and fly home CDG-New York non stop. Stuff is from Barcelona',
    says: [doneAt(cdg)],
  },
  {
    ask: 'manchester fella flying malaga to manchester with ryanair, where do i do it',
    says: [doneAt('M[aá]laga|AGP')],
  },
  {
    ask: 'munich - oslo - newyork. scandinavia is EU so i stamp in oslo right?',
    says: [doneAt('Munich|MUC')],
    never: [startsYes, sentTo('Oslo')],
  },
  {
    ask: '1 form france 1 form spain 1 form italy. leaving from Rome direct to Seoul. can do all there?',
    says: [doneAt(rome), toCustoms],
    never: [/^\W*No\b/],
  },
  {
    ask: 'CDG to Tokyo via Helsinki. cartier ring in cabin bag, clothes in checked bag to Tokyo. two stops?',
    says: [doneAt(cdg), either(doneAt('Helsinki'), cabinAt('Helsinki'))],
  },
  {
    ask: 'nice to paris to tokyo, air france one ticket, goods in the checked suitcase',
    says: [doneAt('Nice|NCE')],
  },
  {
    ask: 'can I scan at pablo in paris on thursday and then fly out from lyon to dubai on friday',
    says: [/Lyon/i],
    never: [startsYes],
  },
  {
    ask: 'night train berlin to zurich then i fly from there. who stamps?',
    says: [/ask|no reliable|not (?:found|rely)/i, toCustoms],
    never: [sentTo('Z[uü]rich')],
  },
  {
    ask: 'Madrid → Frankfurt → Tokyo, checked bag goes all the way, Spanish DIVA forms. Scan in Madrid?',
    says: [/Madrid/, /Frankfurt/, /ask|disagree|cabin|officer|printed/i],
  },
  {
    ask: '6 hour layover in heathrow coming from rome, can i get the stamp in london instead',
    says: [doneAt(rome)],
    never: [startsYes, sentTo('Heathrow|London')],
  },
]
