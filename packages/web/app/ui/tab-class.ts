/** The look of one tab in a bar of tabs. */
export const tabClass =
  '-mb-px min-h-control cursor-pointer border-b-3 border-transparent px-1.75 py-[11px] font-medium whitespace-nowrap text-ink-2 -outline-offset-3 disabled:cursor-default disabled:text-ink-3 data-[state=active]:border-blue data-[state=active]:font-strong data-[state=active]:text-ink'
