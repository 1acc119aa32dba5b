/** An answer or a card to press: 64 px, so that it is hit while walking. */
export const tapClass =
  'flex min-h-8 w-full cursor-pointer items-center justify-between gap-1.5 rounded border border-line-strong bg-paper px-2.25 py-1.5 text-start text-[1.1875rem] leading-[1.37] font-strong text-ink no-underline hover:bg-sunken'

/** The question or the end, as large as a hall needs it. */
export const stepHeadingClass =
  'font-display text-[min(11vw,2rem)] leading-[1.12] font-serif tracking-display text-balance outline-none'
