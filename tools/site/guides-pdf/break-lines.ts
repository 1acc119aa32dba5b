export type Face = 'display' | 'text' | 'strong'

/** A text in one font. `link` is an absolute URL, `tint` the token of its color. */
export type Run = { text: string; face: Face; link?: string; tint?: 'amber' }

/** A part of a line that is drawn at once; `x` is relative to the start of the line. */
export type Piece = Run & { x: number; width: number }

type Measure = (text: string, face: Face) => number
type Word = { parts: Run[]; space: Run | null }

/**
 * Breaks runs into lines of at most `width`. A space at the end of a line stays with it, so that the text has its
 * spaces when it is read out.
 */
export function breakLines(runs: readonly Run[], width: number, measure: Measure): Piece[][] {
  const lines: Piece[][] = []
  let line: Piece[] = []
  let x = 0
  const put = (part: Run) => {
    const last = line.at(-1)
    if (last && last.face === part.face && last.link === part.link && last.tint === part.tint) {
      last.text += part.text
      last.width = measure(last.text, last.face)
      x = last.x + last.width
      return
    }
    const partWidth = measure(part.text, part.face)
    line.push({ ...part, x, width: partWidth })
    x += partWidth
  }
  for (const { parts, space } of wordsOf(runs)) {
    const wordWidth = parts.reduce((sum, part) => sum + measure(part.text, part.face), 0)
    if (line.length > 0 && x + wordWidth > width) {
      lines.push(line)
      line = []
      x = 0
    }
    for (const part of parts) put(part)
    if (space) put(space)
  }
  return line.length > 0 ? [...lines, line] : lines
}

/** Splits runs into words. A word may have several fonts: a bold name and the comma after it stay together. */
function wordsOf(runs: readonly Run[]): Word[] {
  const words: Word[] = []
  let parts: Run[] = []
  for (const run of runs)
    for (const text of run.text.split(/( )(?![?!:;»])/)) {
      if (text === ' ') {
        words.push({ parts, space: { ...run, text } })
        parts = []
      } else if (text) parts.push({ ...run, text })
    }
  return parts.length > 0 ? [...words, { parts, space: null }] : words
}
