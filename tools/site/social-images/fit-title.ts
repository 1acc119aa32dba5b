/** Measures a text in the title's face at 100 px. */
export type MeasureTitle = (text: string) => number

export type FittedTitle = { lines: string[]; size: number }

const sizes = [132, 120, 108, 96, 86, 78, 70, 64]
/** A name is left on one line down to this size. */
const smallestAlone = 86
/** Room between the wordmark and the foot, in pixels. */
const height = 300

/**
 * The largest size at which a name fits into `width` pixels and the room above the foot: on one line if it stays
 * large there, else broken at spaces and after hyphens. A word that is too long even at the smallest size stays whole.
 */
export function fitTitle(name: string, width: number, measure: MeasureTitle): FittedTitle {
  const words = name.split(/(?<=-)| /)
  const oneLine = sizes.find((size) => size >= smallestAlone && (measure(name) * size) / 100 <= width)
  if (oneLine) return { lines: [name], size: oneLine }
  for (const size of sizes) {
    const room = (width * 100) / size
    const lines = fill(words, room, measure)
    if (lines.length * size <= height && lines.every((line) => measure(line) <= room)) return { lines, size }
  }
  const smallest = sizes.at(-1) ?? 64
  return { lines: fill(words, (width * 100) / smallest, measure), size: smallest }
}

function fill(words: string[], room: number, measure: MeasureTitle): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last?.endsWith('-') ? last + word : `${last} ${word}`
    if (last !== undefined && measure(joined) <= room) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
