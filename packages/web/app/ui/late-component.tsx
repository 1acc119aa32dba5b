import type { ComponentType, ReactNode } from 'react'
import { lateScript } from '#app/platform/late-script.ts'

/**
 * A component whose script is fetched when it is first shown; `waiting` stands in its place until then. When the
 * script doesn't come, `onFailure` is told, and the next showing tries again. `lazyPart` says so in its own place, by
 * parts that the frame of every page would carry if it were one with this.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: (error: unknown) => void,
  waiting: ReactNode = null,
) {
  const { useScript } = lateScript(load, onFailure)

  return function LateComponent(props: Props) {
    const { script: Loaded } = useScript()
    return Loaded ? <Loaded {...props} /> : waiting
  }
}
