import { useLayoutEffect, useState } from 'react'
import { panelProps, TabBar } from '#app/ui/tab-bar.tsx'

interface QuestionTabsProps {
  /** The id that connects the tabs to the static panels, which have `panelProps` of it. */
  id: string
  label: string
  titles: readonly string[]
}

/** The tab bar of the question lists. The panels are part of the static page; this shows one of them. */
export function QuestionTabs({ id, label, titles }: QuestionTabsProps) {
  const [chosen, setChosen] = useState('0')
  useLayoutEffect(() => {
    for (const index of titles.keys()) {
      const value = String(index)
      document.getElementById(panelProps(id, value).id)?.toggleAttribute('data-folded', value !== chosen)
    }
  }, [id, titles, chosen])
  return (
    <TabBar
      id={id}
      label={label}
      tabs={titles.map((title, index) => ({ value: String(index), label: title }))}
      value={chosen}
      onChange={setChosen}
      className="flex gap-0.5 scroll-row border-b border-line-strong print:hidden"
    />
  )
}
