import type { BookletText } from '@retour/domain/content/guides/booklet-text'
import type { CountryGuide } from '@retour/domain/content/guides/country-guide'
import type { Source } from '@retour/domain/content/page-content'
import { formatMonth } from '@retour/domain/content/format-day'
import { attributions } from '@retour/domain/places/attributions'
import { type Booklet, columnWidth, page, styles } from './booklet.ts'
import type { Reader } from './write-blocks.ts'
import { capitalize } from '@retour/domain/content/capitalize'

/** Writes rows: the label on the left, the value on the right, the explanation below. */
export function writeRows(
  booklet: Booklet,
  rows: readonly { label: string; value: string; note?: string | undefined }[],
  read: Reader,
): void {
  const labelWidth = 104
  const at = { x: page.side + labelWidth + 12, width: columnWidth - labelWidth - 12 }
  booklet.group('Table', {}, () => {
    for (const { label, value, note } of rows) {
      const valueRuns = read(capitalize(value)).map((run) =>
        run.face === 'text' ? { ...run, face: 'strong' as const } : run,
      )
      const noteRuns = note ? read(note) : []
      const height =
        booklet.heightOf(valueRuns, styles.label, at.width) +
        booklet.heightOf(noteRuns, styles.quiet, at.width)
      booklet.keep(height + 14)
      booklet.rule()
      booklet.y += 6
      const top = booklet.y
      booklet.group('TR', {}, () => {
        booklet.write(
          label,
          { ...styles.quiet, size: 9.5, leading: 13.5 },
          { width: labelWidth, tag: 'TH', scope: 'Row' },
        )
        const labelEnd = booklet.y
        booklet.y = top
        booklet.group('TD', {}, () => {
          booklet.write(valueRuns, styles.label, at)
          if (noteRuns.length > 0) booklet.write(noteRuns, styles.quiet, at)
        })
        booklet.y = Math.max(booklet.y, labelEnd) + 6
      })
    }
  })
  booklet.rule()
}

/** Writes a checklist with a box for each line. */
export function writeCheckList(
  booklet: Booklet,
  { title, lead, items }: BookletText['checkLists'][number],
  read: Reader,
): void {
  const indent = 24
  const at = { x: page.side + indent, width: columnWidth - indent }
  const style = { ...styles.body, size: 10, leading: 13.5 }
  booklet.keep(160)
  booklet.write(title, styles.heading, { tag: 'H3' })
  booklet.write(lead, { ...style, color: 'ink-2' })
  booklet.y += 5
  booklet.group('L', {}, () => {
    for (const item of items) {
      const runs = read(item)
      booklet.keep(booklet.heightOf(runs, style, at.width) + 4)
      const { y } = booklet
      booklet.decorate(() =>
        booklet.doc
          .roundedRect(page.side + 0.5, y + 1.5, 10.5, 10.5, 2)
          .lineWidth(0.9)
          .stroke(booklet.colors['line-strong']),
      )
      booklet.group('LI', {}, () => booklet.write(runs, style, { ...at, tag: 'LBody' }))
      booklet.y += 4.5
    }
  })
  booklet.y += 10
}

/** Writes phrases with their meaning. `lang` is the language of the counter. */
export function writePhrases(booklet: Booklet, phrases: CountryGuide['phrases'], lang: string): void {
  const style = { ...styles.lead, size: 12.5, leading: 15.5 }
  booklet.group('L', {}, () => {
    for (const { local, english } of phrases) {
      booklet.keep(booklet.heightOf(local, style) + booklet.heightOf(english, styles.quiet) + 9)
      booklet.rule()
      booklet.y += 4
      booklet.group('LI', {}, () => {
        booklet.write(local, style, { lang })
        booklet.y += 1
        booklet.write(english, styles.quiet)
      })
      booklet.y += 4
    }
  })
  booklet.rule()
}

export function writeSources(booklet: Booklet, sources: readonly Source[]): void {
  booklet.group('L', {}, () => {
    for (const { name, url, readOn } of sources) {
      const month = readOn ? [{ text: ` (${formatMonth(readOn)})`, face: 'text' as const }] : []
      booklet.group('LI', {}, () =>
        booklet.write([{ text: name, face: 'text', link: url }, ...month], styles.quiet),
      )
      booklet.y += 4
    }
  })
  booklet.y += 10
  const ofPoints = attributions.filter((one) => one.for === 'points').map(({ text }) => text)
  booklet.write(`Star map: ${ofPoints.join('. ')}.`, styles.quiet)
}
