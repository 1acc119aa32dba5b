import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { archiveBytes } from '#server/map-tiles/testing/archive-bytes'
import { readSettings } from './read-settings.mjs'

const folder = mkdtempSync(join(tmpdir(), 'retour-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const good = {
  tiles: [{ z: 1, x: 0, y: 0, data: Buffer.from('tile') }],
  bounds: [0, 40, 10, 50] as [number, number, number, number],
}
let count = 0
function read(bytes: Buffer | string, others: Record<string, string> = {}) {
  const path = join(folder, `${count++}.pmtiles`)
  writeFileSync(path, bytes)
  return { path, ...readSettings({ MAP_TILES: path, ...others }) }
}

test('an archive of Protomaps’ layout is taken, by its absolute path', () => {
  const { path, settings, problems } = read(archiveBytes(good))
  expect([settings.MAP_TILES, problems]).toEqual([path, []])
})

test.each<[string, Buffer | string, RegExp]>([
  ['an empty file', '', /must name a PMTiles archive; this file is something else/],
  ['a page', '<!doctype html>'.repeat(20), /this file is something else/],
  ['one of version 2', archiveBytes({ ...good, header: { 7: 2 } }), /of version 3; this one is of version 2/],
  ['one of pictures', archiveBytes({ ...good, header: { 99: 2 } }), /vector tiles \(MVT\)/],
  ['one in Brotli', archiveBytes({ ...good, header: { 98: 3 } }), /gzip or not at all/],
  ['one that is cut short', archiveBytes(good).subarray(0, -3), /cut short/],
  ['broken metadata', archiveBytes({ ...good, header: { 97: 1 } }), /metadata can be read/],
  [
    'another layout',
    archiveBytes({ ...good, layers: ['water', 'transportation'] }),
    /lacks earth, roads, places/,
  ],
])('%s is refused', (_, bytes, message) => {
  const { problems } = read(bytes)
  expect(problems).toEqual([expect.stringMatching(message)])
  expect(problems[0]).toMatch(/^the setting MAP_TILES must name /)
})

test('a file that is not there, a folder, and a second street map are refused', () => {
  expect(readSettings({ MAP_TILES: join(folder, 'nowhere') }).problems).toEqual([
    'the setting MAP_TILES must name a PMTiles archive that can be read (ENOENT)',
  ])
  expect(readSettings({ MAP_TILES: folder }).problems).toEqual([
    'the setting MAP_TILES must name a file: a PMTiles archive',
  ])
  expect(read(archiveBytes(good), { MAP_STYLE_URL: 'https://maps.example/style.json' }).problems).toEqual([
    'the settings MAP_TILES and MAP_STYLE_URL say different things: give one of them',
  ])
})
