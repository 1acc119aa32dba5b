import { readField, type Field } from './read-field.ts'
import { skip, skipBlanks } from './read-text.ts'
import { refuseSyntax } from './rest-error.ts'

/** One term of an order. `nulls` null = the database's default: last when ascending, first when descending. */
export type Order = { field: Field; isDescending: boolean; nulls: 'first' | 'last' | null }

/** Parses `order=a.desc.nullslast,b->>key`. Throws 400 PGRST100. */
export function parseOrder(text: string): Order[] {
  const cursor = { text, at: 0 }
  const orders: Order[] = []
  do {
    const field = readField(cursor, 'order')
    const isDescending = skip(cursor, '.desc')
    if (!isDescending) skip(cursor, '.asc')
    const nulls = skip(cursor, '.nullsfirst') ? 'first' : skip(cursor, '.nullslast') ? 'last' : null
    skipBlanks(cursor)
    if (text[cursor.at] === '(')
      throw refuseSyntax('order', text, cursor.at, 'ordering by another table is not supported')
    if (field.column === '' || (cursor.at < text.length && text[cursor.at] !== ','))
      throw refuseSyntax(
        'order',
        text,
        cursor.at,
        'expecting columns, each with .asc, .desc, .nullsfirst or .nullslast, separated by ","',
      )
    orders.push({ field, isDescending, nulls })
  } while (skip(cursor, ','))
  return orders
}
