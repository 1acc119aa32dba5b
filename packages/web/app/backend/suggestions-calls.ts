import type { SuggestionRow } from '@retour/domain/wire/suggestion'
import { readRows } from './open-rest.ts'

const suggestionsShown = 5

/** The newest suggestions that this account has not opened yet. Throws BackendError. */
export function findNewSuggestions(userId: string): Promise<SuggestionRow[]> {
  return readRows<SuggestionRow>((rest) =>
    rest
      .from('ai_suggestions')
      .select('id,type,content,created_at')
      .eq('is_viewed', false)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(suggestionsShown)
      .throwOnError(),
  )
}

/** From now on it is no new one. Throws BackendError. */
export async function markSuggestionViewed(id: string): Promise<void> {
  await readRows((rest) =>
    rest.from('ai_suggestions').update({ is_viewed: true }).eq('id', id).select('id').throwOnError(),
  )
}
