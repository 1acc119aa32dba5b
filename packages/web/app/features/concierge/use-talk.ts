import { useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { toBackendError } from '#app/backend/backend-error.ts'
import { findMessages } from '#app/backend/chat-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { sendQuestion } from './send-question.ts'
import { messagesKey, sendKey } from './talk-keys.ts'
import { talkStore } from './talk-store.ts'

/**
 * Returns the open conversation of a person. It continues when the window is closed: a pending answer is there when the
 * window opens again.
 */
export function useTalk(userId: string) {
  const { conversationId, draft } = useSessionStore(talkStore)
  const messages = useQuery(
    {
      queryKey: messagesKey(userId, conversationId),
      queryFn: () => findMessages(conversationId ?? ''),
      enabled: conversationId !== null,
    },
    queryClient,
  )
  const { mutate } = useMutation(
    {
      mutationKey: sendKey,
      mutationFn: (question: string) => sendQuestion(userId, question),
      networkMode: 'always',
    },
    queryClient,
  )
  const sent = useMutationState(
    { filters: { mutationKey: sendKey }, select: ({ state }) => state },
    queryClient,
  ).at(-1)
  const isWaiting = sent?.status === 'pending'

  return {
    conversationId,
    draft,
    messages,
    isWaiting,
    /** The question whose answer is pending. */
    waitingFor: isWaiting && typeof sent.variables === 'string' ? sent.variables : null,
    /** Why the last question has no answer; null if it has one or another is pending. */
    failure: sent?.status === 'error' ? toBackendError(sent.error) : null,
    send: () => {
      if (!isWaiting && draft.trim() !== '') mutate(draft.trim())
    },
    /** Sends a question that an answer offers. The draft stays. */
    ask: (question: string) => {
      if (!isWaiting) mutate(question)
    },
    type: (text: string) => talkStore.write({ draft: text }),
  }
}

export type TalkHandle = ReturnType<typeof useTalk>

/** Opens another conversation; null starts a new one. The draft stays. */
export function openTalk(conversationId: string | null): void {
  queryClient.getMutationCache().clear()
  talkStore.write({ conversationId, lost: null })
}
