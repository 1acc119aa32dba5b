import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { tabClass } from './tab-class.ts'

interface ColumnTabsProps {
  label: string
  tabs: readonly { title: string; content: ReactNode }[]
}

/** What a page without a script shows: every panel in turn, under its title. */
const withoutScript =
  '.column-tabs [role=tablist]{display:none}.column-tabs [role=tabpanel],.column-tabs h3{display:block}'

/** Part of the ids that tie a panel to its tab: a title's spaces would cut such an id in pieces. */
const valueOf = (index: number) => String(index)

/** Tabs inside a column, to read in. All panels stand in the page, so that they can be read without a script. */
export function ColumnTabs({ label, tabs }: ColumnTabsProps) {
  return (
    <RadixTabs.Root defaultValue={valueOf(0)} className="column-tabs min-w-0">
      <noscript>
        <style>{withoutScript}</style>
      </noscript>
      <RadixTabs.List
        aria-label={label}
        className="flex gap-0.5 overflow-x-auto border-b border-line-strong print:hidden"
      >
        {tabs.map(({ title }, index) => (
          <RadixTabs.Trigger key={title} value={valueOf(index)} className={tabClass}>
            {title}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ title, content }, index) => (
        <RadixTabs.Content
          key={title}
          value={valueOf(index)}
          forceMount
          tabIndex={-1}
          className="data-[state=inactive]:hidden print:block!"
        >
          <h3 className="heading-3 mt-3 mb-1 hidden print:block">{title}</h3>
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
