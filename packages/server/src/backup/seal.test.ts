import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { checkSeal, createSeal } from './seal.ts'

test('82: a sealed file is whole; cut anywhere, changed anywhere or doubled it is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'retour-seal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'a')
  const check = async (content: Uint8Array) => {
    await writeFile(file, content)
    return checkSeal(file)
  }
  const refusal = /^.* is no whole backup of this product: it is damaged or cut short$/
  const content = Buffer.from('rows\n'.repeat(200))
  const whole = await buffer(Readable.from([content]).pipe(createSeal()))
  expect(await check(whole)).toBe(content.length)

  const places = fc.integer({ min: 0, max: whole.length - 1 })
  await fc.assert(
    fc.asyncProperty(places, fc.integer({ min: 0, max: 7 }), async (place, bit) => {
      const changed = Buffer.from(whole)
      changed[place] = changed[place]! ^ (1 << bit)
      await expect(check(changed)).rejects.toThrow(refusal)
      await expect(check(whole.subarray(0, place))).rejects.toThrow(refusal)
      await expect(check(whole.subarray(place + 1))).rejects.toThrow(refusal)
    }),
    { numRuns: 200 },
  )
  for (const other of [
    Buffer.concat([whole, whole]),
    Buffer.concat([whole, Buffer.from('\n')]),
    Buffer.alloc(0),
  ])
    await expect(check(other)).rejects.toThrow(refusal)
})
