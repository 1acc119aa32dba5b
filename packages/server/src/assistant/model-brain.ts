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

export type TalkMessage = { isAi: boolean; content: string }
export type ModelQuestion = {
  message: string
  /** The talk so far, oldest first. */
  earlier: readonly TalkMessage[]
  library: Library
  readOwnRows: ReadOwnRows
  /** What the rules answer alone: a model's answer may not speak of something else, or leave out its no. */
  own: ConciergeAnswer
}
/** `reason` says why the answer can't be used; never words of the talk. */
export type ModelAnswer =
  | { outcome: 'good'; text: string }
  | { outcome: Exclude<ModelOutcome, 'good'>; reason: string }
export type ModelBrain = (question: ModelQuestion) => Promise<ModelAnswer>

const maxSteps = 5
const maxWords = 800
const sourcesShown = 3

/**
 * Asks an OpenAI-compatible model, which may call the tools, in `timeoutMs` altogether. It chooses among what they say; the
 * answer's words and figures are the tools' own. Messages leave without mail addresses, tokens and card numbers; nothing else
 * of the caller leaves. Never throws.
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

/** Loaded with the first question: a server without a model never holds its client. */
const loadClient = () => Promise.all([import('ai'), import('@ai-sdk/openai-compatible')])

/** What identifies a person or gives access stays here. */
function hide(text: string): string {
  return redact(text).replaceAll(/\b(?:\d[ -]?){12,19}\b/g, '[number]')
}

/** An error's name and status: its message may hold the talk. */
function describe(error: unknown): string {
  const { name, statusCode } = error as Error & { statusCode?: number }
  return statusCode ? `${name} ${statusCode}` : name
}

/** No connection, no answer in time, or a refusal that has nothing to do with what was asked. */
function isAway(error: unknown): boolean {
  const { name, statusCode: status } = error as Error & { statusCode?: number }
  if (name === 'AbortError' || name === 'TimeoutError') return true
  if (name !== 'AI_APICallError') return false
  return status === undefined || status >= 500 || [401, 403, 404, 408, 429].includes(status)
}
