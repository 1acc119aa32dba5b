import { expect, test } from 'vitest'
import { readInTurn } from './read-in-turn.ts'

test('what changes while a read is under way is read after it, in one', async () => {
  const reads: (string[] | null)[] = []
  const ends: (() => void)[] = []
  const read = readInTurn((ids) => {
    reads.push(ids)
    return new Promise<void>((end) => void ends.push(end))
  })
  read(['a'])
  read(['b'])
  read(['c', 'b'])
  expect(reads).toEqual([['a']])
  ends[0]!()
  await expect.poll(() => reads).toEqual([['a'], ['b', 'c']])
  read(['d'])
  read(null)
  read(['e'])
  ends[1]!()
  await expect.poll(() => reads.at(2)).toBe(null)
  ends[2]!()
})

test('a read that fails does not end it', async () => {
  const reads: (string[] | null)[] = []
  const read = readInTurn((ids) => {
    reads.push(ids)
    return Promise.reject(new Error('no network'))
  })
  read(['a'])
  read(['b'])
  await expect.poll(() => reads).toEqual([['a'], ['b']])
  read(['c'])
  await expect.poll(() => reads.length).toBe(3)
})
