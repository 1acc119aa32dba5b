/** Returns the width of a text in the title's font at 100 px. */
export type MeasureTitle = (text: string) => number

export type FittedTitle = { lines: string[]; size: number }

const sizes = [132, 120, 108, 96, 86, 78, 70, 64]
/** Down to this size a name stays on one line. */
const smallestAlone = 86
/** The space between the wordmark and the footer, in pixels. */
const height = 300

/**
 * Returns the largest size at which a name fits into `width` pixels and the space above the footer: on one line if the
 * size allows, otherwise broken at spaces and after hyphens. A word that is too long even at the smallest size is not
 * broken.
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
