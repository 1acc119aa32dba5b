import type {
  ConciergeQuestion,
  ConciergeReply,
  ConversationRow,
  MessageRow,
} from '@retour/domain/wire/concierge'
import { FunctionsClient } from '@supabase/functions-js'
import { readAccountAccess } from './api-access.ts'
import { BackendError, toBackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'
import { readRows } from './open-rest.ts'

const historyLength = 20

/** Returns the newest conversations of the signed-in person. Throws BackendError. */
export function findConversations(): Promise<ConversationRow[]> {
  return readRows<ConversationRow>((rest) =>
    rest
      .from('chat_conversations')
      .select('id,title,updated_at')
      .order('updated_at', { ascending: false })
      .limit(historyLength)
      .throwOnError(),
  )
}

/** Returns the messages of a conversation, oldest first; empty for another person's. Throws BackendError. */
export function findMessages(conversationId: string): Promise<MessageRow[]> {
  return readRows<MessageRow>((rest) =>
    rest
      .from('chat_messages')
      .select('id,content,is_ai,created_at')
      .eq('conversation_id', conversationId)
      .order('id', { ascending: true })
      .throwOnError(),
  )
}

/** Calls the function `ai-concierge`, which stores the question and its answer. Throws BackendError. */
export async function askConcierge(question: ConciergeQuestion): Promise<ConciergeReply> {
  const { baseUrl, headers } = await readAccountAccess()
  const functions = new FunctionsClient(`${baseUrl}/functions/v1`, { headers, customFetch: fetchBackend })
  const { data, error } = await functions.invoke<ConciergeReply>('ai-concierge', { body: question })
  if (error) throw toBackendError(error)
  if (typeof data?.response !== 'string' || typeof data.conversationId !== 'string')
    throw new BackendError('failed', 'The answer holds no response.')
  return data
}
