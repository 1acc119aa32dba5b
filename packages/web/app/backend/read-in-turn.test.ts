import { expect, test } from 'vitest'
import { readInTurn } from './read-in-turn.ts'

test('what changes while a read is under way is read after it, in one', async () => {
  const reads: (string[] | null)[] = []
  const ends: (() => void)[] = []
  const tell = readInTurn((ids) => {
    reads.push(ids)
    return new Promise<void>((end) => void ends.push(end))
  })
  tell(['a'])
  tell(['b'])
  tell(['c', 'b'])
  expect(reads).toEqual([['a']])
  ends[0]!()
  await expect.poll(() => reads).toEqual([['a'], ['b', 'c']])
  tell(['d'])
  tell(null)
  tell(['e'])
  ends[1]!()
  await expect.poll(() => reads.at(2)).toBe(null)
  ends[2]!()
})

test('a read that fails does not end it', async () => {
  const reads: (string[] | null)[] = []
  const tell = readInTurn((ids) => {
    reads.push(ids)
    return Promise.reject(new Error('no network'))
  })
  tell(['a'])
  tell(['b'])
  await expect.poll(() => reads).toEqual([['a'], ['b']])
  tell(['c'])
  await expect.poll(() => reads.length).toBe(3)
})
