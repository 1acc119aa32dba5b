import type { ComponentType } from 'react'
import { lateScript } from '#app/platform/late-script.ts'
import { ScriptWait } from './script-wait.tsx'

/**
 * A part of a screen whose script arrives when the part is first shown, or when `preload` is called. When it
 * doesn't come, the part says so in its own place and can be asked for again; the rest of the screen stays.
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
