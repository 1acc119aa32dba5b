import {
  Bookmark,
  CarFront,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  MessageCircle,
  ReceiptText,
  Settings2,
  User,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { stepToTab } from '#app/ui/step-to-tab.ts'
import type { DashboardTab } from './dashboard-tab.ts'
import { tabName } from './tab-name.ts'

const icons: Record<DashboardTab, LucideIcon> = {
  overview: LayoutDashboard,
  refunds: ReceiptText,
  bookings: CarFront,
  locations: MapPin,
  recommendations: Bookmark,
  ai: MessageCircle,
  profile: User,
  settings: Settings2,
}

interface DashboardTabBarProps {
  id: string
  tabs: readonly DashboardTab[]
  value: DashboardTab
  onChange: (tab: DashboardTab) => void
  /** Called when the person is about to open this tab. */
  onApproach: (tab: DashboardTab) => void
}

/** The dashboard's tabs: a scrolling bar on phones, a side column on wide screens. All four arrow keys move. */
export function DashboardTabBar({ id, tabs, value, onChange, onApproach }: DashboardTabBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = bar.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(value)]
    if (chosen && bar.current) showWithin(bar.current, chosen)
  }, [tabs, value])

  function moveFocus(event: KeyboardEvent) {
    const key = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }[event.key] ?? event.key
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    // Keys may be faster than pages, so the step starts from the focused tab.
    const focused = buttons.findIndex((button) => button === document.activeElement)
    const next = stepToTab(
      key,
      focused === -1 ? tabs.indexOf(value) : focused,
      tabs.map(() => true),
    )
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    buttons[next!]?.focus()
    onChange(tab)
  }

  return (
    <div
      ref={bar}
      role="tablist"
      aria-label={m.dashboard_tabs()}
      tabIndex={-1}
      onKeyDown={moveFocus}
      className="flex scroll-row border-b border-line-strong px-[calc(var(--spacing-gutter)-14px)] print:hidden lg:sticky lg:top-4 lg:grid lg:gap-0.25 lg:self-start lg:border-b-0 lg:px-0"
    >
      {tabs.map((tab) => {
        const Icon = icons[tab]
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-tab-${tab}`}
            aria-controls={`${id}-panel-${tab}`}
            aria-selected={tab === value}
            tabIndex={tab === value ? 0 : -1}
            onClick={() => onChange(tab)}
            onPointerEnter={() => onApproach(tab)}
            className="-mb-px flex min-h-control shrink-0 cursor-pointer items-center gap-1.5 border-b-3 border-transparent px-1.75 py-[11px] font-medium whitespace-nowrap text-ink-2 -outline-offset-3 hover:text-ink aria-selected:border-blue aria-selected:font-strong aria-selected:text-ink lg:mb-0 lg:rounded lg:border-0 lg:font-text lg:outline-offset-0 lg:hover:bg-sunken lg:aria-selected:bg-sunken"
          >
            <Icon aria-hidden className="hidden size-2.5 shrink-0 lg:block" strokeWidth={1.6} />
            {tabName(tab)}
          </button>
        )
      })}
    </div>
  )
}

/** Scrolls the bar only; `scrollIntoView` would scroll the page too. */
function showWithin(bar: HTMLElement, tab: HTMLElement) {
  const before = tab.offsetLeft - bar.offsetLeft
  const isWithin = before >= bar.scrollLeft && before + tab.offsetWidth <= bar.scrollLeft + bar.clientWidth
  if (!isWithin) bar.scrollLeft = before - (bar.clientWidth - tab.offsetWidth) / 2
}
