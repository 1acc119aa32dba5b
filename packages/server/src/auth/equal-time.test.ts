import { expect, test } from 'vitest'
import { createEqualTime, systemTimer } from './equal-time.ts'

/** Returns when a call ends whose work takes `workMs`, in milliseconds after its start. */
const endsAfter = async (workMs: number) => {
  let nowMs = 1_000_000
  const inEqualTime = createEqualTime({
    nowMs: () => nowMs,
    wait: async (ms) => {
      await Promise.resolve()
      nowMs += ms
    },
  })
  const outcome = await inEqualTime(async () => {
    await Promise.resolve()
    nowMs += workMs
    return 'answer'
  })
  expect(outcome).toBe('answer')
  return nowMs - 1_000_000
}

test.each([0, 1, 40, 149.5, 150])('7: work of %d ms is answered after 150 ms', async (workMs) => {
  expect(await endsAfter(workMs)).toBe(150)
})

test('work that fails is refused no sooner', async () => {
  let nowMs = 0
  const inEqualTime = createEqualTime({
    nowMs: () => nowMs,
    wait: (ms) => Promise.resolve(void (nowMs += ms)),
  })
  await expect(inEqualTime(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(nowMs).toBe(150)
})

test('longer work is answered when it is done', async () => {
  expect(await endsAfter(151)).toBe(151)
})

test('the clock of the system waits as long as it is told', async () => {
  const startedAt = systemTimer.nowMs()
  await systemTimer.wait(20)
  // Node's timers may fire a millisecond early.
  expect(systemTimer.nowMs() - startedAt).toBeGreaterThanOrEqual(19)
})
