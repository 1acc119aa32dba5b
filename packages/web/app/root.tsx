import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import { AccountBanner } from '#app/shell/account-banner.tsx'
import { AccountLayer } from '#app/features/accounts/account-layer.tsx'
import { dropOldContact } from '#app/features/lead-capture/contact-age.ts'
import { watchWaitingLeads } from '#app/features/lead-capture/watch-waiting-leads.ts'
import { ConciergeSlot } from '#app/shell/concierge-slot.tsx'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { PageWait } from '#app/shell/page-wait.tsx'
import { PageNotFound } from '#app/shell/page-not-found.tsx'
import { ScreenBoundary } from '#app/shell/screen-boundary.tsx'
import { SiteFooter } from '#app/shell/site-footer.tsx'
import { TopNavigation } from '#app/shell/top-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { keepForLater } from '#app/platform/keep-for-later.ts'
import { usePeopleLeft } from '#app/platform/forget-person.ts'
import { useArrival } from '#app/platform/use-arrival.ts'
import { usePagePath } from '#app/platform/use-page-path.ts'
import { useStaticPage } from '#app/platform/use-static-page.ts'
import { Part } from '#app/ui/part.tsx'
import inlineStyles from './app.css?inline'
import stylesheetUrl from './app.css?url'

// The built page holds the styles, so no script carries them; React must have them when it draws the whole page anew.
const styles = import.meta.env.SSR
  ? inlineStyles
  : (document.querySelector('style[data-page-styles]')?.textContent ?? '')

export const links = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: stylesheetUrl }] : []),
]

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useStaticPage()
  const program = useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.program)
    .find(Boolean)
  return (
    // The build reads the mark and lets the page's program wait.
    <html lang="en" data-program={program}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d152a" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {!import.meta.env.DEV && (
          <style data-page-styles="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        )}
      </head>
      <body>
        {children}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && <Scripts />}
      </body>
    </html>
  )
}

/** What frames every screen, the broken ones as well. */
function Frame({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    // The start script in the page's head repeats a press that came before now.
    window.dispatchEvent(new Event('retour:hydrated'))
  }, [])
  const path = usePagePath()
  const isStatic = useStaticPage()
  // Home shows it under its calculator; a page without a script could not dismiss it.
  const hasBannerHere = !isStatic && path !== '/' && path !== '/auth'
  return (
    <>
      <a
        href="#content"
        className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:start-2 focus-visible:top-1 focus-visible:z-10 focus-visible:rounded focus-visible:bg-paper focus-visible:px-2 focus-visible:py-1.5"
      >
        {m.shell_skip_to_content()}
      </a>
      <TopNavigation />
      <main ref={content} id="content" tabIndex={-1} className="outline-none">
        <ScreenBoundary path={path} content={content}>
          {children}
        </ScreenBoundary>
      </main>
      <Part>{hasBannerHere && <AccountBanner />}</Part>
      <SiteFooter />
      <Part>{!isStatic && <ConciergeSlot />}</Part>
      <Part>
        <AccountLayer />
      </Part>
      <Part>{!isStatic && <PageWait />}</Part>
      <Part>
        <Arrival content={content} />
      </Part>
    </>
  )
}

function Arrival({ content }: { content: RefObject<HTMLElement | null> }) {
  useArrival(content)
  return null
}

/** What goes on behind every page; none of it is needed to read it. */
function Background({ path }: { path: string }) {
  useEffect(watchWaitingLeads, [])
  useEffect(dropOldContact, [])
  useEffect(() => keepForLater(path), [path])
  return null
}

export default function Root() {
  const peopleLeft = usePeopleLeft()
  // A mailed link may bring another person to /auth, which then still has something to say to them.
  const path = usePagePath()
  const screenKey = path === '/auth' ? 'auth' : peopleLeft
  return (
    <Frame>
      <Part>
        <Background path={path} />
      </Part>
      <Fragment key={screenKey}>
        <Outlet />
      </Fragment>
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <Frame>{isMissing ? <PageNotFound /> : <ErrorPage />}</Frame>
}
