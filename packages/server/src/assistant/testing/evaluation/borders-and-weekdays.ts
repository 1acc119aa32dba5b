import type { EvaluationQuestion } from './evaluation-question.ts'
import { day, doneAt, sentTo } from './patterns.ts'

const beforeTheBorder = /before you cross|last customs post/
const unsureTrain = /no reliable place|not regular|they do not always|Do not rely/

/** Journeys by road, rail and sea, with the records of each border; and weekdays. */
export const bordersAndWeekdays: EvaluationQuestion[] = [
  {
    ask: 'Como to Lugano by car, where do I get the stamp',
    says: [beforeTheBorder, /Brogeda/],
    never: [/Malpensa|Linate/, sentTo('Lugano')],
  },
  { ask: 'swiss border near como, which customs on the motorway', says: [/Brogeda/] },
  {
    ask: 'I drive home to Zurich from Milan',
    says: [beforeTheBorder, /Brogeda/],
    never: [sentTo('Zurich')],
  },
  { ask: 'We leave France by car to Switzerland, where do we stop?', says: [/Saint-Julien|Vallard/] },
  { ask: 'train Strasbourg to Basel, who stamps', says: [unsureTrain] },
  { ask: 'Milan to Lugano with the train and my handbag', says: [unsureTrain] },
  { ask: 'TGV from Paris to Geneva, customs where', says: [/Cornavin/] },
  { ask: 'crossing from Konstanz into Kreuzlingen', says: [/not always staffed|last customs post/] },
  {
    ask: 'from Munich by car to Austria then Switzerland',
    says: [/between Austria and the border/],
  },
  {
    ask: 'I go by road from Barcelona to Andorra with the purchases',
    says: [beforeTheBorder, /La Farga de Moles/],
    never: [/El Prat/],
  },
  { ask: 'driving from Marbella into Gibraltar, is there a scanner', says: [/Do not count on a scan|ask/] },
  { ask: 'my eurostar leaves at 5, do I stamp in London or here', says: [doneAt('Gare du Nord')] },
  { ask: 'Calais Dover ferry with the car', says: [/Calais/], never: [sentTo('Dover')] },
  { ask: 'LeShuttle through the tunnel, goods from Paris', says: [/LeShuttle terminal at Calais/] },
  { ask: 'ferry from Marseille to Tunis tomorrow', says: [doneAt('Marseille')] },
  {
    ask: 'bus from Nice to Monaco and then I fly home to Dubai',
    says: [doneAt('Nice Airport')],
    never: [/airport in Monaco/],
  },
  {
    ask: 'bought on 1 September, if I leave on Sunday is that ok',
    says: [day(29, 11, 2026), /in time/],
  },
  {
    ask: 'I bought it 25 August and fly home next Friday',
    says: [day(27, 11, 2026), day(4, 12, 2026), /too late/],
  },
  {
    earlier: ['bought in Rome on 24 August'],
    ask: 'and if my flight is on Thursday?',
    says: [day(26, 11, 2026), /after the safe day/],
  },
  { ask: 'leaving Saturday, which purchases still count?', says: [day(28, 8, 2026)] },
  { ask: 'got it last Friday in Paris, by when must I be out', says: [day(20, 2, 2027)] },
  { ask: 'are shops in Munich open on a Sunday', says: [/Sunday/, /Mostly not|close/] },
]
