import type { Figure } from './figures.ts'

/** A measured table: printed for people, kept as data under bench/results/; its figures are what is held. */
export type Table = {
  title: string
  columns: string[]
  rows: (string | number)[][]
  notes?: string[]
  figures?: Figure[]
}

/** Lines of text with aligned columns. */
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
