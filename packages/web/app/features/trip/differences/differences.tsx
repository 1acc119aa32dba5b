import type { Entry } from '@retour/domain/trip/entry-schema'
import { lazyPart } from '#app/ui/lazy-part.tsx'

const choices = lazyPart<{ entry: Entry }>(
  () => import('./difference-choices.tsx').then(({ DifferenceChoices }) => DifferenceChoices),
  'h-12',
)

/** The choices about one row of which two devices wrote something different; nothing for all others. */
export const Differences = ({ entry }: { entry: Entry | undefined }) =>
  entry ? <choices.Part entry={entry} /> : null
