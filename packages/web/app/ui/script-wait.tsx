import type { LateScript } from '#app/platform/late-script.ts'
import { PartFailed } from './part-failed.tsx'
import { Skeleton } from './skeleton.tsx'

/** In the place of a part whose script is on its way, or did not come: then with the way to ask for it again. */
export function ScriptWait({
  late: { hasFailed, retry },
  className,
}: {
  late: Pick<LateScript<unknown>, 'hasFailed' | 'retry'>
  className: string
}) {
  return hasFailed ? <PartFailed onRetry={retry} /> : <Skeleton className={className} />
}
