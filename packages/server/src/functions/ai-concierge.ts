import { maxQuestionLength } from '@retour/domain/wire/concierge'
import type { Context } from 'hono'
import * as z from 'zod'
import type { Concierge } from '#server/assistant/concierge'
import { storeOpenQuestion } from '#server/assistant/store-open-question'
import type { Database } from '#server/database/database'
import { bearerToken } from '#server/gate/bearer-token'
import type { SignedInClaims } from '#server/gate/access-token'
import type { FaultLog } from '#server/gate/fault-log'
import { ApiError } from '#server/gate/api-error'
import { readJson } from '#server/gate/read-json'
import type { CallerVerifier } from '#server/gate/verify-caller'

import { requireMessageAllowance, requireRoom, storeTalk } from './store-talk.ts'
import { readTalk } from './read-talk.ts'

export type ConciergeDependencies = {
  database: Database
  verifier: Pick<CallerVerifier, 'verifyCaller'>
  concierge: Concierge
  log: Pick<FaultLog, 'warn'>
  now: () => Date
}

const questionSchema = z.object(
  {
    conversationId: z.uuid('conversationId must be a uuid or null').or(z.literal('')).nullish(),
    message: z
      .string('message is required')
      .max(maxQuestionLength, `message must have no more than ${maxQuestionLength} characters`)
      .refine((text) => text.trim() !== '', 'message must not be blank'),
  },
  'the body must be a JSON object',
)

/**
 * Handles POST /functions/v1/ai-concierge for signed-in callers. Body {conversationId, message, userId}: without a
 * conversation a new one starts; userId is ignored, the token identifies the caller. 200 {response, conversationId};
 * `response` is Markdown.
 *
 * Errors {error}: 401 without a valid token, 400 for the body, 404 for a conversation of somebody else, 403 if it is
 * full or there are too many, 429 with Retry-After above 20 messages a minute or 500 a day. Question and answer are
 * stored together after the answer, or not at all.
 */
export async function askConcierge(c: Context, dependencies: ConciergeDependencies): Promise<Response> {
  const claims = await readClaims(c, dependencies.verifier)
  const body = await readJson(c, { invalid: 'bad_json', unstorable: 'bad_json' })
  const parsed = questionSchema.safeParse(body)
  if (!parsed.success)
    throw new ApiError({
      status: 400,
      code: 'validation_failed',
      message: parsed.error.issues[0]?.message ?? 'the body is not valid',
    })
  const { message } = parsed.data
  const talk = {
    userId: claims.sub,
    conversationId: parsed.data.conversationId || null,
    at: dependencies.now(),
  }
  // Before the answer, which may use a model. Checked again when both are stored.
  await requireMessageAllowance(dependencies.database.own, talk)
  const earlier = await readTalk(dependencies.database, talk)
  await requireRoom(dependencies.database.own, talk)
  const response = await dependencies.concierge.answer({ claims, message: message.trim(), earlier })
  const stored = await storeTalk(dependencies.database, {
    ...talk,
    question: message.trim(),
    answer: response,
  })
  // For the desk. The caller has the answer even if this fails.
  await storeOpenQuestion(dependencies.database, { question: message, answer: response, at: talk.at }).catch(
    (error: unknown) => dependencies.log.warn({ err: error }, 'a question without an answer was not kept'),
  )
  return c.json({ response, conversationId: stored })
}

async function readClaims(c: Context, verifier: ConciergeDependencies['verifier']): Promise<SignedInClaims> {
  const token = bearerToken(c.req.header('Authorization'))
  const caller = token ? await verifier.verifyCaller(token) : null
  if (caller?.ok) return caller.claims
  throw new ApiError({
    status: 401,
    code: 'no_authorization',
    message: 'Sign in to use AI assistant',
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
}
