import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { PublicConfig } from '@retour/domain/wire/public-config'
import { openTestApp, serveApp, type TestApp } from '#server/testing/open-test-app'
import { openTileArchive } from './open-archive.ts'
import { archiveBytes, type Tile } from './testing/archive-bytes.ts'

const folder = mkdtempSync(join(tmpdir(), 'retour-tiles-'))
const path = join(folder, 'streets.pmtiles')
const tile = (z: number, x: number, y: number, text: string): Tile => ({ z, x, y, data: Buffer.from(text) })
const tiles = [
  tile(13, 4266, 2987, 'Nice'),
  tile(13, 4267, 2987, 'its east'),
  tile(12, 2133, 1493, 'from afar'),
]
const bytes = archiveBytes({ tiles, bounds: [7, 43, 8, 44] })
let opened: TestApp
let address: string

beforeAll(async () => {
  writeFileSync(path, bytes)
  opened = await openTestApp({ settings: { MAP_TILES: path } })
  address = await askAddress(opened)
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
})

async function askAddress({ app }: TestApp): Promise<string> {
  const config = (await (await app.request('/config.json')).json()) as PublicConfig
  expect(config.mapStyleUrl).toBe(null)
  return config.mapTilesUrl ?? ''
}
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  opened.app.request(address, { headers, method })
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('the archive of streets', () => {
  test('its own client reads the tiles over HTTP, and where there is none', async () => {
    const served = await serveApp(opened.app)
    onTestFinished(() => served.close())
    const client = new PMTiles(served.url + address)
    expect(await client.getHeader()).toMatchObject({ specVersion: 3, minZoom: 12, maxZoom: 13, minLon: 7 })
    for (const { z, x, y, data } of tiles)
      expect(Buffer.from((await client.getZxy(z, x, y))?.data ?? new ArrayBuffer())).toEqual(data)
    expect(await client.getZxy(13, 1, 1)).toBe(undefined)
  })

  test.each([
    ['bytes=0-126', 0, 126],
    ['bytes=7-7', 7, 7],
    ['bytes=100-', 100, bytes.length - 1],
    ['bytes=-5', bytes.length - 5, bytes.length - 1],
    ['bytes=10-99999999', 10, bytes.length - 1],
  ])('%s is that part', async (range, start, end) => {
    const response = await ask({ Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${bytes.length}`)
    expect(response.headers.get('Content-Length')).toBe(String(end - start + 1))
    expect(await bodyOf(response)).toEqual(bytes.subarray(start, end + 1))
  })

  test.each(['bytes=a-b', 'bytes=5-2', 'lines=1-2', 'bytes=0-1,5-6', 'nonsense'])(
    '%s is answered with the whole',
    async (range) => {
      const response = await ask({ Range: range })
      expect([response.status, response.headers.get('Content-Range')]).toEqual([200, null])
      expect(await bodyOf(response)).toEqual(bytes)
    },
  )

  test.each([`bytes=${bytes.length}-`, 'bytes=-0'])(
    '%s lies beyond it: 416 with its length',
    async (range) => {
      const response = await ask({ Range: range })
      expect(response.status).toBe(416)
      expect(response.headers.get('Content-Range')).toBe(`bytes */${bytes.length}`)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    },
  )

  test('who has it gets 304; a part only to what fits to it', async () => {
    const etag = (await ask()).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/)
    expect((await ask({ 'If-None-Match': `"other", ${etag}` })).status).toBe(304)
    expect((await ask({ Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206)
    expect((await ask({ Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200)
    expect((await ask({ Range: 'bytes=0-1', 'If-Range': `W/${etag}` })).status).toBe(200)
  })

  test('HEAD tells its length, whatever range is named', async () => {
    const response = await ask({ Range: 'bytes=0-1' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(response.headers.get('Accept-Ranges')).toBe('bytes')
    expect((await bodyOf(response)).length).toBe(0)
  })

  test('its own name never changes; the name of one before is asked again each time', async () => {
    expect((await ask()).headers.get('Cache-Control')).toContain('immutable')
    const before = await opened.app.request('/tiles/0123456789abcdef01234567.pmtiles')
    expect([before.status, before.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
    expect((await opened.app.request('/tiles/../.env')).status).toBe(404)
    expect((await opened.app.request('/tiles/streets.json')).status).toBe(404)
  })

  test('pages of the origins that may call read it, with what tells them that it changed', async () => {
    const other = await openTestApp({
      settings: { MAP_TILES: path, API_URL: 'https://api.retour.example', SITE_URL: 'https://retour.example', NODE_ENV: 'production' }, // prettier-ignore
    })
    onTestFinished(() => other.close())
    const url = await askAddress(other)
    expect(url).toBe(`https://api.retour.example${address}`)
    const from = (origin: string) => other.app.request(url, { headers: { origin, range: 'bytes=0-1' } })
    const ownOrigin = (await from('https://retour.example')).headers
    expect(ownOrigin.get('Access-Control-Allow-Origin')).toBe('https://retour.example')
    expect(ownOrigin.get('Access-Control-Expose-Headers')).toMatch(/\bETag\b/)
    expect((await from('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBe(null)
  })

  test('without the setting there is none', async () => {
    const without = await openTestApp()
    onTestFinished(() => without.close())
    const config = await (await without.app.request('/config.json')).json()
    expect(config).toMatchObject({ mapTilesUrl: null, mapStyleUrl: expect.stringContaining('https://') })
    expect((await without.app.request(address)).status).toBe(404)
  })
})

describe('a file', () => {
  async function openOwn(content: Buffer) {
    const own = join(mkdtempSync(join(folder, 'own-')), 'streets.pmtiles')
    writeFileSync(own, content)
    const archive = await openTileArchive(own)
    onTestFinished(() => archive.close())
    return { own, archive }
  }

  test('of the same tiles has the same tag on every server; with others of the same size it has another', async () => {
    const tagOf = async (content: Buffer) => (await openOwn(content)).archive.tag
    const [one, other, far] = tiles
    const swapped = [tile(13, 4266, 2987, String(other?.data)), tile(13, 4267, 2987, String(one?.data)), far!]
    const changed = archiveBytes({ tiles: swapped, bounds: [7, 43, 8, 44] })
    expect(changed.length).toBe(bytes.length)
    expect(await tagOf(bytes)).toBe(await tagOf(bytes))
    expect(await tagOf(changed)).not.toBe(await tagOf(bytes))
  })

  test('longer than a megabyte comes in pieces, whole', async () => {
    const long = archiveBytes({ tiles, bounds: [7, 43, 8, 44] })
    const { own, archive } = await openOwn(long)
    appendFileSync(own, Buffer.alloc(3_000_000, 7))
    const stream = await archive.read(0, long.length + 2_999_999)
    expect(stream).toBeInstanceOf(ReadableStream)
    const read = await bodyOf(new Response(stream))
    expect(read.length).toBe(long.length + 3_000_000)
    expect(read.subarray(0, long.length)).toEqual(long)
  })

  test('that became shorter while it was served is a fault, never an answer with wrong bytes', async () => {
    const { own, archive } = await openOwn(bytes)
    truncateSync(own, 200)
    await expect(archive.read(150, 250)).rejects.toThrow('ends at byte 200')
  })
})
