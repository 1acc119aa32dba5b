/** Keys of the query cache. They contain the person's id, so that nobody sees another person's data. */
export const historyKey = (userId: string) => ['chat-conversations', userId] as const
export const messagesKey = (userId: string, conversationId: string | null) =>
  ['chat-messages', userId, conversationId] as const
export const suggestionsKey = (userId: string) => ['ai-suggestions', userId] as const
/** The key of the mutation that sends a question. */
export const sendKey = ['ask-concierge'] as const
