import { suggestDeadlines } from './suggest-deadlines.ts'
import { suggestGuides } from './suggest-guides.ts'
import { suggestMissing } from './suggest-missing.ts'
import type { SuggestionContext, Suggestion } from './suggestion.ts'
import { suggestUnfinished } from './suggest-unfinished.ts'
import { suggestDesks } from './suggest-desks.ts'

/** Returns all suggestions for an account, most urgent first. The same context gives the same keys. */
export function suggest(context: SuggestionContext): Suggestion[] {
  return [suggestDeadlines, suggestUnfinished, suggestMissing, suggestDesks, suggestGuides].flatMap((make) =>
    make(context),
  )
}
