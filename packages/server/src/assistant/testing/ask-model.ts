import { createModelBrain, type ModelAnswer } from '#server/assistant/model-brain'
import { askBuiltIn, exampleRows, libraryOf } from './concierge-scene.ts'
import type { Reply, ScriptedModel } from './scripted-model.ts'
import type { TouristQuestion } from './tourist-question.ts'

export type ModelTurn = Pick<TouristQuestion, 'ask' | 'earlier' | 'edition'> & {
  calls: readonly Reply[]
  say: string
}
/** `text` is what the user gets: the model's answer, or the answer of the rules if it fails. */
export type ReadAnswer = { text: string; own: string; reason: string | null }

/** Runs one turn of a scripted model that calls tools and then answers. */
export async function askScriptedModel(model: ScriptedModel, turn: ModelTurn): Promise<ReadAnswer> {
  const { ask, earlier = [], edition = 'guide-2025-05', calls, say } = turn
  model.follow((n) => calls[n] ?? { say })
  const own = await askBuiltIn({ ask, earlier, edition, says: [] })
  const answer: ModelAnswer = await createModelBrain(
    { baseUrl: model.url, model: 'scripted', apiKey: null },
    20_000,
  )({
    message: ask,
    earlier: earlier.map((content) => ({ isAi: false, content })),
    library: await libraryOf(edition),
    readOwnRows: () => Promise.resolve(exampleRows),
    own,
  })
  return answer.outcome === 'good'
    ? { text: answer.text, own: own.text, reason: null }
    : { text: own.text, own: own.text, reason: answer.reason }
}
