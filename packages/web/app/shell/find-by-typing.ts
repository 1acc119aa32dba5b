/** Letters typed within this time of each other belong together (docs/product.md, Addresses). */
export const typeAheadResetMs = 1000

/**
 * The place of the item that typed letters mean, from the current one on and round; the current one when no
 * item begins so. One letter, pressed once or again and again, goes to the next item that begins with it.
 */
export function findByTyping(names: readonly string[], current: number, typed: string): number {
  const letters = typed.toLowerCase()
  const isOneLetter = letters === letters.charAt(0).repeat(letters.length)
  const wanted = isOneLetter ? letters.charAt(0) : letters
  const first = isOneLetter ? current + 1 : current
  const order = names.map((_, step) => (Math.max(first, 0) + step) % names.length)
  return order.find((index) => names[index]?.toLowerCase().startsWith(wanted)) ?? current
}
