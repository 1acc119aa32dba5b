import type { ConciergeReply, MessageRow } from '@retour/domain/wire/concierge'
import { toBackendError } from '#app/backend/backend-error.ts'
import { askConcierge } from '#app/backend/chat-calls.ts'
import { queryClient, readAgain } from '#app/backend/query-client.ts'
import { readStoredSession, serverNow } from '#app/backend/stored-session.ts'
import { findLateAnswer } from './find-late-answer.ts'
import { historyKey, messagesKey } from './talk-keys.ts'
import { talkStore } from './talk-store.ts'

/**
 * Sends a question in the open conversation and adds question and answer to its messages. The draft stays until then. A
 * question without an answer becomes the draft, unless something else was typed. Throws BackendError.
 */
export async function sendQuestion(userId: string, question: string): Promise<void> {
  const { conversationId, lost } = talkStore.read()
  const isAgain = lost?.question === question && lost.conversationId === conversationId
  const askedAtMs = isAgain ? lost.askedAtMs : serverNow()
  const isStillHere = () => readStoredSession()?.user.id === userId
  try {
    const late = isAgain ? await findLateAnswer(lost) : null
    const reply = late ?? (await askConcierge({ conversationId, message: question, userId }))
    if (isStillHere()) cachePair(userId, question, reply, late !== null)
  } catch (error) {
    const failure = toBackendError(error)
    if (isStillHere()) {
      const isMissing = failure.status === 404
      const isRefused = failure.kind === 'refused'
      talkStore.write({
        ...(isMissing && { conversationId: null }),
        ...(talkStore.read().draft.trim() === '' && { draft: question }),
        lost: isRefused ? null : { question, conversationId, askedAtMs },
      })
    }
    throw failure
  }
}

function cachePair(userId: string, question: string, reply: ConciergeReply, isStoredBefore: boolean) {
  const { conversationId, response } = reply
  const key = messagesKey(userId, conversationId)
  const isBeginning = talkStore.read().conversationId === null
  const before = isBeginning ? [] : queryClient.getQueryData<MessageRow[]>(key)
  if (before && !isStoredBefore) {
    const id = (before.at(-1)?.id ?? 0) + 1
    const created_at = new Date(serverNow()).toISOString()
    queryClient.setQueryData<MessageRow[]>(key, [
      ...before,
      { id, content: question, is_ai: false, created_at },
      { id: id + 1, content: response, is_ai: true, created_at },
    ])
  } else void readAgain(key)
  const { draft } = talkStore.read()
  talkStore.write({ conversationId, draft: draft.trim() === question ? '' : draft, lost: null })
  void readAgain(historyKey(userId))
}
