/** The class of a second-level heading, as on the trip's page. */
export const headingClass =
  'font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display'
