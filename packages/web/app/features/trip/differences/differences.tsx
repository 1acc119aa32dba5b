import type { Entry } from '@retour/domain/trip/entry-schema'
import { lazyPart } from '#app/ui/lazy-part.tsx'

const choices = lazyPart<{ entry: Entry }>(
  () => import('./difference-choices.tsx').then(({ DifferenceChoices }) => DifferenceChoices),
  'h-12',
)

const notice = lazyPart<{ differing: ReadonlyMap<string, Entry> }>(
  () => import('./differences-notice.tsx').then(({ DifferencesNotice }) => DifferencesNotice),
  'h-12',
)

/** The conflicts of one row; nothing if it has none. */
export const Differences = ({ entry }: { entry: Entry | undefined }) =>
  entry ? <choices.Part entry={entry} /> : null

/** The notice at the top of a trip with conflicts; nothing if it has none. */
export const DifferencesOfTrip = ({ differing }: { differing: ReadonlyMap<string, Entry> }) =>
  differing.size > 0 ? <notice.Part differing={differing} /> : null
