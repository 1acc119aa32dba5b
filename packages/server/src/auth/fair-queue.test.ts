import { describe, expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const open = ({ maxWaiting = 100 } = {}) => {
  const inTurn = createFairQueue({
    atOnce: 1,
    maxWaiting,
    tooMany: () => new Error('too many'),
  })
  const order: string[] = []
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const ask = (name: string) =>
    inTurn(name.charAt(0), async () => {
      await held
      order.push(name)
      return name
    }).catch((error: unknown) => `${name} ${(error as Error).message}`)
  return { ask, order, release, inTurn }
}

describe('a fair queue', () => {
  test('lines take turns, each in its own order', async () => {
    const { ask, order, release } = open()
    const answers = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => ask(name))
    release()
    await Promise.all(answers)
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  test('when it is full the longest line loses its last, not who comes with little', async () => {
    const { ask, release } = open({ maxWaiting: 4 })
    const answers = ['a0', 'a1', 'a2', 'a3', 'b1', 'c1', 'd1'].map((name) => ask(name))
    release()
    expect(await Promise.all(answers)).toEqual(['a0', 'a1', 'a2 too many', 'a3 too many', 'b1', 'c1', 'd1'])
  })

  test('work that fails hands its turn on', async () => {
    const { inTurn } = open()
    const failed = inTurn('a', () => Promise.reject(new Error('no')))
    const next = inTurn('a', () => Promise.resolve('next'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('next')
    expect(await inTurn('a', () => Promise.resolve('later'))).toBe('later')
  })
})
