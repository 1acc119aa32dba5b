import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { watchStderr } from './embedded-panic.ts'

let exit: MockInstance
beforeEach(() => {
  exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
})
afterEach(() => vi.restoreAllMocks())

test.each([
  '2026-11-29 10:00:00.000 GMT [42] PANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device',
  'PANIC:  could not fsync file',
])('%s: the database is dead, the process ends', (line) => {
  watchStderr('/data').onStderr(line)
  expect(exit).toHaveBeenCalledWith(1)
})

test.each([
  '2026-11-29 10:00:00.000 GMT [42] ERROR:  invalid input syntax for type uuid: "PANIC: x"',
  '2026-11-29 10:00:00.000 GMT [42] DETAIL:  Key (note)=(a b c [1] PANIC:  x) already exists.',
  '\tPANIC:  x',
])('%s: words of a caller', (line) => {
  watchStderr('/data').onStderr(line)
  expect(exit).not.toHaveBeenCalled()
})
