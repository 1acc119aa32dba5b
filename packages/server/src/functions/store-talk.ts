import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#server/database/database'
import type { Tables } from '#server/database/tables'
import { ApiError } from '#server/gate/api-error'
import { noConversation } from './read-talk.ts'
import { refuseAtCeiling } from './refuse-at-ceiling.ts'

type Talk = {
  userId: string
  /** Null starts a new conversation. */
  conversationId: string | null
  question: string
  answer: string
  at: Date
}

const limits = [
  { messages: 20, windowMs: 60_000 },
  { messages: 500, windowMs: 24 * 60 * 60_000 },
]
const titleLength = 80

/**
 * Stores a question with its answer in one transaction, and returns the conversation's id. Only the server writes here,
 * so it checks the owner: throws 404 for a conversation of somebody else. Throws 429 above the caller's limits, which
 * count stored messages of all servers, and 403 if there is no room.
 */
export function storeTalk(database: Database, talk: Talk): Promise<string> {
  const storing = database.own.transaction().execute(async (tx) => {
    // One message of an account at a time, because parallel ones would not count each other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`talk:${talk.userId}`}, 0))`.execute(tx)
    await requireMessageAllowance(tx, talk)
    const id = await openConversation(tx, talk)
    const questionAt = talk.at.toISOString()
    const answerAt = new Date(talk.at.getTime() + 1).toISOString()
    await tx
      .insertInto('chat_messages')
      .values([
        { conversation_id: id, content: talk.question, is_ai: false, created_at: questionAt },
        { conversation_id: id, content: talk.answer, is_ai: true, created_at: answerAt },
      ])
      .execute()
    return id
  })
  return refuseAtCeiling(storing)
}

async function openConversation(tx: Transaction<Tables>, talk: Talk): Promise<string> {
  const { userId, conversationId, question } = talk
  if (conversationId === null) {
    const title = question.replaceAll(/\s+/g, ' ').slice(0, titleLength).toWellFormed()
    const row = await tx
      .insertInto('chat_conversations')
      .values({ user_id: userId, title, created_at: talk.at, updated_at: talk.at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  const row = await tx
    .updateTable('chat_conversations')
    .set({ updated_at: talk.at })
    .where('id', '=', conversationId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (row) return row.id
  throw noConversation()
}

/**
 * Throws 403 if this conversation has no room, so that no answer is computed in vain. The table's trigger decides
 * finally.
 */
export async function requireRoom(
  run: Kysely<Tables>,
  { userId, conversationId }: Pick<Talk, 'userId' | 'conversationId'>,
): Promise<void> {
  await refuseAtCeiling(
    conversationId === null
      ? sql`select app.demand_room('public.chat_conversations', ${userId}, 1)`.execute(run)
      : sql`select app.demand_room('public.chat_messages', ${conversationId}, 2)`.execute(run),
  )
}

/** Throws 429 with Retry-After if the account's limit of messages is reached. Stores nothing. */
export async function requireMessageAllowance(
  tx: Kysely<Tables>,
  { userId, at }: Pick<Talk, 'userId' | 'at'>,
): Promise<void> {
  for (const { messages, windowMs } of limits) {
    const since = new Date(at.getTime() - windowMs)
    const { oldest, count } = await tx
      .selectFrom('chat_messages as m')
      .innerJoin('chat_conversations as c', 'c.id', 'm.conversation_id')
      .select(({ fn }) => [fn.min('m.created_at').as('oldest'), fn.countAll<number>().as('count')])
      .where('c.user_id', '=', userId)
      .where('m.is_ai', '=', false)
      .where('m.created_at', '>', since)
      .executeTakeFirstOrThrow()
    if (count < messages) continue
    const waitMs = new Date(oldest).getTime() + windowMs - at.getTime()
    throw new ApiError({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Too many messages, please wait',
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
    })
  }
}
