import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newUuid } from './new-uuid.ts'

test('a thousand are a thousand different uuids of version 4', () => {
  const uuids = Array.from({ length: 1000 }, newUuid)
  expect(new Set(uuids).size).toBe(1000)
  expect(uuids.filter((uuid) => !z.safeParse(z.uuidv4(), uuid).success)).toEqual([])
})
