import type { ConciergeAnswer } from '@retour/domain/assistant/answers/answer-question'
import { sourcesLine } from '@retour/domain/assistant/citation'
import type { Library } from '@retour/domain/assistant/tools/library'
import type { ReadOwnRows } from '@retour/domain/assistant/tools/own-rows'
import { createToolbox } from '@retour/domain/assistant/tools/toolbox'
import type { Config } from '#server/config'
import { redact } from '#server/gate/redact'
import { checkModelAnswer } from './check-model-answer.ts'
import { fetchWithin } from './fetch-within.ts'
import { modelInstructions } from './model-instructions.ts'
import { createStatements } from './model-statements.ts'
import { createModelTools } from './model-tools.ts'
import type { ModelOutcome } from './model-trust.ts'

/** A message of a conversation. */
export type TalkMessage = { isAi: boolean; content: string }
/** A question for a model. */
export type ModelQuestion = {
  message: string
  /** The earlier messages of the conversation, oldest first. */
  earlier: readonly TalkMessage[]
  library: Library
  readOwnRows: ReadOwnRows
  /** The answer of the rules alone. The model's answer may not be about something else or leave out a "no". */
  own: ConciergeAnswer
}
/** The result of a model. `reason` says why its answer cannot be used, and never contains text of the conversation. */
export type ModelAnswer =
  | { outcome: 'good'; text: string }
  | { outcome: Exclude<ModelOutcome, 'good'>; reason: string }
export type ModelBrain = (question: ModelQuestion) => Promise<ModelAnswer>

const maxSteps = 5
const maxWords = 800
const sourcesShown = 3

/**
 * Creates a function that asks an OpenAI-compatible model, which may call the tools, within `timeoutMs` milliseconds.
 * The model selects statements of the tools; words and figures are those of the tools. Messages are sent without email
 * addresses, tokens and card numbers, and without other data of the caller. The function never throws.
 */
export function createModelBrain(ai: NonNullable<Config['ai']>, timeoutMs: number): ModelBrain {
  return async ({ message, earlier, library, readOwnRows, own }) => {
    try {
      const [{ generateText, isStepCount }, { createOpenAICompatible }] = await loadClient()
      const provider = createOpenAICompatible({
        name: 'configured',
        baseURL: ai.baseUrl,
        ...(ai.apiKey ? { apiKey: ai.apiKey } : {}),
        fetch: fetchWithin,
      })
      const statements = createStatements()
      const { text, finishReason } = await generateText({
        model: provider.chatModel(ai.model),
        instructions: `${modelInstructions}\n\nToday is ${library.today}.`,
        messages: [...earlier, { isAi: false, content: message }].map(({ isAi, content }) =>
          isAi
            ? { role: 'assistant' as const, content: hide(content) }
            : { role: 'user' as const, content: hide(content) },
        ),
        tools: createModelTools(createToolbox(library, readOwnRows), statements),
        stopWhen: isStepCount(maxSteps),
        maxOutputTokens: maxWords,
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(timeoutMs),
      })
      if (finishReason !== 'stop') return unusable(`it ended with ${finishReason}`)
      const questions = [message, ...earlier.filter(({ isAi }) => !isAi).map(({ content }) => content)]
      const checked = checkModelAnswer(text, { said: statements.said, own, questions })
      if (!checked.ok) return unusable(checked.reason)
      const sources = sourcesLine(checked.citations.slice(0, sourcesShown), library.today)
      return { outcome: 'good', text: [own.note, checked.text, sources].filter(Boolean).join('\n\n') }
    } catch (error) {
      return { outcome: isAway(error) ? 'away' : 'unusable', reason: describe(error) }
    }
  }
}

const unusable = (reason: string): ModelAnswer => ({ outcome: 'unusable', reason })

/** Imported with the first question, so that a server without a model never loads the client. */
const loadClient = () => Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])

/** Removes what identifies a person or grants access. */
function hide(text: string): string {
  return redact(text).replaceAll(/\b(?:\d[ -]?){12,19}\b/g, '[number]')
}

/** Returns an error's name and status. Its message may contain text of the conversation. */
function describe(error: unknown): string {
  const { name, statusCode } = error as Error & { statusCode?: number }
  return statusCode ? `${name} ${statusCode}` : name
}

/**
 * Returns whether the model could not be reached, did not respond in time, or refused for a reason that is not the
 * question.
 */
function isAway(error: unknown): boolean {
  const { name, statusCode: status } = error as Error & { statusCode?: number }
  if (name === 'AbortError' || name === 'TimeoutError') return true
  if (name !== 'AI_APICallError') return false
  return status === undefined || status >= 500 || [401, 403, 404, 408, 429].includes(status)
}
