import { expect, test } from 'vitest'
import { eitherSignal } from './either-signal.ts'

test.each([0, 1])('aborts with signal %i, for its reason', (which) => {
  const controllers = [new AbortController(), new AbortController()] as const
  const either = eitherSignal(controllers[0].signal, controllers[1].signal)
  expect(either.aborted).toBe(false)
  controllers[which]?.abort('enough')
  expect(either.reason).toBe('enough')
})

test('is aborted from the start where one of them is', () => {
  expect(eitherSignal(new AbortController().signal, AbortSignal.abort('before')).reason).toBe('before')
})
