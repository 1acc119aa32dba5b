import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPollLoop } from './poll-loop.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const startLoop = (step: () => Promise<boolean>) => {
  const errors: unknown[] = []
  const loop = createPollLoop({ step, onError: (error) => errors.push(error), pollMs: 5000, restMs: 200 })
  loop.start()
  return { loop, errors }
}

test('calls during the rest after a round are served by one round when it is over', async () => {
  const step = vi.fn(async () => false)
  const { loop } = startLoop(step)
  await vi.advanceTimersByTimeAsync(0)
  for (let n = 0; n < 4; n++) {
    loop.wake()
    await vi.advanceTimersByTimeAsync(40)
  }
  expect(step).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(40)
  expect(step).toHaveBeenCalledTimes(2)
  await loop.stop()
})

test('a call after the rest runs a step at once', async () => {
  const step = vi.fn(async () => false)
  const { loop } = startLoop(step)
  await vi.advanceTimersByTimeAsync(201)
  loop.wake()
  expect(step).toHaveBeenCalledTimes(2)
  await loop.stop()
})

test('a call during a step is served after it', async () => {
  const steps: (() => void)[] = []
  const step = vi.fn(() => new Promise<boolean>((resolve) => steps.push(() => resolve(false))))
  const { loop } = startLoop(step)
  loop.wake()
  steps[0]?.()
  await vi.advanceTimersByTimeAsync(200)
  expect(step).toHaveBeenCalledTimes(2)
  steps[1]?.()
  await loop.stop()
})

test('there is no rest while a step says that there is more, and a failure ends only its round', async () => {
  const answers = [async () => true, async () => true, () => Promise.reject(new Error('away'))]
  const step = vi.fn(() => (answers.shift() ?? (async () => false))())
  const { loop, errors } = startLoop(step)
  await vi.advanceTimersByTimeAsync(0)
  expect(step).toHaveBeenCalledTimes(3)
  expect(errors).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(step).toHaveBeenCalledTimes(4)
  await loop.stop()
})
