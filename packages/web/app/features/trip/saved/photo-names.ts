import { typedAmount } from '@retour/domain/money/money'
import type { Purchase } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { photoFolder } from './trip-file-format.ts'

/** File systems allow 255 bytes in a name; day, amount and extension need about forty. */
const maxBytes = 150

/**
 * Returns file names that identify the receipts, such as "2026-05-02 Galeries Lafayette 240.00 EUR.jpg"; all differ.
 */
export function photoNames(purchases: readonly WithId<Purchase>[]): Map<string, string> {
  const taken = new Set<string>()
  const names = new Map<string, string>()
  for (const { id, boughtOn, shop, cents, currency } of purchases) {
    const nameParts = [boughtOn, safeName(shop), typedAmount(cents), currency].filter(Boolean).join(' ')
    let name = nameParts
    // Some file systems ignore case.
    for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${nameParts} (${n})`
    taken.add(name.toLowerCase())
    names.set(id, `${photoFolder}${name}.jpg`)
  }
  return names
}

/**
 * Returns a typed text as part of a file name that Windows, macOS, Android and iOS accept: without path separators,
 * control or direction characters.
 */
export function safeName(typed: string): string {
  const plain = typed
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}"*/:<>?\\|\uFFFD]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
  const encoder = new TextEncoder()
  let name = ''
  let bytes = 0
  for (const character of plain) {
    bytes += encoder.encode(character).length
    if (bytes > maxBytes) break
    name += character
  }
  return name.replaceAll(/^[ .]+|[ .]+$/g, '')
}
