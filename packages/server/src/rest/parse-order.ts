import { readQuoted, readUntil, skip } from './read-text.ts'
import { refuseSyntax } from './rest-error.ts'

/** One term of an order; `nulls` null = as the database has it: last when ascending, first when descending. */
export type Order = { column: string; isDescending: boolean; nulls: 'first' | 'last' | null }

/** Reads `order=a.desc.nullslast,b`. Faults: 400 PGRST100. */
export function parseOrder(text: string): Order[] {
  const cursor = { text, at: 0 }
  const orders: Order[] = []
  do {
    const column = readQuoted(cursor, '.,') ?? readUntil(cursor, '.,()')
    const isDescending = skip(cursor, '.desc')
    if (!isDescending) skip(cursor, '.asc')
    const nulls = skip(cursor, '.nullsfirst') ? 'first' : skip(cursor, '.nullslast') ? 'last' : null
    if (text[cursor.at] === '(')
      throw refuseSyntax('order', text, cursor.at, 'ordering by another table is not supported')
    if (column === '' || (cursor.at < text.length && text[cursor.at] !== ','))
      throw refuseSyntax(
        'order',
        text,
        cursor.at,
        'expecting columns, each with .asc, .desc, .nullsfirst or .nullslast, separated by ","',
      )
    orders.push({ column, isDescending, nulls })
  } while (skip(cursor, ','))
  return orders
}
