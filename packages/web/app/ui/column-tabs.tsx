import { type ReactNode, useId, useState } from 'react'
import { panelProps, TabBar } from './tab-bar.tsx'

interface ColumnTabsProps {
  label: string
  tabs: readonly { title: string; content: ReactNode }[]
}

/** What a page without a script shows: every panel in turn, under its title. */
const withoutScript =
  '.column-tabs [role=tablist]{display:none}.column-tabs [role=tabpanel],.column-tabs h3{display:block}'

/** Tabs inside a column, to read in. All panels stand in the page, so that they can be read without a script. */
export function ColumnTabs({ label, tabs }: ColumnTabsProps) {
  const id = useId()
  const [chosen, setChosen] = useState('0')
  return (
    <div className="column-tabs min-w-0">
      <noscript>
        <style>{withoutScript}</style>
      </noscript>
      <TabBar
        id={id}
        label={label}
        tabs={tabs.map(({ title }, index) => ({ value: String(index), label: title }))}
        value={chosen}
        onChange={setChosen}
        className="flex gap-0.5 scroll-row border-b border-line-strong print:hidden"
      />
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          {...panelProps(id, String(index))}
          className={String(index) === chosen ? undefined : 'hidden print:block'}
        >
          <h3 className="heading-3 mt-3 mb-1 hidden print:block">{title}</h3>
          {content}
        </div>
      ))}
    </div>
  )
}
