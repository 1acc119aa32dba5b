import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export interface Tab {
  value: string
  label: string
  isDisabled?: boolean
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
}

/** WAI-ARIA tabs in a bar as wide as the page, under the navigation; panels keep the page's column. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <div className="border-b border-line print:hidden">
        <RadixTabs.List
          aria-label={label}
          className="mx-auto flex max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] gap-0.5 overflow-x-auto px-[calc(var(--spacing-gutter)-14px)]"
        >
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.isDisabled}
              className="-mb-px min-h-control cursor-pointer border-b-3 border-transparent px-1.75 py-[11px] font-medium whitespace-nowrap text-ink-2 -outline-offset-3 disabled:cursor-default disabled:text-ink-3 data-[state=active]:border-blue data-[state=active]:font-strong data-[state=active]:text-ink"
            >
              {tab.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} tabIndex={-1}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
