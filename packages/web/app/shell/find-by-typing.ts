/** The maximum time between letters of one search (docs/product.md, Addresses). */
export const typeAheadResetMs = 1000

/**
 * Returns the index of the item that starts with the typed letters, searching from the current one and wrapping around;
 * the current index if none does. One letter, also when repeated, moves to the next item that starts with it.
 */
export function findByTyping(names: readonly string[], current: number, typed: string): number {
  const letters = typed.toLowerCase()
  const isOneLetter = letters === letters.charAt(0).repeat(letters.length)
  const prefix = isOneLetter ? letters.charAt(0) : letters
  const first = isOneLetter ? current + 1 : current
  const order = names.map((_, step) => (Math.max(first, 0) + step) % names.length)
  return order.find((index) => names[index]?.toLowerCase().startsWith(prefix)) ?? current
}
