import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient, readAgain } from './query-client.ts'

afterEach(() => queryClient.clear())

test('a first read that was answered before a write does not stand as the newest', async () => {
  const firstAnswer = Promise.withResolvers<string[]>()
  let reads = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['rows', 'of somebody'],
    queryFn: () => (reads++ === 0 ? firstAnswer.promise : Promise.resolve(['written'])),
  })
  const stop = observer.subscribe(() => null)
  const again = readAgain(['rows'])
  firstAnswer.resolve([])
  await again
  expect(observer.getCurrentResult().data).toEqual(['written'])
  expect(reads).toBe(2)
  stop()
})

test('what nobody looks at is read when it is looked at, not before', async () => {
  let reads = 0
  const options = { queryKey: ['rows'], queryFn: () => Promise.resolve(++reads) }
  await queryClient.fetchQuery(options)
  await readAgain(['rows'])
  expect(reads).toBe(1)
  expect(await queryClient.fetchQuery(options)).toBe(2)
})
