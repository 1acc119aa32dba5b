import { type ComponentType, use } from 'react'
import { renderToString } from 'react-dom/server'
import { SiteNavigationContext } from '#app/platform/site-navigation.tsx'
import { type IslandComponent, idPrefix, islands } from './islands.ts'

/**
 * When an island gets live: once the browser is idle after the first paint or the page is touched (`idle`), once it is
 * also seen (`visible`), or once somebody touches the island itself (`touched`), which counts for all of them.
 */
type IslandStart = 'idle' | 'visible' | 'touched'

interface IslandProps<Props extends object> {
  /** One of `islands`. */
  of: ComponentType<Props>
  when: IslandStart
  /** The content is whole without it: nothing is said where it breaks or its script does not come. */
  isExtra?: boolean
  /** Carried by the page as JSON: only what the island needs. */
  props?: Props
}

const names = new Map<IslandComponent, string>(
  await Promise.all(
    Object.entries(islands).map(async ([name, load]): Promise<[IslandComponent, string]> => [
      await load(),
      name,
    ]),
  ),
)

/**
 * A part of a document that acts: drawn here as React draws what it later takes over, and then hydrated alone by
 * `hydrate-islands.tsx`. Without a script it is what is drawn.
 */
export function Island<Props extends object>({ of: Component, when, props, isExtra }: IslandProps<Props>) {
  const navigation = use(SiteNavigationContext)
  const name = names.get(Component)
  if (!name) throw new Error(`${Component.displayName ?? Component.name} is none of the islands.`)
  const html = renderToString(
    <SiteNavigationContext value={navigation}>
      <Component {...(props as Props)} />
    </SiteNavigationContext>,
    { identifierPrefix: idPrefix(name) },
  )
  return (
    <div
      className="contents"
      data-island={name}
      data-when={when}
      data-extra={isExtra && ''}
      data-props={props && JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
