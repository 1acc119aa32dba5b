import { PartBroken } from '#app/ui/part-broken.tsx'
import { PartFailed } from '#app/ui/part-failed.tsx'

export type IslandFailure = 'broken' | 'missing'

/** What is said above an island that broke, or whose script did not come. */
export function IslandNote({ failure, onRetry }: { failure: IslandFailure; onRetry: () => void }) {
  return failure === 'broken' ? <PartBroken /> : <PartFailed onRetry={onRetry} />
}
