import { afterAll, beforeAll, expect, test } from 'vitest'
import { askScriptedModel } from './testing/ask-model.ts'
import { honestAnswers } from './testing/honest-answers.ts'
import { startScriptedModel, type ScriptedModel } from './testing/scripted-model.ts'

let model: ScriptedModel
beforeAll(async () => {
  model = await startScriptedModel()
})
afterAll(() => model.close())

test.each(honestAnswers)('an honest answer reaches the reader: $ask', async ({ reads, ...turn }) => {
  const { text, reason } = await askScriptedModel(model, turn)
  expect(reason).toBeNull()
  for (const words of reads) expect(text).toMatch(words)
  expect(text).not.toMatch(/\{|\}|think/)
})
