import type { ReactNode } from 'react'

type FoldProps = {
  /** The anchor of the content. A link to it opens the fold, and so does the browser's search. */
  id?: string
  /** Folds with the same name: opening one closes the others. */
  name?: string
  summary: ReactNode
  children: ReactNode
}

/** Optional content in a native `<details>`; it works without scripts and is open in print. */
export function Fold({ id, name, summary, children }: FoldProps) {
  return (
    <details
      name={name}
      className="group border-t border-line print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-2 py-1 font-strong [&::-webkit-details-marker]:hidden">
        {summary}
        <span
          aria-hidden="true"
          className="me-0.5 size-1.25 flex-none -translate-y-0.5 rotate-45 border-e-2 border-b-2 border-current text-ink-3 group-open:translate-y-0 group-open:rotate-225 print:hidden"
        />
      </summary>
      <div id={id} className="scroll-mt-8 pb-2">
        {children}
      </div>
    </details>
  )
}
