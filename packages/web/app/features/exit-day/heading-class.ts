/** A heading of the second level, as the trip's own are. */
export const headingClass =
  'font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display'
