import type { RichText, Table } from '@retour/domain/content/page-content'
import { FormattedText } from './formatted-text.tsx'

/** Cells such as "20%", "EUR 147.52" or "from EUR 90.16" are set as figures and aligned to the end of the column. */
const figure = /^(?:(?:from|over|more than|under) )?(?:EUR )?[\d.,]+(?: ?%)?$/

/** Up to this length, a cell is placed beside its column's name on a phone, not below it. */
const shortLength = 22

type Column = { name: string; isFigures: boolean; isShort: boolean }

/**
 * A table of text and figures. With three or more columns, every row becomes a block on phones, where each cell has the
 * name of its column, so that nothing scrolls sideways.
 */
export function GuideTable({ table: { caption, head, rows, note } }: { table: Table }) {
  const [first = '', ...others] = head
  const columns = others.map((name, index): Column => {
    const cells = rows.map((row) => row[index + 1] ?? '')
    return {
      name,
      isFigures: cells.every((cell) => figure.test(cell)),
      isShort: cells.every((cell) => cell.length <= shortLength),
    }
  })
  const stacked = columns.length > 1
  return (
    <div className="max-w-[46rem] min-w-0">
      <table className={`w-full text-small max-md:wrap-anywhere ${stacked ? 'max-md:block' : ''}`}>
        <caption className={`pb-0.75 text-start font-strong ${stacked ? 'max-md:block' : ''}`}>
          {caption}
        </caption>
        {head.some(Boolean) && (
          <thead className={stacked ? 'max-md:sr-only' : ''}>
            <tr className="border-b border-line text-meta text-ink-3 *:py-0.75 *:pe-2 *:font-text *:last:pe-0">
              <th scope="col" className="text-start">
                {first || <span className="sr-only">{caption}</span>}
              </th>
              {columns.map(({ name, isFigures }) => (
                <th key={name} scope="col" className={isFigures ? 'text-end' : 'text-start'}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody className={stacked ? 'max-md:block' : ''}>
          {rows.map(([heading = '', ...cells]) => (
            <tr
              key={`${heading} ${cells[0]}`}
              className={`border-b border-line align-top ${stacked ? stackedRow : plainRow}`}
            >
              <th scope="row" className={`text-start font-strong ${stacked ? '' : 'max-md:w-[34%]'}`}>
                <FormattedText text={heading} />
              </th>
              {columns.map((column, index) => (
                <Cell key={column.name} column={column} isStacked={stacked} text={cells[index] ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="mt-1 text-meta text-ink-3">
          <FormattedText text={note} />
        </p>
      )}
    </div>
  )
}

const plainRow = '*:py-1.25 *:pe-2 *:last:pe-0'
const stackedRow = 'max-md:grid max-md:gap-0.5 max-md:py-1.5 md:*:py-1.25 md:*:pe-2 md:*:last:pe-0'

function Cell({ column, isStacked, text }: { column: Column; isStacked: boolean; text: RichText }) {
  const { name, isFigures, isShort } = column
  const beside = isStacked && isShort ? 'max-md:flex max-md:justify-between max-md:gap-2' : ''
  return (
    <td className={`text-ink-2 ${isFigures ? (isStacked ? 'md:text-end' : 'text-end') : ''} ${beside}`}>
      {isStacked && (
        <span aria-hidden="true" className="block text-meta text-ink-3 md:hidden">
          {name}
        </span>
      )}
      <span>
        <FormattedText text={text} />
      </span>
    </td>
  )
}
