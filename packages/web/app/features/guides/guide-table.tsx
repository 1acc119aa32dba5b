import type { RichText, Table } from '@retour/domain/content/page-words'
import { RichWords } from './rich-words.tsx'

/** "20%", "EUR 147.52", "from EUR 90.16": set as figures, at the end of their column. */
const figure = /^(?:(?:from|over|more than|under) )?(?:EUR )?[\d.,]+(?: ?%)?$/

/**
 * A table of words and figures. With three columns and more a row becomes a block of its own on a phone, each cell
 * under the name of its column, so that nothing scrolls sideways.
 */
export function GuideTable({ table: { caption, head, rows, note } }: { table: Table }) {
  const isWide = head.length > 2
  const isFigures = head.map((_, column) => column > 0 && rows.every((row) => figure.test(row[column] ?? '')))
  const alignment = (column: number) => (isFigures[column] ? 'md:text-end' : 'text-start')
  return (
    <div className="max-w-[46rem]">
      <table className={`w-full text-small ${isWide ? 'max-md:block' : ''}`}>
        <caption className={`pb-0.75 text-start font-strong ${isWide ? 'max-md:block' : ''}`}>
          {caption}
        </caption>
        <thead className={isWide ? 'max-md:sr-only' : ''}>
          <tr className="border-b border-line text-meta text-ink-3">
            {head.map((name, column) => (
              <th key={name} scope="col" className={`py-0.75 pe-2 font-text last:pe-0 ${alignment(column)}`}>
                {name || <span className="sr-only">{caption}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isWide ? 'max-md:block' : ''}>
          {rows.map(([first = '', ...cells]) => (
            <tr
              key={first}
              className={`border-b border-line align-top ${isWide ? 'max-md:grid max-md:gap-0.5 max-md:py-1.5' : ''}`}
            >
              <th scope="row" className="py-1.25 pe-2 text-start font-strong max-md:p-0 max-md:py-0">
                <RichWords text={first} />
              </th>
              {cells.map((cell, index) => (
                <Cell
                  key={head[index + 1]}
                  label={isWide ? head[index + 1] : undefined}
                  className={alignment(index + 1)}
                  text={cell}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="mt-1 text-meta text-ink-3">
          <RichWords text={note} />
        </p>
      )}
    </div>
  )
}

function Cell({ label, className, text }: { label?: string; className: string; text: RichText }) {
  return (
    <td className={`py-1.25 pe-2 text-ink-2 last:pe-0 ${label ? 'max-md:p-0' : ''} ${className}`}>
      {label && (
        <span aria-hidden="true" className="block text-meta text-ink-3 md:hidden">
          {label}
        </span>
      )}
      <RichWords text={text} />
    </td>
  )
}
