import { afterAll, beforeAll, expect, test } from 'vitest'
import { askScriptedModel } from './testing/ask-model.ts'
import { misleadingChoices } from './testing/model-choices.ts'
import { startScriptedModel, type ScriptedModel } from './testing/scripted-model.ts'

let model: ScriptedModel
beforeAll(async () => {
  model = await startScriptedModel()
})
afterAll(() => model.close())

test.each(misleadingChoices)(
  '60: true statements that mislead: $title',
  async ({ says, never = [], ...turn }) => {
    const { text } = await askScriptedModel(model, turn)
    for (const words of says) expect(text).toMatch(words)
    for (const words of never) expect(text).not.toMatch(words)
  },
)
