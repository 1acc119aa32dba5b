import { useId } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { SuggestionEntry } from './suggestion-entry.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** The assistant's suggestions for the signed-in person, each with its reason. */
export function SuggestionsCard() {
  const { user } = useSession()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-center justify-between gap-2">
        <h2 id={headingId} className="heading-3">
          {m.concierge_suggestions()}
        </h2>
        <Badge tone="blue">{m.concierge_ai()}</Badge>
      </div>
      <div className="mt-1.5">
        <Part instead={<PartBroken />}>{user && <Suggestions userId={user.id} />}</Part>
      </div>
    </section>
  )
}

function Suggestions({ userId }: { userId: string }) {
  const { found, suggestions, open } = useSuggestions(userId)
  return (
    <QueryContent
      query={found}
      failure={m.concierge_suggestions_failed()}
      waiting={m.concierge_suggestions_loading()}
      skeleton={<SuggestionsSkeleton />}
    >
      {() =>
        suggestions.length === 0 ? (
          <p className="text-small text-ink-2">{m.concierge_suggestions_empty()}</p>
        ) : (
          <ul className="grid gap-2">
            {suggestions.map((suggestion) => (
              <SuggestionEntry
                key={suggestion.id}
                suggestion={suggestion}
                onOpen={() => void open(suggestion)}
              />
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

function SuggestionsSkeleton() {
  return (
    <div className="grid gap-1 border-s-3 border-line ps-2">
      <Skeleton className="h-2.5 w-3/5" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-2 w-4/5" />
      <Skeleton className="mt-1 h-2 w-12" />
    </div>
  )
}
