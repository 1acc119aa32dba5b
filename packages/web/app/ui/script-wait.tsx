import { RotateCw } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import type { LateScript } from '#app/platform/late-script.ts'
import { Button } from './button.tsx'
import { Note } from './note.tsx'
import { Skeleton } from './skeleton.tsx'

/** In the place of a part whose script is on its way, or did not come: then with the way to ask for it again. */
export function ScriptWait({
  late: { hasFailed, retry },
  className,
}: {
  late: Pick<LateScript<unknown>, 'hasFailed' | 'retry'>
  className: string
}) {
  if (!hasFailed) return <Skeleton className={className} />
  return (
    <div className="grid max-w-reading justify-items-start gap-1.5">
      <Note kind="offline" role="alert">
        <p>{m.ui_part_failed()}</p>
      </Note>
      <Button variant="outlined" size="small" onClick={retry}>
        <RotateCw aria-hidden className="size-2.5" strokeWidth={1.6} />
        {m.ui_retry()}
      </Button>
    </div>
  )
}
