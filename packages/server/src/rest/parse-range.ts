import { rowsLimit } from './limits.ts'
import { refuse } from './rest-error.ts'

/** The rows that are wanted: how many to pass over, and how many to give (null = all there are). */
export type RowRange = { offset: number; limit: number | null }

const wholeNumber = /^-?\d{1,15}$/

/**
 * Reads `limit=`, `offset=` and, for reads, `Range: 0-9`; parameters win over the header. What is no whole number is
 * ignored, as is a negative offset. A negative limit or a range that ends before it starts: 416 PGRST103.
 */
export function parseRange(query: URLSearchParams, rangeHeader: string | undefined): RowRange {
  const [, first, last] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(rangeHeader?.trim() ?? '') ?? []
  const limit = readWhole(query.get('limit')) ?? spanOf(first, last)
  const offset = readWhole(query.get('offset')) ?? Number(first ?? 0)
  if (limit !== null && limit < 0)
    throw refuse(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'Limit should be greater than or equal to zero.',
    })
  return { offset: Math.max(0, offset), limit }
}

/** A read gives no more than the cap, whatever was asked for. */
export function capRange({ offset, limit }: RowRange): { offset: number; limit: number } {
  return { offset, limit: Math.min(limit ?? rowsLimit, rowsLimit) }
}

function spanOf(first: string | undefined, last: string | undefined): number | null {
  if (first === undefined || last === undefined || last === '') return null
  if (Number(last) >= Number(first)) return Number(last) - Number(first) + 1
  throw refuse(416, 'PGRST103', 'Requested range not satisfiable', {
    details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
  })
}

function readWhole(text: string | null): number | null {
  return text !== null && wholeNumber.test(text) ? Number(text) : null
}
