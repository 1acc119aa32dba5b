import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOverpass, sends } from '#server/places/testing/overpass-server'
import { answerOf, node } from '#server/places/testing/overpass-samples'
import { runCommand } from '#server/testing/command-process'
import { openWorkshop, type Workshop } from '#server/testing/server-process'

const record = refundLocations.find(({ name }) => name === 'Printemps Haussmann')!
const moved = node(42, { lat: record.lat + 0.002, lng: record.lng }, { name: 'Printemps', shop: 'mall' })

let workshop: Workshop
let settings: Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'retour-extract-'))
const file = join(folder, 'extract.json')
beforeAll(async () => {
  workshop = openWorkshop()
  settings = await workshop.settings()
  writeFileSync(file, answerOf([moved]))
  await workshop.start(settings)
}, 120_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  return workshop?.close()
})

const refresh = (more: Record<string, string>, ...words: string[]) =>
  runCommand('places-refresh', { ...settings, ...more }, ...words)

test('beside the running server, from a file and from an interpreter', { timeout: 240_000 }, async () => {
  const first = await refresh({}, '--extract', file)
  expect({ ...first, errors: '' }).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^OpenStreetMap: \d+ locations compared, \d+ new proposals, 0 that it says no more\nStaff decide at \/desk\?part=places\n$/,
    ),
    errors: '',
  })
  const server = await openOverpass(sends(answerOf([])))
  try {
    const second = await refresh({ OVERPASS_URL: server.url })
    expect(second.code).toBe(0)
    // This Overpass response is empty, so the command reports locations that OpenStreetMap no longer has.
    expect(second.out).toMatch(/, [1-9]\d* that it says no more\n/)
    expect(server.agents[0]).toContain('Retour places:refresh (http')
  } finally {
    await server.close()
  }
})

test('nothing to ask, a flag that is none and a file that is none are told in one line', async () => {
  expect(await refresh({})).toEqual({
    code: 1,
    out: '',
    errors: 'retour: set OVERPASS_URL, or name a file with --extract or --alltheplaces\n',
  })
  expect((await refresh({}, '--files', file)).errors).toMatch(/^retour: usage: npm run places:refresh/)
  writeFileSync(file, '{"elements": [')
  const { code, errors } = await refresh({}, '--extract', file)
  expect({ code, errors }).toEqual({ code: 1, errors: 'retour: the answer is no whole JSON\n' })
})
