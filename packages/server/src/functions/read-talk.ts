import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'

const messagesRead = 12

/**
 * Returns the last messages of a conversation, oldest first; none for a new one (null). Throws 404 if it belongs to
 * another account.
 */
export async function readTalk(
  database: Database,
  { userId, conversationId }: { userId: string; conversationId: string | null },
): Promise<{ isAi: boolean; content: string }[]> {
  if (conversationId === null) return []
  const found = await database.own
    .selectFrom('chat_conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!found) throw noConversation()
  const rows = await database.own
    .selectFrom('chat_messages')
    .select(['content', 'is_ai'])
    .where('conversation_id', '=', found.id)
    .orderBy('id', 'desc')
    .limit(messagesRead)
    .execute()
  return rows.toReversed().map(({ content, is_ai }) => ({ isAi: is_ai, content }))
}

/** Returns 404, to be thrown. */
export const noConversation = () =>
  new ApiError({ status: 404, code: 'not_found', message: 'There is no conversation of this id' })
