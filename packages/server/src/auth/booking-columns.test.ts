import { bookingColumns } from '@retour/domain/booking/booking-row'
import { afterAll, describe, expect, test } from 'vitest'
import { openPendingBookings } from './testing/open-pending-bookings.ts'

const { auth, run } = await openPendingBookings()
afterAll(() => auth.close())

describe('the columns of a booking', () => {
  const columnsOf = async (table: string) =>
    (
      await run(
        `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as is_needed
          from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
        [table],
      )
    ).filter(({ name }) => name !== 'id' && name !== 'created_at')

  test('stand in one list: the table, what callers may write, and what waits have them all and no other', async () => {
    const booking = await columnsOf('public.bookings')
    expect(booking.map(({ name }) => name)).toEqual([...bookingColumns].sort())
    const granted = await run(
      `select distinct column_name as name, grantee from information_schema.column_privileges
        where table_schema = 'public' and table_name = 'bookings' and privilege_type = 'INSERT'
          and grantee in ('anon', 'authenticated') order by 2, 1`,
    )
    for (const role of ['anon', 'authenticated'])
      expect(granted.filter(({ grantee }) => grantee === role).map(({ name }) => name)).toEqual(
        [...bookingColumns].sort(),
      )
    const own = ['expires_at', 'sign_up_id', 'withdrawn_at']
    const waiting = (await columnsOf('app.pending_bookings')).filter(
      ({ name }) => !own.includes(String(name)),
    )
    const asPending = booking.map((column) => ({
      ...column,
      // A request without a key could be sent twice. A request without an account would never be sent.
      is_needed: column.is_needed || column.name === 'idempotency_key' || column.name === 'user_id',
    }))
    expect(waiting).toEqual(asPending)
  })

  test('and so do their checks', async () => {
    const checksOf = (table: string) =>
      run(
        `select pg_get_constraintdef(oid) as text from pg_constraint
          where conrelid = $1::regclass and contype = 'c' order by 1`,
        [table],
      )
    expect(await checksOf('app.pending_bookings')).toEqual(await checksOf('public.bookings'))
  })
})
