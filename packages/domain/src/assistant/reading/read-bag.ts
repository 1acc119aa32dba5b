/** Where the goods travel: in the cabin or in the hold. Null if the question does not say. */
export type Bag = 'cabin' | 'hold' | 'both' | null

const cabin =
  /\b(?:(?:carry|hand) ?(?:on|luggage|baggage)s?|cabine?|cabina|(?:in|with) (?:my |the )?hands?|handgepack|bagage (?:a main|cabine)|equipaje de mano|bagaglio a mano|with me|on board|backpack|on my (?:arm|wrist|shoulder|finger|body))\b/
const hold =
  /\b(?:hold|checked|(?:if|when) (?:i|we) check (?:it|them)|check (?:it|them) in|check(?:ing)? (?:in |it in|them in|my |the )(?:\w+ )?(?:bags?|luggage|baggage|suitcases?)|suitcases?|soute|facturado|stiva|aufgegeben\w*|koffer|in the hold)\b/

/** Reads the bag from a lower-case line. */
export function readBag(line: string): Bag {
  const isCabin = cabin.test(line)
  const isHold = hold.test(line)
  return isCabin && isHold ? 'both' : isCabin ? 'cabin' : isHold ? 'hold' : null
}
