import { type ReactNode, useId } from 'react'
import { panelProps, TabBar } from './tab-bar.tsx'

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

/** Tabs in a bar across the page, below the navigation. The panels keep the width of the page. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId()
  return (
    <>
      <div className="border-b border-line print:hidden">
        <TabBar
          id={id}
          label={label}
          tabs={tabs}
          value={value}
          onChange={onChange}
          className="mx-auto flex max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] gap-0.5 scroll-row px-[calc(var(--spacing-gutter)-14px)]"
        />
      </div>
      {tabs.map((tab) => (
        <div key={tab.value} {...panelProps(id, tab.value)} hidden={tab.value !== value}>
          {tab.value === value && tab.content}
        </div>
      ))}
    </>
  )
}
