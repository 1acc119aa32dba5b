import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component whose script is fetched when it is first shown; `waiting` stands in its place until then. When the
 * script doesn't come, `onFailure` is told, and the next showing tries again.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: (error: unknown) => void,
  waiting: ReactNode = null,
) {
  let Loaded: ComponentType<Props> | null = null

  return function LateComponent(props: Props) {
    const [isHere, setIsHere] = useState(Loaded !== null)
    useEffect(() => {
      if (isHere) return
      load().then((component) => {
        Loaded = component
        setIsHere(true)
      }, onFailure)
    }, [isHere])
    return Loaded ? <Loaded {...props} /> : waiting
  }
}
