import type { ComponentType, ReactNode } from 'react'
import { lateScript } from '#app/platform/late-script.ts'

/**
 * Returns a component whose script loads when it is first rendered; `waiting` is shown until then. If loading fails,
 * `onFailure` is called, by default one that logs it, and the next mount tries again. `lazyPart` shows that failure in
 * place; it is separate, because the frame of every page would otherwise load its error components.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: (error: unknown) => void,
  waiting: ReactNode = null,
) {
  const { useScript } = lateScript(load, onFailure)

  return function LateComponent(props: Props) {
    const { script: Loaded } = useScript()
    return Loaded ? <Loaded {...props} /> : waiting
  }
}
