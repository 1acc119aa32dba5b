/** The maximum length of a question to the assistant, in UTF-16 units. */
export const maxQuestionLength = 2000

/** A row of `chat_conversations`; `updated_at` is an ISO instant. */
export type ConversationRow = { id: string; title: string; updated_at: string }

/** A row of `chat_messages`. What the assistant said is Markdown, what a person said is plain text. */
export type MessageRow = { id: number; content: string; is_ai: boolean; created_at: string }

/** Body of the function `ai-concierge`; without a conversation a new one is created. */
export type ConciergeQuestion = { conversationId: string | null; message: string; userId: string }

/** Its response: Markdown, and the id of the conversation. */
export type ConciergeReply = { response: string; conversationId: string }
