import type { ComponentType } from 'react'
import { lateScript } from '#app/platform/late-script.ts'
import { ScriptWait } from './script-wait.tsx'

/**
 * Returns a part of a screen whose script loads when the part is first rendered or `preload` is called. If loading
 * fails, the part shows an error with a retry button, and the rest of the screen stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, waitClass: string) {
  const { useScript, preload } = lateScript(load)

  function Part(props: Props) {
    const late = useScript()
    const { script: Loaded } = late
    return Loaded ? <Loaded {...props} /> : <ScriptWait late={late} className={waitClass} />
  }
  return { Part, preload }
}
