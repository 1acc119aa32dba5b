import { type KeyboardEvent, useRef } from 'react'
import { stepToTab } from './step-to-tab.ts'

interface TabBarProps {
  /** The id that connects the tabs with their panels, see `panelProps`. */
  id: string
  label: string
  tabs: readonly { value: string; label: string; isDisabled?: boolean }[]
  value: string
  onChange: (value: string) => void
  className: string
}

/**
 * The bar of a set of tabs (WAI-ARIA tabs; focus selects). It is our own code, because the two pages with the smallest
 * scripts use it, where a library's tabs would add 8 kB.
 */
export function TabBar({ id, label, tabs, value, onChange, className }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null)

  function moveFocus(event: KeyboardEvent) {
    const current = tabs.findIndex((tab) => tab.value === value)
    const next = stepToTab(
      event.key,
      current,
      tabs.map(({ isDisabled }) => !isDisabled),
    )
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    bar.current?.querySelectorAll<HTMLElement>('[role=tab]')[next!]?.focus()
    if (tab.value !== value) onChange(tab.value)
  }

  return (
    <div
      ref={bar}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={moveFocus}
      className={className}
    >
      {tabs.map((tab) => {
        const isChosen = tab.value === value
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={isChosen}
            disabled={tab.isDisabled}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className="-mb-px min-h-control cursor-pointer border-b-3 border-transparent px-1.75 py-[11px] font-medium whitespace-nowrap text-ink-2 -outline-offset-3 disabled:cursor-default disabled:text-ink-3 aria-selected:border-blue aria-selected:font-strong aria-selected:text-ink"
          >
            {tab.label}
          </button>
        )
      })}
    </div>
  )
}

/** Returns the attributes of the panel of a tab, for the bar with this id. */
export function panelProps(id: string, value: string) {
  return { role: 'tabpanel', id: `${id}-panel-${value}`, 'aria-labelledby': `${id}-tab-${value}` } as const
}
