import { type ComponentType, use } from 'react'
import { renderToString } from 'react-dom/server'
import { SiteNavigationContext } from '#app/platform/site-navigation.tsx'
import { type IslandComponent, idPrefix, islands } from './islands.ts'

/**
 * When an island is hydrated. `idle`: when the browser is idle after the first paint, or the page is touched.
 * `visible`: when it is also visible. `touched`: only when the island itself is touched. A touch hydrates islands of
 * every kind.
 */
type IslandStart = 'idle' | 'visible' | 'touched'

interface IslandProps<Props extends object> {
  /** A component of `islands`. */
  of: ComponentType<Props>
  when: IslandStart
  /** The page is complete without it, so no error is shown if it fails. */
  isExtra?: boolean
  /** Embedded in the page as JSON, so only what the island needs. */
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
 * An interactive part of a document: rendered to HTML here, hydrated separately by `hydrate-islands.tsx`. Without
 * scripts its HTML stays as it is. Throws if the component is not one of `islands`.
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
