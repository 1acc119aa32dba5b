import { expect, test } from 'vitest'
import { countVerdicts, gradeAnswer } from './grade-answer.ts'

const question = { ask: '500 euros in Paris', says: ['EUR 70.83'], never: ['EUR 83.33 back'] }

test.each([
  ['right', 'The refund is EUR 70.83.'],
  ['wrong', 'The refund is EUR 70.83, in all EUR 83.33 back.'],
  ['wrong', 'Customs is in Hall 6.'],
  ['refused', 'In which country was the purchase of EUR 500.00 made?'],
  ['wrong', 'Which city do you mean? EUR 83.33 back.'],
  ['refused', 'That is outside what I know. EUR 70.83'],
  ['refused', 'Je réponds en anglais.\n\nDo you mean one of these?'],
  ['wrong', `${'Customs is in Hall 6. '.repeat(9)}Tell me the day.`],
] as const)('%s: %s', (outcome, text) => {
  expect(gradeAnswer(question, text).outcome).toBe(outcome)
})

test('to refuse what nothing of ours answers is right', () => {
  const unknown = { ask: 'a joke', known: false, says: ['joke'], never: ['knock'] }
  expect(gradeAnswer(unknown, 'That is outside what I know.').outcome).toBe('right')
  expect(gradeAnswer(unknown, 'That is outside what I know: knock.').outcome).toBe('wrong')
})

test('counts what is known apart', () => {
  const graded = ['EUR 70.83', 'That is outside what I know.', 'Hall 6'].map((text) => ({
    question,
    verdict: gradeAnswer(question, text),
  }))
  expect(countVerdicts(graded)).toEqual({ asked: 3, known: 3, right: 1, refusedKnown: 1, wrong: 1 })
})
