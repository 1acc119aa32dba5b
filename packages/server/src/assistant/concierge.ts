import { answerQuestion } from '@retour/domain/assistant/answers/answer-question'
import type { Library } from '@retour/domain/assistant/tools/library'
import { localDay } from '@retour/domain/booking/pickup-instant'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { fallbackRates } from '@retour/domain/money/exchange'
import type { Config } from '#server/config'
import type { Database } from '#server/database/database'
import type { ExchangeRates } from '#server/exchange-rates/exchange-rates'
import type { LocationsInForce } from '#server/places/locations-in-force'
import type { EditionInForce } from '#server/rules/edition-in-force'
import type { SignedInClaims } from '#server/gate/access-token'
import type { FaultLog } from '#server/gate/fault-log'
import type { RateLimits } from '#server/gate/rate-limits'
import { createModelBrain, type TalkMessage } from './model-brain.ts'
import { createModelTrust } from './model-trust.ts'
import { readOwnRows } from './own-rows.ts'
import { openAssistant, type OpenedAssistant } from './prepared.ts'

/** A message to the concierge. */
export type Inquiry = {
  /** The verified token of the caller: whose rows are read, and whose share of model calls is used. */
  claims: SignedInClaims
  message: string
  /** The earlier messages of the conversation, oldest first. */
  earlier: readonly TalkMessage[]
}

/** Answers messages, with a model or without. */
export interface Concierge {
  /** Returns the answer in Markdown within eight seconds. If the model fails, the built-in concierge answers. */
  answer(questions: Inquiry): Promise<string>
}

export type ConciergeDependencies = {
  database: Database
  rates: Pick<ExchangeRates, 'latest'>
  limits: Pick<RateLimits, 'take'>
  config: Pick<Config, 'ai' | 'rulesEdition'>
  /** The edition in force; by default the one in the settings. */
  edition?: EditionInForce
  /** The desk's changes of refund locations; by default none. */
  locations?: LocationsInForce
  log: Pick<FaultLog, 'warn'>
  now: () => Date
  /** Opens the trained classifier and the index of guides; by default from a folder beside the server. */
  openAssistant?: (edition: RulesEditionId) => OpenedAssistant | Promise<OpenedAssistant>
  /** Tests set a shorter time. */
  modelTimeoutMs?: number
}

/** The client waits at most ten seconds, and the answer is stored after this. */
const usualTimeoutMs = 7000
const dayMs = 24 * 60 * 60_000
/** Limits of calls to the model, per account and in total. Beyond them the built-in concierge answers. */
const modelShare = { name: 'model', burst: 60, refillMs: dayMs }
const modelWhole = { name: 'model-whole', burst: 5000, refillMs: dayMs }

/** Creates the concierge: the model at AI_BASE_URL if it is set, else (and if it fails) rules and guides alone. */
export function createConcierge(dependencies: ConciergeDependencies): Concierge {
  const { database, rates, limits, config, log, now } = dependencies
  const open = dependencies.openAssistant ?? openAssistant
  const askModel = config.ai
    ? createModelBrain(config.ai, dependencies.modelTimeoutMs ?? usualTimeoutMs)
    : null
  const trust = createModelTrust(now)

  const openLibrary = async (): Promise<Library> => {
    const [inForce] = await Promise.all([dependencies.edition?.read(), dependencies.locations?.read()])
    const editionId = inForce ?? config.rulesEdition
    return {
      editionId,
      rates: rates.latest() ?? fallbackRates,
      today: localDay(now(), 'france'),
      ...(await open(editionId)),
    }
  }
  const isModelFree = async (userId: string) =>
    trust.isGiven(userId) &&
    (await limits.take(modelShare, userId)).isGranted &&
    (await limits.take(modelWhole, 'all')).isGranted

  return {
    answer: async ({ claims, message, earlier }) => {
      const known = await openLibrary()
      const readRows = () => readOwnRows(database, claims, known)
      const questions = earlier.filter(({ isAi }) => !isAi).map(({ content }) => content)
      const own = await answerQuestion({ message, earlier: questions }, known, readRows)
      if (askModel && (await isModelFree(claims.sub))) {
        const modelAnswer = await askModel({ message, earlier, library: known, readOwnRows: readRows, own })
        trust.learn(claims.sub, modelAnswer.outcome)
        if (modelAnswer.outcome === 'good') return modelAnswer.text
        log.warn({ reason: modelAnswer.reason }, 'the model’s answer was not used')
      }
      return own.text
    },
  }
}
