import { expect, test } from 'vitest'
import { splitQuestions } from './split-questions.ts'

test.each([
  ['Where is the desk at CDG?', ['Where is the desk at CDG?'], ''],
  ['my form is gone, what now', ['my form is gone, what now'], ''],
  ['What is the minimum in France? And in Italy?', ['What is the minimum in France?', 'And in Italy?'], ''],
  [
    'Can I get the VAT back on my hotel and how early should I be at CDG?',
    ['Can I get the VAT back on my hotel', 'how early should I be at CDG?'],
    '',
  ],
  [
    'I bought a used watch for 800 euros in Munich. How much comes back?',
    ['How much comes back?'],
    'I bought a used watch for 800 euros in Munich.',
  ],
  [
    'My flight goes from Madrid to New York. Where do I validate?',
    ['My flight goes from Madrid to New York. Where do I validate?'],
    '',
  ],
  [
    'I was in Lyon, where I bought a lamp, then in Turin. Where is customs? And when does it open?',
    ['Where is customs?', 'And when does it open?'],
    'I was in Lyon, where I bought a lamp, then in Turin.',
  ],
  [
    'Does perfume count in Spain, and tobacco in Germany?',
    ['Does perfume count in Spain?', 'and tobacco in Germany?'],
    '',
  ],
  ['min in Italy and where at Malpensa do i go', ['min in Italy', 'where at Malpensa do i go'], ''],
  ['Can I buy in Paris and validate in Rome?', ['Can I buy in Paris and validate in Rome?'], ''],
  ['Gekauft am 3. Mai. Bis wann?', ['Bis wann?'], 'Gekauft am 3. Mai.'],
  ['bread and butter', ['bread and butter'], ''],
  ['?', ['?'], ''],
])('%s', (message, questions, statement) => {
  expect(splitQuestions(message)).toEqual({ questions, statement })
})

test('a message of a hundred questions is answered as far as the fourth', () => {
  expect(splitQuestions('Is it open? '.repeat(100)).questions).toHaveLength(4)
})
