import { type ReactNode, useEffect, useId, useRef } from 'react'
import { panelProps } from '#app/ui/tab-bar.tsx'
import type { DashboardTab } from './dashboard-tab.ts'
import { DashboardTabBar } from './dashboard-tab-bar.tsx'
import { tabName } from './tab-name.ts'

interface DashboardFrameProps {
  tabs: readonly DashboardTab[]
  tab: DashboardTab
  onChange: (tab: DashboardTab) => void
  onApproach: (tab: DashboardTab) => void
  /** The heading, if it is not the tab's name. */
  heading?: ReactNode
  /** The content of the tab, with headings from the second level on. */
  children: ReactNode
}

/** The dashboard's tab bar with the open tab. */
export function DashboardFrame({ tabs, tab, onChange, onApproach, heading, children }: DashboardFrameProps) {
  const id = useId()
  const screen = useRef<HTMLDivElement>(null)
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    // The pressed element may have been removed with the previous tab; then the heading takes the focus.
    const heading = screen.current?.querySelector('h1')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  }, [tab])
  return (
    <div ref={screen} className="lg:page lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 lg:pt-5">
      <DashboardTabBar id={id} tabs={tabs} value={tab} onChange={onChange} onApproach={onApproach} />
      {tabs.map((one) => (
        <div
          key={one}
          {...panelProps(id, one)}
          hidden={one !== tab}
          className="page min-w-0 pt-2.5 pb-3 lg:col-start-2 lg:px-0 lg:pt-0"
        >
          {one === tab && (
            <>
              {heading ?? (
                <h1 className="heading-1 text-[min(11vw,clamp(2rem,1.5rem+2vw,3rem))]">{tabName(tab)}</h1>
              )}
              {children}
            </>
          )}
        </div>
      ))}
    </div>
  )
}
