import type { Inquiry } from '../understanding/inquiry.ts'

const staying =
  /\b(?:stay\w*|rent(?:ed|ing)?|lease|flat|apartment|remain\w*|visit\w*|trip|travel\w*|vacation|holidays?|sabbatical|backpacking|touring|tourist|visa|(?:here|there|in \w+|be|am|are|was|were) for|for|spend(?:ing)?)\b/
const living = /\b(?:lived?|living|lives|resid\w+|ago)\b/
/** From this length of stay on, France gives no refund: it requires a stay of less than six months. */
const longest = { hour: 4400, day: 183, week: 26, month: 6, year: 0.5 } as const

/**
 * Returns whether a question mentions a stay that is too long for France. How long somebody has lived at home does not
 * count.
 */
export const staysLong = ({
  question: { durations },
  way: { line },
}: Pick<Inquiry, 'question' | 'way'>): boolean =>
  staying.test(line) &&
  !living.test(line) &&
  durations.some(({ count, unit, isAgo }) => !isAgo && count >= longest[unit])
