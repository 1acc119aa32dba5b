/** Paths of the legal pages in the footer's order, without their words, so that a browser can hold them. */
export const legalPaths = ['/privacy', '/terms', '/cookies', '/imprint'] as const
