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

export type Inquiry = {
  /** The verified token of the one who asks: whose rows are read, and whose share of the model is used. */
  claims: SignedInClaims
  message: string
  /** The same talk before this message, oldest first. */
  earlier: readonly TalkMessage[]
}

export interface Concierge {
  /** The answer in Markdown, within eight seconds. A model that fails is replaced by the built-in concierge. */
  answer(questions: Inquiry): Promise<string>
}

export type ConciergeDependencies = {
  database: Database
  rates: Pick<ExchangeRates, 'latest'>
  limits: Pick<RateLimits, 'take'>
  config: Pick<Config, 'ai' | 'rulesEdition'>
  /** Which edition is computed with now; without it the one of the settings. */
  edition?: EditionInForce
  /** What the desk has changed of the locations; without it they are the shipped ones. */
  locations?: LocationsInForce
  log: Pick<FaultLog, 'warn'>
  now: () => Date
  /** Model and guides, where they do not come from a folder beside the server. */
  openAssistant?: (edition: RulesEditionId) => OpenedAssistant | Promise<OpenedAssistant>
  /** Shorter in tests. */
  modelTimeoutMs?: number
}

/** The caller waits ten seconds at most, and the answer is stored after this. */
const usualTimeoutMs = 7000
const dayMs = 24 * 60 * 60_000
/** Questions to the model: of one account, and of everybody. Beyond them the built-in concierge answers. */
const modelShare = { name: 'model', burst: 60, refillMs: dayMs }
const modelWhole = { name: 'model-whole', burst: 5000, refillMs: dayMs }

/** Two brains with one face: the model of AI_BASE_URL where there is one, else (and when it fails) rules and guides alone. */
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
        const answered = await askModel({ message, earlier, library: known, readOwnRows: readRows, own })
        trust.learn(claims.sub, answered.outcome)
        if (answered.outcome === 'good') return answered.text
        log.warn({ reason: answered.reason }, 'the model’s answer was not used')
      }
      return own.text
    },
  }
}
