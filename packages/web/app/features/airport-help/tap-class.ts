/** The class of an answer or a card: 64 px high, so that it can be tapped while walking. */
export const tapClass =
  'flex min-h-8 w-full cursor-pointer items-center justify-between gap-1.5 rounded border border-line-strong bg-paper px-2.25 py-1.5 text-start text-[1.1875rem] leading-[1.37] font-strong text-ink no-underline hover:bg-sunken'

/** The class of the question or the result, large enough for a hall. */
export const stepHeadingClass =
  'font-display text-[min(11vw,2rem)] leading-[1.12] font-serif tracking-display text-balance outline-none'
