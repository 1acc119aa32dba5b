import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Tabs } from '#app/ui/tabs.tsx'
import type { TripTab } from './trip-address.ts'

interface TripTabsProps {
  tab: TripTab
  /** Null while it is unknown. */
  counts: Record<TripTab, number | null>
  onOpen: (tab: TripTab) => void
  panels: Record<TripTab, ReactNode>
}

/** The tabs for purchases and forms with their numbers, on screens without room for both. */
export function TripTabs({ tab, counts, onOpen, panels }: TripTabsProps) {
  const names = { purchases: m.trip_purchases, forms: m.trip_forms }
  return (
    <Tabs
      label={m.trip_name()}
      value={tab}
      onChange={(value) => onOpen(value === 'forms' ? 'forms' : 'purchases')}
      tabs={(['purchases', 'forms'] as const).map((value) => ({
        value,
        label: labelOf(names[value](), counts[value]),
        content: panels[value],
      }))}
    />
  )
}

const labelOf = (name: string, count: number | null) =>
  count === null ? name : m.trip_tab_count({ name, count })
