import type { LateScript } from '#app/platform/late-script.ts'
import { PartFailed } from './part-failed.tsx'
import { Skeleton } from './skeleton.tsx'

/** Shown in place of a part whose script is loading, or failed to load, then with a retry button. */
export function ScriptWait({
  late: { hasFailed, retry },
  className,
}: {
  late: Pick<LateScript<unknown>, 'hasFailed' | 'retry'>
  className: string
}) {
  return hasFailed ? <PartFailed onRetry={retry} /> : <Skeleton className={className} />
}
