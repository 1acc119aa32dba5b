import type { ComponentType } from 'react'
import { AccountLayer } from '#app/features/accounts/account-layer.tsx'
import { AccountBanner } from '#app/shell/account-banner.tsx'
import { AccountMenu } from '#app/shell/account-menu.tsx'
import { BackgroundWork } from '#app/shell/background-work.tsx'
import { ConciergeSlot } from '#app/shell/concierge-slot.tsx'
import { MobileMenu } from '#app/shell/mobile-menu.tsx'

/** A component whose props are embedded in the page as JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- each has props of its own, which `Island` checks
export type IslandComponent = ComponentType<any>

/**
 * Every island by name. Islands of the frame are on every document and are bundled with this module. An island of few
 * pages is a line such as `() => import('…').then(({ Part }) => Part)`.
 */
export const islands: Record<string, () => IslandComponent | Promise<IslandComponent>> = {
  AccountBanner: () => AccountBanner,
  AccountLayer: () => AccountLayer,
  AccountMenu: () => AccountMenu,
  AssistantLink: () => import('./home/assistant-link.tsx').then(({ AssistantLink }) => AssistantLink),
  BackgroundWork: () => BackgroundWork,
  BookingForm: () => import('#app/features/booking/booking-form.tsx').then(({ BookingForm }) => BookingForm),
  CalculatorScreen: () =>
    import('./calculator/calculator-screen.tsx').then(({ CalculatorScreen }) => CalculatorScreen),
  ConciergeSlot: () => ConciergeSlot,
  FavoriteButton: () =>
    import('#app/features/favorites/favorite-button.tsx').then(({ FavoriteButton }) => FavoriteButton),
  GuideDownload: () =>
    import('#app/features/guides/guide-download.tsx').then(({ GuideDownload }) => GuideDownload),
  HomeCalculator: () => import('./home/home-calculator.tsx').then(({ HomeCalculator }) => HomeCalculator),
  HomeSky: () => import('./home/home-sky.tsx').then(({ HomeSky }) => HomeSky),
  LocationSearchForm: () =>
    import('#app/features/refund-locations/location-search-form.tsx').then(
      ({ LocationSearchForm }) => LocationSearchForm,
    ),
  MobileMenu: () => MobileMenu,
  QuestionTabs: () => import('./home/question-tabs.tsx').then(({ QuestionTabs }) => QuestionTabs),
}

/** The prefix of ids that React generates within an island, on the server and in the browser. */
export const idPrefix = (name: string) => `${name}-`
