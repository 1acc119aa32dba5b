import { rowsLimit } from './limits.ts'
import { refuse } from './rest-error.ts'

/** The requested rows: how many to skip, and how many to return (null = all). */
export type RowRange = { offset: number; limit: number | null }

const wholeNumber = /^-?\d+$/

/**
 * Parses `limit=`, `offset=` and, for reads, `Range: 0-9`; returns the intersection if both are given. Values that are
 * not whole numbers and negative offsets are ignored. Throws 416 PGRST103 for a negative limit, a range that ends
 * before it starts, or an empty intersection.
 */
export function parseRange(query: URLSearchParams, rangeHeader: string | undefined): RowRange {
  const limit = readWhole(query.get('limit'))
  if (limit !== null && limit < 0) throw refuseRange('Limit should be greater than or equal to zero.')
  const requested = { offset: Math.max(0, readWhole(query.get('offset')) ?? 0), limit }
  const header = readHeader(rangeHeader)
  return header ? narrow(requested, header) : requested
}

/** Limits a range to the maximum rows of a read. */
export function capRange({ offset, limit }: RowRange): { offset: number; limit: number } {
  return { offset, limit: Math.min(limit ?? rowsLimit, rowsLimit) }
}

function readHeader(text: string | undefined): RowRange | null {
  const [, first, last] = /^(?:items=)?(\d+)-(\d*)$/.exec(text?.trim() ?? '') ?? []
  if (first === undefined || last === undefined) return null
  const offset = toNumber(first)
  if (last === '') return { offset, limit: null }
  if (toNumber(last) < offset)
    throw refuseRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  return { offset, limit: toNumber(last) - offset + 1 }
}

function narrow(requested: RowRange, header: RowRange): RowRange {
  const offset = Math.max(requested.offset, header.offset)
  if (requested.limit === 0) return { offset, limit: 0 }
  const end = Math.min(endOf(requested), endOf(header))
  if (end <= offset) throw refuseRange('The Range header has no row in common with limit and offset.')
  return { offset, limit: end === Infinity ? null : end - offset }
}

/** Returns the first row after the range. */
const endOf = ({ offset, limit }: RowRange) => (limit === null ? Infinity : offset + limit)

function readWhole(text: string | null): number | null {
  return text !== null && wholeNumber.test(text) ? toNumber(text) : null
}

/** No table has as many rows as the largest number that is still exact. */
const toNumber = (digits: string) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)

function refuseRange(details: string) {
  return refuse(416, 'PGRST103', 'Requested range not satisfiable', { details })
}
