import type { EvaluationQuestion } from '#server/assistant/testing/evaluation/evaluation-question'
import { cabinAt, doneAt, sentTo, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'
import { either, toCustoms } from '#server/assistant/testing/strangers/own-patterns'

/** Which airport, station, port or border, and with which bag. */
export const wayOut: EvaluationQuestion[] = [
  {
    ask: 'Milan - Munich - Chicago, purchases in my backpack',
    says: [either(doneAt('Munich|MUC'), cabinAt('Munich'))],
  },
  {
    ask: 'i stop in reykjavik on the way from CDG to boston. stamp there?',
    says: [doneAt('CDG|Charles de Gaulle|Paris')],
    never: [startsYes, sentTo('Reykjav[ií]k|Iceland')],
  },
  {
    ask: 'hand luggage only, Berlin-Paris-Montreal',
    says: [either(doneAt('Paris|CDG'), cabinAt('Paris|CDG'))],
  },
  {
    ask: 'leaving spain by ferry algeciras to tangier, where do i get the stamp',
    says: [/Algeciras|port|ferry/i, toCustoms],
  },
  {
    ask: 'we drive from nice to monaco to italy then fly from milan malpensa to doha. forms from nice',
    says: [doneAt('Malpensa|Milan')],
  },
  {
    ask: 'Train Paris Geneva, then home by plane from Geneva',
    says: [/customs|ask|Cornavin|Geneva|border/i],
  },
  { ask: 'eurostar from paris to london tomorrow morning with 2 forms', says: [/Gare du Nord/i] },
  {
    ask: 'eurostar to amsterdam then fly from schiphol to canada, french forms, cabin',
    says: [either(doneAt('Amsterdam|Schiphol'), cabinAt('Amsterdam|Schiphol'))],
  },
  { ask: 'do I have to do it at every airport where i stop?', says: [/first|last/i] },
  {
    ask: 'Lisbon is my last eu airport, i bought in spain, goods in hand bag',
    says: [either(doneAt('Lisbon'), cabinAt('Lisbon'))],
  },
  { ask: 'car to switzerland from como', says: [/border|Chiasso|Brogeda|customs|Como/i] },
  {
    ask: 'I bought in paris but fly home from frankfurt nonstop to seoul, can german customs stamp french form',
    says: [doneAt('Frankfurt|German')],
    never: [startsNo],
  },
  {
    ask: 'cruise leaves civitavecchia rome and goes to turkey, italian invoices',
    says: [/Civitavecchia|port|last/i],
  },
  {
    ask: 'Madrid to Heathrow to LA, BA, bags through',
    says: [doneAt('Madrid|Barajas|MAD')],
    never: [sentTo('Heathrow|London')],
  },
  {
    ask: 'Layover of 2 hours in Vienna coming from Florence heading to Taipei, jewelry is with me',
    says: [either(doneAt('Vienna'), cabinAt('Vienna'))],
  },
  { ask: 'what is the rule checked bag vs cabin bag with connection', says: [/first/i, /last/i] },
  { ask: 'barcelona - palma - london? goods from barcelona', says: [doneAt('Palma|Barcelona')] },
  { ask: 'flying EasyJet Nice to Gatwick', says: [doneAt('Nice|NCE')], never: [sentTo('Gatwick|London')] },
  {
    ask: 'bus from madrid to lisbon and plane from lisbon to sao paulo, all in the hold suitcase which i check in lisbon',
    says: [doneAt('Lisbon')],
  },
  { ask: 'is scanning before or after security at cdg', says: [/before/i] },
  { ask: 'leshuttle calais with the car, back to kent', says: [/Calais|LeShuttle/i] },
  {
    ask: 'do they stamp in the train from munich to zurich?',
    says: [/ask|rely|not/i, toCustoms],
    never: [startsYes],
  },
  {
    ask: 'Hello, we travel Rome-Paris with Air France and next day from Paris to New York on a separate ticket, we take the suitcases to the hotel in Paris. Where to validate Italian tax free?',
    says: [doneAt('CDG|Charles de Gaulle|Paris')],
  },
]
