import type { Deadline } from '../tools/export-deadline.ts'

/** Returns the last day on which goods may leave the EU, in sentences. */
export function describeDeadline({ purchaseDay, safeDay, legalDay, isOver, leaving }: Deadline): string {
  if (isOver)
    return `Bought on ${purchaseDay}, the goods had to leave the EU by ${legalDay}. That day has passed, so the form can no longer be validated.`
  const legal =
    safeDay === legalDay
      ? 'That is also the legal last day.'
      : `The legal last day is ${legalDay}; keep the earlier one.`
  return `Bought on ${purchaseDay}: be out of the EU with the goods, and the form validated, by ${safeDay}. ${[legal, ...leaving].join(' ')}`
}

export const askForDay = 'Which day do you mean? Write the month as a word, for example 3 April.'
