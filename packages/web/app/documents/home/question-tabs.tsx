import { useLayoutEffect, useState } from 'react'
import { panelProps, TabBar } from '#app/ui/tab-bar.tsx'

interface QuestionTabsProps {
  /** Ties the tabs to the panels that the page is written with: each has `panelProps` of it. */
  id: string
  label: string
  titles: readonly string[]
}

/** The bar over the panels of questions, which stand in the page whether it acts or not: one of them is shown. */
export function QuestionTabs({ id, label, titles }: QuestionTabsProps) {
  const [chosen, setChosen] = useState('0')
  useLayoutEffect(() => {
    for (const index of titles.keys()) {
      const value = String(index)
      document.getElementById(panelProps(id, value).id)?.classList.toggle('hidden', value !== chosen)
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
