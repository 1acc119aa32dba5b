/** Keys of what is kept in memory. They name the person, so that nothing is ever found for another one. */
export const historyKey = (userId: string) => ['chat-conversations', userId] as const
export const messagesKey = (userId: string, conversationId: string | null) =>
  ['chat-messages', userId, conversationId] as const
export const suggestionsKey = (userId: string) => ['ai-suggestions', userId] as const
/** Of the question that waits for its answer. */
export const sendKey = ['ask-concierge'] as const
