import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { tabClass } from './tab-class.ts'

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
              className={tabClass}
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
