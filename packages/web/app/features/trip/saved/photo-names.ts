import { typedAmount } from '@retour/domain/money/money'
import type { Purchase } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { photoFolder } from './trip-file-format.ts'

/** File systems take 255 bytes in a name; day, amount and ending need some forty of them. */
const maxBytes = 150

/** Names that tell which receipt it is, as "2026-05-02 Galeries Lafayette 240.00 EUR.jpg"; no two the same. */
export function photoNames(purchases: readonly WithId<Purchase>[]): Map<string, string> {
  const taken = new Set<string>()
  const names = new Map<string, string>()
  for (const { id, boughtOn, shop, cents, currency } of purchases) {
    const nameParts = [boughtOn, safeName(shop), typedAmount(cents), currency].filter(Boolean).join(' ')
    let name = nameParts
    // Some file systems tell no capitals apart.
    for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${nameParts} (${n})`
    taken.add(name.toLowerCase())
    names.set(id, `${photoFolder}${name}.jpg`)
  }
  return names
}

/**
 * What was typed, as part of a file's name that Windows, macOS, Android and iOS take: nothing that separates folders, no
 * control character, none that turns the direction of what is read.
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
