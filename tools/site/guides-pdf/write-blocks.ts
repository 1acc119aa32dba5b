import type { Block, RichText, Section, Step, Table } from '@retour/domain/content/page-content'
import { type Booklet, columnWidth, page, styles } from './booklet.ts'
import type { Run } from './break-lines.ts'
import { richRuns } from './rich-runs.ts'

/** Converts texts to runs with the site's origin, once for the whole booklet. */
export type Reader = (text: RichText) => Run[]

export const readerFor =
  (siteUrl: string): Reader =>
  (text) =>
    richRuns(text, { siteUrl })

/** Starts a chapter: its title and a bookmark, on a new page unless enough space is left. */
export function writePart(
  booklet: Booklet,
  title: string,
  { room = 200, lead }: { room?: number; lead?: string },
  writeContent: () => void,
): void {
  if (booklet.y > page.top) booklet.y += 26
  booklet.keep(room)
  booklet.doc.outline.addItem(title)
  booklet.group('Sect', { title }, () => {
    booklet.write(title, styles.title, { tag: 'H2' })
    booklet.y += 8
    if (lead) {
      booklet.write(lead, { ...styles.body, color: 'ink-2' })
      booklet.y += 8
    }
    writeContent()
  })
}

/** Writes a section: its title and blocks. */
export function writeSection(booklet: Booklet, { title, blocks }: Section, read: Reader): void {
  booklet.keep(90)
  booklet.write(title, styles.heading, { tag: 'H3' })
  booklet.y += 4
  for (const block of blocks) {
    writeBlock(booklet, block, read)
    booklet.y += 7
  }
  booklet.y += 9
}

function writeBlock(booklet: Booklet, block: Block, read: Reader): void {
  if (block.kind === 'text') booklet.write(read(block.text), styles.body)
  if (block.kind === 'list') writeList(booklet, block.items, read)
  if (block.kind === 'steps') writeSteps(booklet, block.steps, read)
  if (block.kind === 'table') writeTable(booklet, block.table, read)
  if (block.kind === 'note') writeNote(booklet, block.text, read)
}

function writeList(booklet: Booklet, items: RichText[], read: Reader): void {
  const indent = 13
  booklet.group('L', {}, () => {
    for (const item of items) {
      const runs = read(item)
      booklet.keep(booklet.heightOf(runs, styles.body, columnWidth - indent))
      const middle = booklet.y + styles.body.leading / 2
      booklet.decorate(() => booklet.doc.circle(page.side + 3, middle, 1.7).fill(booklet.colors.gold))
      booklet.group('LI', {}, () =>
        booklet.write(runs, styles.body, {
          x: page.side + indent,
          width: columnWidth - indent,
          tag: 'LBody',
        }),
      )
      booklet.y += 4
    }
  })
}

/** Writes numbered steps, with large numbers in the margin. */
export function writeSteps(booklet: Booklet, steps: readonly Step[], read: Reader): void {
  const indent = 34
  const at = { x: page.side + indent, width: columnWidth - indent }
  booklet.group('L', {}, () => {
    for (const [index, { title, text }] of steps.entries()) {
      const runs = read(text)
      booklet.keep(styles.label.leading + booklet.heightOf(runs, styles.body, at.width) + 24)
      booklet.rule()
      booklet.y += 9
      const start = booklet.y
      booklet.group('LI', {}, () => {
        booklet.write(
          String(index + 1),
          { ...styles.title, leading: 26, color: 'gold-ink' },
          { width: indent, tag: 'Lbl' },
        )
        booklet.y = start
        booklet.group('LBody', {}, () => {
          booklet.write(title, { ...styles.label, size: 11.5, leading: 15 }, at)
          booklet.y += 1
          booklet.write(runs, styles.body, at)
        })
      })
      booklet.y = Math.max(booklet.y, start + 26) + 9
    }
  })
  booklet.rule()
}

/** Writes a table with equal columns; all but the first are figures, aligned right. */
function writeTable(booklet: Booklet, { caption, head, rows, note }: Table, read: Reader): void {
  const width = columnWidth / head.length
  const style = { ...styles.body, leading: 20 }
  booklet.keep(styles.label.leading + (rows.length + 1) * style.leading)
  booklet.group('Table', {}, () => {
    booklet.write(caption, styles.label, { tag: 'Caption' })
    booklet.y += 3
    for (const [row, cells] of [head, ...rows].entries()) {
      const isHead = row === 0
      const top = booklet.y
      const cellStyle = isHead ? { ...styles.quiet, leading: 18 } : style
      booklet.group('TR', {}, () => {
        for (const [column, cell] of cells.entries()) {
          const runs = read(cell)
          const used = runs.reduce(
            (sum, { text, face }) => sum + booklet.widthOf(text, face, cellStyle.size),
            0,
          )
          const x = page.side + column * width + (column > 0 ? width - used : 0)
          booklet.y = top
          const tag = isHead ? ({ tag: 'TH', scope: 'Column' } as const) : ({ tag: 'TD' } as const)
          booklet.write(runs, cellStyle, { x, width: used + 1, ...tag })
        }
      })
      booklet.rule(isHead ? 'ink' : 'line', isHead ? 1 : 0.6)
    }
  })
  if (!note) return
  booklet.y += 5
  booklet.write(read(note), styles.quiet)
}

/** Writes a note about a difference or a problem, on a tinted background. */
export function writeNote(booklet: Booklet, text: RichText, read: Reader): void {
  const padding = 11
  const style = { ...styles.body, size: 10, leading: 14 }
  const at = { x: page.side + padding, width: columnWidth - 2 * padding }
  const runs = read(text)
  const height = booklet.heightOf(runs, style, at.width) + 2 * padding - 4
  booklet.keep(height)
  const top = booklet.y
  booklet.decorate(() =>
    booklet.doc.roundedRect(page.side, top, columnWidth, height, 4).fill(booklet.colors['amber-wash']),
  )
  booklet.y += padding - 2
  booklet.write(runs, style, at)
  booklet.y = top + height
}
