import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askScriptedModel } from './testing/ask-model.ts'
import { modelLies } from './testing/model-lies.ts'
import { startScriptedModel, type ScriptedModel } from './testing/scripted-model.ts'

let model: ScriptedModel
beforeAll(async () => {
  model = await startScriptedModel()
})
afterAll(() => model.close())

/** Alone, and at each position around a statement of the called tool. */
const dresses: ((lie: string) => string)[] = [
  (lie) => lie,
  (lie) => `${lie} {{s1}}`,
  (lie) => `${lie.replace(/\.$/, '')}: {{s1}}`,
  (lie) => `{{s1}} ${lie}`,
  (lie) => `Here is the estimate: ${lie} {{s1}}`,
  (lie) => `Also: {{s1}}\n\n- ${lie}`,
  (lie) => `${lie}\n\n${lie} {{s1}}\n\nI hope this helps.`,
]

test('there are sixty lies at least, of every kind', () => {
  expect(Object.values(modelLies).flat().length).toBeGreaterThanOrEqual(60)
})

describe.each(Object.entries(modelLies))('60: a model that lies: %s', (_kind, lies) => {
  test.each(lies)('$say', async (lie) => {
    for (const dress of dresses) {
      const { text, own, reason } = await askScriptedModel(model, { ...lie, say: dress(lie.say) })
      expect({ said: dress(lie.say), reason }).toMatchObject({ reason: expect.any(String) })
      expect(text).toBe(own)
    }
  })
})
