import type { ReactNode } from 'react'
import { AccountLayer } from '#app/features/accounts/account-layer.tsx'
import { AccountBanner } from '#app/shell/account-banner.tsx'
import { AccountMenu } from '#app/shell/account-menu.tsx'
import { BackgroundWork } from '#app/shell/background-work.tsx'
import { ConciergeSlot } from '#app/shell/concierge-slot.tsx'
import { MobileMenu } from '#app/shell/mobile-menu.tsx'
import { SiteFooter } from '#app/shell/site-footer.tsx'
import { SkipLink } from '#app/shell/skip-link.tsx'
import { TopNavigation } from '#app/shell/top-navigation.tsx'
import { Island } from './island.tsx'

interface DocumentFrameProps {
  hasBanner: boolean
  children: ReactNode
}

/**
 * The frame of every document: the same as that of the screens (`root.tsx`), with islands for its interactive parts.
 */
export function DocumentFrame({ hasBanner, children }: DocumentFrameProps) {
  return (
    <>
      <SkipLink />
      <TopNavigation
        account={<Island of={AccountMenu} when="idle" />}
        menu={<Island of={MobileMenu} when="touched" />}
      />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {hasBanner && <Island of={AccountBanner} when="idle" />}
      <SiteFooter />
      <Island of={ConciergeSlot} when="idle" />
      <Island of={AccountLayer} when="idle" />
      <Island of={BackgroundWork} when="idle" />
    </>
  )
}
