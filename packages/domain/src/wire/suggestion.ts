import type { Suggestion } from '../assistant/suggestions/suggestion.ts'

/** A row of `ai_suggestions` as its owner reads it; `created_at` is an ISO instant. */
export type SuggestionRow = {
  id: string
  type: Suggestion['type']
  content: { title: string; summary: string; related_conversation_id: string | null }
  created_at: string
}
