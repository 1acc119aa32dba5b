import type { Figure } from './figures.ts'

/**
 * A measured table: printed for people, stored as data in bench/results/. Its `figures` are compared with limits and
 * records.
 */
export type Table = {
  title: string
  columns: string[]
  rows: (string | number)[][]
  notes?: string[]
  figures?: Figure[]
}

/** Returns lines of text with aligned columns. */
export function drawTable({ title, columns, rows, notes = [] }: Table): string {
  const lines = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  const draw = (line: string[]) =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  return [title, ...lines.map((line) => `  ${draw(line)}`), ...notes.map((note) => `  ${note}`), ''].join(
    '\n',
  )
}
