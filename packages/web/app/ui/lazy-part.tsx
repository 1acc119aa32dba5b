import { useEffect, useState, type ComponentType } from 'react'
import { PartFailed } from './part-failed.tsx'
import { Skeleton } from './skeleton.tsx'

/**
 * A part of a screen whose script arrives when the part is first shown, or when `preload` is called. When it
 * doesn't come, the part says so in its own place and can be asked for again; the rest of the screen stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waitClass: string) {
  let Loaded: ComponentType<Props> | null = null
  async function preload() {
    Loaded ??= await load()
  }

  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'here' | 'failed'>(Loaded ? 'here' : 'waiting')
    useEffect(() => {
      if (state !== 'waiting') return
      preload().then(
        () => setState('here'),
        (error: unknown) => {
          console.warn('A part of the page could not be loaded:', error)
          setState('failed')
        },
      )
    }, [state])
    if (Loaded) return <Loaded {...props} />
    if (state === 'failed') return <PartFailed onRetry={() => setState('waiting')} />
    return <Skeleton className={waitClass} />
  }
  return { Part, preload }
}
