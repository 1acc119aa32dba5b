import { describe, expect, test } from 'vitest'
import { ApiError } from '#server/gate/api-error'
import { refuseByDatabase } from './database-refusal.ts'

const fault = (code: string | undefined, message = 'told by the database', detail = 'Key (k)=(v)') =>
  Object.assign(new Error(message), { code, detail })

describe('what the database says, as the wire says it', () => {
  test.each([
    ['23505', 409],
    ['23503', 409],
    ['23514', 400],
    ['23502', 400],
    ['22P02', 400],
    ['428C9', 400],
    ['P0001', 400],
    ['P0002', 500],
    ['0P000', 403],
    ['2D000', 500],
    ['25P02', 500],
    ['38000', 500],
    ['39000', 500],
    ['3B001', 500],
    ['53400', 500],
    ['55P03', 500],
    ['42P01', 404],
    ['25006', 405],
    ['42P17', 500],
    ['21000', 500],
    ['54001', 500],
    ['57014', 500],
    ['40001', 500],
    ['XX000', 500],
    ['PT403', 403],
    ['PT404', 404],
    ['PT503', 503],
    ['PT204', 400],
    ['PT600', 400],
    ['53200', 503],
  ])('%s becomes %i', (code, status) => {
    expect((refuseByDatabase(fault(code), 'anon') as ApiError).refusal).toMatchObject({ status, code })
  })

  test('what a function raises with a status of its own keeps its words, other faults with 500 do not', () => {
    expect((refuseByDatabase(fault('PT500'), 'anon') as ApiError).refusal.message).toBe(
      'told by the database',
    )
    expect((refuseByDatabase(fault('P0002'), 'anon') as ApiError).refusal.message).toBe(
      'The database could not do this',
    )
  })

  test('78: a full disk is 503 storage_full, with a time to come back', () => {
    expect((refuseByDatabase(fault('53100'), 'anon') as ApiError).refusal).toMatchObject({
      status: 503,
      code: 'storage_full',
      headers: { 'Retry-After': '30' },
    })
  })

  test('no right is 401 for a guest and 403 for an account', () => {
    expect((refuseByDatabase(fault('42501'), 'anon') as ApiError).refusal).toMatchObject({
      status: 401,
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
    expect((refuseByDatabase(fault('42501'), 'authenticated') as ApiError).refusal.status).toBe(403)
  })

  test('43: details pass for a duplicate key and not for a failed check, which prints the row', () => {
    expect((refuseByDatabase(fault('23505'), 'anon') as ApiError).refusal.details).toBe('Key (k)=(v)')
    expect((refuseByDatabase(fault('23514'), 'anon') as ApiError).refusal.details).toBeNull()
  })

  test.each([
    fault('ECONNREFUSED'),
    fault('ECONNRESET'),
    fault(undefined, 'Connection terminated unexpectedly'),
    fault(undefined, 'timeout exceeded when trying to connect'),
    fault(undefined, 'PGlite is closed'),
    fault('53300'),
    fault('57P01'),
    fault('08006'),
    fault('28P01', 'password authentication failed for user "retour_rest"'),
    fault('25001', 'transaction read-write mode must be set before any query'),
  ])('a database that is away is 503 PGRST000 with Retry-After, without its words: %s', (error) => {
    expect((refuseByDatabase(error, 'anon') as ApiError).refusal).toMatchObject({
      status: 503,
      code: 'PGRST000',
      message: 'Database connection error. Retrying the connection.',
      headers: { 'Retry-After': '1' },
    })
  })

  test('a fault of our own stays what it is', () => {
    const error = new TypeError('x is not a function')
    expect(refuseByDatabase(error, 'anon')).toBe(error)
  })
})
