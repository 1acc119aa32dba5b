import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { applyLocationChanges, shippedLocations } from '@retour/domain/places/refund-locations'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loader } from '../../packages/web/app/routes/constellation-file.ts'
import { writeStarMaps } from './write-star-maps.ts'

let client: string
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'retour-star-maps-'))
})
afterEach(async () => {
  applyLocationChanges([])
  await rm(client, { recursive: true, force: true })
})

const built = (country: string, file: string) =>
  loader({ params: { country, file } } as unknown as Parameters<typeof loader>[0]).text()
const read = (path: string) => readFile(join(client, 'constellations', path), 'utf8')

test('a moved location moves the star of its place, in the picture and in the panel of the home page, and no other place is written', async () => {
  const before = { svg: await built('france', 'paris.svg'), json: await built('france', 'paris.json') }
  const desk = shippedLocations.find(({ country, city }) => country === 'france' && city === 'paris')!
  const changes = [{ id: desk.id, values: { lat: desk.lat + 0.05, lng: desk.lng - 0.05 } }]
  applyLocationChanges(changes)
  await writeStarMaps(changes, client)
  expect(
    (await readdir(client, { recursive: true })).filter((name) => /\.(svg|json)$/.test(name)).toSorted(),
  ).toEqual(['constellations/france/paris.json', 'constellations/france/paris.svg'])
  // As the routes write them in a build that includes the change.
  expect({ svg: await read('france/paris.svg'), json: await read('france/paris.json') }).toEqual({
    svg: await built('france', 'paris.svg'),
    json: await built('france', 'paris.json'),
  })
  expect(await read('france/paris.svg')).not.toBe(before.svg)
  expect(await read('france/paris.json')).not.toBe(before.json)
  // Browsers get the compressed file.
  expect(
    brotliDecompressSync(await readFile(join(client, 'constellations/france/paris.svg.br'))).toString(),
  ).toBe(await read('france/paris.svg'))
})

test('a place that the home page does not offer has its picture alone', async () => {
  const place = shippedLocations.find(({ city }) => city === 'lille')!
  await writeStarMaps([{ id: place.id, values: {} }], client)
  expect((await readdir(join(client, 'constellations/france'))).toSorted()).toEqual([
    'lille.svg',
    'lille.svg.br',
    'lille.svg.gz',
  ])
})
