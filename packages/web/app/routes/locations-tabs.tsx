import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import type { LocationsTab } from '#app/features/refund-locations/location-search.ts'
import { m } from '#app/paraglide/messages.js'

interface LocationsTabsProps {
  tab: LocationsTab
  onOpen: (tab: LocationsTab) => void
  map: ReactNode
  list: ReactNode
}

/**
 * The tabs Map View and List View, as wide as their column. On wide screens both are shown side by side without tabs.
 */
export function LocationsTabs({ tab, onOpen, map, list }: LocationsTabsProps) {
  const tabs = [
    { value: 'map', label: m.locations_tab_map(), content: map },
    { value: 'list', label: m.locations_tab_list(), content: list },
  ]
  return (
    <RadixTabs.Root value={tab} onValueChange={(value) => onOpen(value as LocationsTab)}>
      <RadixTabs.List
        aria-label={m.locations_tabs()}
        className="mt-1.5 flex flex-wrap gap-0.5 border-b border-line px-0.5 lg:hidden print:hidden"
      >
        {tabs.map(({ value, label }) => (
          <RadixTabs.Trigger
            key={value}
            value={value}
            className="-mb-px min-h-control cursor-pointer border-b-3 border-transparent px-1.75 py-[11px] font-medium whitespace-nowrap text-ink-2 -outline-offset-3 data-[state=active]:border-blue data-[state=active]:font-strong data-[state=active]:text-ink"
          >
            {label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ value, content }) => (
        <RadixTabs.Content key={value} value={value} tabIndex={-1}>
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
