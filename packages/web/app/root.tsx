import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { AccountBanner } from '#app/shell/account-banner.tsx'
import { AccountMenu } from '#app/shell/account-menu.tsx'
import { BackgroundWork } from '#app/shell/background-work.tsx'
import { BasicHead, iconLinks } from '#app/shell/basic-head.tsx'
import { AccountLayer } from '#app/features/accounts/account-layer.tsx'
import { ConciergeSlot } from '#app/shell/concierge-slot.tsx'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { MobileMenu } from '#app/shell/mobile-menu.tsx'
import { PageWait } from '#app/shell/page-wait.tsx'
import { PageNotFound } from '#app/shell/page-not-found.tsx'
import { ScreenBoundary } from '#app/shell/screen-boundary.tsx'
import { SkipLink } from '#app/shell/skip-link.tsx'
import { SiteFooter } from '#app/shell/site-footer.tsx'
import { TopNavigation } from '#app/shell/top-navigation.tsx'
import { settingsAttributes } from '#app/platform/build-settings.ts'
import { RouterNavigation } from '#app/platform/router-navigation.tsx'
import { usePeopleLeft } from '#app/platform/forget-person.ts'
import { useArrival } from '#app/platform/use-arrival.ts'
import { usePagePath } from '#app/platform/use-page-path.ts'
import { Part } from '#app/ui/part.tsx'
import stylesheetUrl from './app.css?url'

export const links = () => [
  ...iconLinks,
  ...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: stylesheetUrl }] : []),
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...settingsAttributes}>
      <head>
        <BasicHead />
        <Meta />
        <Links />
        {/* The build fills it with the styles of this screen. React in the browser does not render it, so it is
            never moved behind the complete stylesheet, which is loaded before hydration. */}
        {import.meta.env.SSR && !import.meta.env.DEV && <style data-page-styles="" />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The frame of every screen and error page. Documents have the same (`documents/document-frame.tsx`). */
function Frame({ children }: { children: ReactNode }) {
  return (
    <RouterNavigation>
      <FrameInRouter>{children}</FrameInRouter>
    </RouterNavigation>
  )
}

function FrameInRouter({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    // The start script repeats a click that was held until now.
    window.dispatchEvent(new Event('retour:hydrated'))
  }, [])
  const path = usePagePath()
  // A driver uses the page for other people's rides.
  const hasBannerHere = path !== '/auth' && path !== '/drive'
  return (
    <>
      <SkipLink />
      <TopNavigation
        account={
          <Part>
            <AccountMenu />
          </Part>
        }
        menu={
          <Part>
            <MobileMenu />
          </Part>
        }
      />
      <main ref={content} id="content" tabIndex={-1} className="outline-none">
        <ScreenBoundary path={path} content={content}>
          {children}
        </ScreenBoundary>
      </main>
      <Part>{hasBannerHere && <AccountBanner />}</Part>
      <SiteFooter />
      <Part>
        <ConciergeSlot />
      </Part>
      <Part>
        <AccountLayer />
      </Part>
      <Part>
        <PageWait />
      </Part>
      <Part>
        <Arrival content={content} />
      </Part>
      <Part>
        <BackgroundWork />
      </Part>
    </>
  )
}

function Arrival({ content }: { content: RefObject<HTMLElement | null> }) {
  useArrival(content)
  return null
}

export default function Root() {
  return (
    <Frame>
      <Screen />
    </Frame>
  )
}

function Screen() {
  const peopleLeft = usePeopleLeft()
  // A link from a mail may bring another person to /auth, where a message for them may follow.
  const path = usePagePath()
  return (
    <Fragment key={path === '/auth' ? 'auth' : peopleLeft}>
      <Outlet />
    </Fragment>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <Frame>{isMissing ? <PageNotFound /> : <ErrorPage />}</Frame>
}
