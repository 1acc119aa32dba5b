import { type ReactNode, useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { navigationAt, SiteNavigationContext } from '#app/platform/site-navigation.tsx'
import { AccountBanner } from '#app/shell/account-banner.tsx'
import { MobileMenu } from '#app/shell/mobile-menu.tsx'
import { Island } from './island.tsx'
import { idPrefix } from './islands.ts'

const at = (path: string, part: ReactNode) => (
  <SiteNavigationContext value={navigationAt(path)}>{part}</SiteNavigationContext>
)

test('an island is written as React draws its component alone, with what it is and when it gets live', () => {
  const alone = renderToString(at('/vat-calculator', <MobileMenu />), {
    identifierPrefix: idPrefix('MobileMenu'),
  })
  const html = renderToStaticMarkup(at('/vat-calculator', <Island of={MobileMenu} when="touched" />))
  expect(html).toBe(`<div class="contents" data-island="MobileMenu" data-when="touched">${alone}</div>`)
  expect(html).toContain('aria-current="true"')
})

test('the props of an island are in the page as JSON, and those alone', () => {
  const props = { note: 'A "small" one' }
  const html = renderToStaticMarkup(at('/', <Island of={AccountBanner as never} when="idle" props={props} />))
  expect(html).toContain('data-props="{&quot;note&quot;:&quot;A \\&quot;small\\&quot; one&quot;}"')
})

/** Renders an island between two ids of its own. */
function Around() {
  const before = useId()
  return (
    <p id={before}>
      <Island of={AccountBanner} when="idle" />
      <After />
    </p>
  )
}
const After = () => <b id={useId()} />

test('what stands around an island keeps ids of its own', () => {
  const ids = [...renderToStaticMarkup(at('/', <Around />)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})

test('a component that is none of the islands is said to be none', () => {
  const Stranger = () => null
  expect(() => renderToStaticMarkup(at('/', <Island of={Stranger} when="idle" />))).toThrow(
    'Stranger is none of the islands.',
  )
})
