import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines, type Run } from './break-lines.ts'

/** Every letter is one unit wide, bold ones two. */
const measure = (text: string, face: Run['face']) => text.length * (face === 'strong' ? 2 : 1)
const plain = (text: string): Run => ({ text, face: 'text' })
const linesOf = (runs: Run[], width: number) =>
  breakLines(runs, width, measure).map((line) => line.map(({ text }) => text).join(''))

describe('breaking lines', () => {
  test('a line takes what fits exactly, its closing space beyond the edge', () => {
    expect(linesOf([plain('ab cd ef')], 5)).toEqual(['ab cd ', 'ef'])
    expect(linesOf([plain('ab cd ef')], 4)).toEqual(['ab ', 'cd ', 'ef'])
  })

  test('a word wider than the line stands alone and whole', () => {
    expect(linesOf([plain('a Ausfuhrbescheinigung b')], 6)).toEqual(['a ', 'Ausfuhrbescheinigung ', 'b'])
  })

  test('a strong word and the comma behind it stay together', () => {
    const runs: Run[] = [plain('say '), { text: 'DIVA', face: 'strong' }, plain(', then go')]
    expect(linesOf(runs, 12)).toEqual(['say ', 'DIVA, ', 'then go'])
  })

  test('no-break spaces hold, and so does the space before a French question mark', () => {
    expect(linesOf([plain('EUR\u00a0100 la détaxe ?')], 9)).toEqual(['EUR\u00a0100 ', 'la ', 'détaxe ?'])
  })

  test('nothing has no line', () => {
    expect(linesOf([], 10)).toEqual([])
    expect(linesOf([plain('')], 10)).toEqual([])
  })

  test('pieces of one line touch: each begins where the one before ends', () => {
    const runs: Run[] = [
      plain('from '),
      { text: 'a', face: 'strong' },
      plain(' to '),
      { text: 'b', face: 'strong' },
    ]
    const [line = []] = breakLines(runs, 100, measure)
    expect(line.map(({ x }) => x)).toEqual([0, 5, 7, 11])
  })

  test('no letter is lost or moved, and no line of several words is too wide', () => {
    const words = fc.array(
      fc.record({ text: fc.string({ maxLength: 30 }), face: fc.constantFrom('text', 'strong') }),
    )
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 60 }), (runs, width) => {
        const lines = breakLines(runs, width, measure)
        const all = lines.flat().map(({ text }) => text)
        expect(all.join('')).toBe(runs.map(({ text }) => text).join(''))
        for (const line of lines) {
          const used = line.reduce((sum, { text, face }) => sum + measure(text, face), 0)
          const text = line.map((piece) => piece.text).join('')
          const isOneWord = !/ (?![?!:;»])/.test(text.trimEnd())
          expect(isOneWord || used - trailing(line) <= width).toBe(true)
        }
      }),
    )
  })
})

function trailing(line: readonly Run[]): number {
  let width = 0
  for (const { text, face } of line.toReversed()) {
    const spaces = text.length - text.trimEnd().length
    width += measure(' '.repeat(spaces), face)
    if (spaces < text.length) break
  }
  return width
}
