/** Crockford's base 32: no I, L, O or U, so nothing is misread on the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Returns the reference that people use for a booking: "RT-7Q2K-DM4X". It is made from the key that the form sends,
 * because a guest's browser never learns the row's id; for rows without a key, from the id. It identifies and proves
 * nothing. Both are UUIDs, whose last 40 bits are random in every version in use.
 */
export function bookingReference(booking: { id: string; idempotencyKey: string | null }): string {
  const digits = (booking.idempotencyKey ?? booking.id).replaceAll('-', '').toLowerCase().slice(-10)
  if (!/^[0-9a-f]{10}$/.test(digits)) throw new TypeError('a booking is named by a uuid')
  let rest = BigInt(`0x${digits}`)
  let name = ''
  for (let place = 0; place < 8; place += 1) {
    name = letters.charAt(Number(rest % 32n)) + name
    rest /= 32n
  }
  return `RT-${name.slice(0, 4)}-${name.slice(4)}`
}

/** Returns the last ten hexadecimal digits of the UUID behind a typed reference; null if it is invalid. */
export function digitsOfReference(typed: string): string | null {
  const [, first = '', second = ''] =
    /^RT-?([0-9A-HJKMNP-TV-Z]{4})-?([0-9A-HJKMNP-TV-Z]{4})$/i.exec(typed.trim()) ?? []
  if (first === '') return null
  let bits = 0n
  for (const letter of (first + second).toUpperCase()) bits = bits * 32n + BigInt(letters.indexOf(letter))
  return bits.toString(16).padStart(10, '0')
}
