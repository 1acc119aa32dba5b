import type { ConciergeReply } from '@retour/domain/wire/concierge'
import { findConversations, findMessages } from '#app/backend/chat-calls.ts'
import type { LostQuestion } from './talk-store.ts'

/** The maximum difference between the clocks of this device and the server, after their comparison at sign-in. */
const slackMs = 5000

/**
 * Finds the answer to a question whose call failed, in case the server stored both; null otherwise. Throws
 * BackendError.
 */
export async function findLateAnswer(lost: LostQuestion): Promise<ConciergeReply | null> {
  const { question, askedAtMs } = lost
  const conversationId = lost.conversationId ?? (await findConversations())[0]?.id
  if (conversationId === undefined) return null
  const messages = await findMessages(conversationId)
  const at = messages.findLastIndex(
    ({ is_ai, content, created_at }) =>
      !is_ai && content === question && Date.parse(created_at) >= askedAtMs - slackMs,
  )
  const answer = at === -1 ? undefined : messages[at + 1]
  return answer?.is_ai ? { conversationId, response: answer.content } : null
}
