import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { operatorMarks } from '@retour/domain/content/legal/operator-settings'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { settingsMark, siteUrlMark } from '@retour/domain/wire/page-marks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressedFolder } from './addressed-guides.mjs'
import { openBuiltSite } from './built-site.ts'
import { createFill } from './fill-marks.ts'
import { fillSite } from './fill-site.ts'

const operator = { name: 'Ada' }
const siteUrl = 'https://retour.example'
const words = Array.from({ length: 4000 }, (_, n) => `word${(n * n) % 997}`).join(' ')
let build: string

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(build, path)), { recursive: true })
  writeFileSync(join(build, path), text)
}
const putManifest = (folder: string, rulesEdition: RulesEditionId) => {
  const page = (file: string) => ({
    file,
    etag: `"${rulesEdition}"`,
    scriptHashes: [],
    styleHashes: [],
  })
  const pages = { '/': page('index.html'), '/imprint': page('imprint/index.html') }
  put(
    `${folder}/site-manifest.json`,
    JSON.stringify({ rulesEdition, buildId: rulesEdition, pages, notFound: page('404.html') }),
  )
}
const open = (rulesEdition: RulesEditionId, url = siteUrl) => {
  const settings = { rulesEdition, siteUrl: url, operator }
  return fillSite(openBuiltSite(join(build, 'client'), settings), createFill(settings))
}
const read = async (site: ReturnType<typeof open>, path: string) =>
  (await site.read(path, 'identity')).toString()

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'retour-build-'))
  put('client/index.html', `EUR 154.94 ${siteUrlMark}/ ${words}`)
  put('client/imprint/index.html', operatorMarks.name)
  put('client/404.html', 'lost')
  put('client/robots.txt', `${siteUrlMark}/sitemap.xml`)
  put('client/sw.js', `keep("1${settingsMark}")`)
  put('client/assets/a-1.js', siteUrlMark)
  put('client/guides/italy.pdf', 'without address')
  putManifest('client', 'guide-2025-05')
  put('editions/law-2026-11/index.html', `EUR 70 ${siteUrlMark}/`)
  putManifest('editions/law-2026-11', 'law-2026-11')
  const addressed = addressedFolder(build, 'guide-2025-05', siteUrl)
  put(join(addressed, 'guides/italy.pdf').slice(build.length), 'with address')
})
afterAll(() => rmSync(build, { recursive: true, force: true }))

test('pages, robots.txt and the service worker say the settings; a file named by its content stays as it is', async () => {
  const site = open('guide-2025-05')
  expect(await read(site, 'index.html')).toMatch(/^EUR 154\.94 https:\/\/retour\.example\/ /)
  expect(await read(site, 'imprint/index.html')).toBe('Ada')
  expect(await read(site, 'robots.txt')).toBe('https://retour.example/sitemap.xml')
  expect(await read(site, 'sw.js')).toMatch(/^keep\("1[\w-]{8}"\)$/)
  expect(await read(site, 'assets/a-1.js')).toBe(siteUrlMark)
})

test('another edition has pages of its own, and shares the others', async () => {
  const site = open('law-2026-11')
  expect(await read(site, 'index.html')).toBe('EUR 70 https://retour.example/')
  expect(await read(site, 'imprint/index.html')).toBe('Ada')
})

test('another setting is another build, with other tags of its pages and another service worker', async () => {
  const sites = [open('guide-2025-05'), open('law-2026-11'), open('guide-2025-05', 'https://other.example')]
  const tellsApart = async (read: (site: ReturnType<typeof open>) => unknown) =>
    expect(new Set(await Promise.all(sites.map(read))).size).toBe(3)
  await tellsApart(({ buildId }) => buildId)
  await tellsApart(({ pages }) => pages.get('/imprint')?.etag)
  await tellsApart((site) => site.tagOf('sw.js'))
})

test('printed guides name the address that they were made for, and no other', async () => {
  expect(await read(open('guide-2025-05'), 'guides/italy.pdf')).toBe('with address')
  for (const site of [open('guide-2025-05', 'https://other.example'), open('law-2026-11')])
    expect(await read(site, 'guides/italy.pdf')).toBe('without address')
})

test('a page is compressed when it is asked for: quickly at first, then as small as it can be', async () => {
  const site = open('guide-2025-05')
  const plain = await read(site, 'index.html')
  expect(site.encodingsOf('index.html')).toEqual(['br', 'gzip'])
  expect(site.encodingsOf('assets/a-1.js')).toEqual([])
  expect(gunzipSync(await site.read('index.html', 'gzip')).toString()).toBe(plain)
  const quick = await site.read('index.html', 'br')
  expect(brotliDecompressSync(quick).toString()).toBe(plain)
  let best = quick
  while (best === quick) {
    await new Promise((soon) => setImmediate(soon))
    best = await site.read('index.html', 'br')
  }
  expect(best.byteLength).toBeLessThan(quick.byteLength)
  expect(brotliDecompressSync(best).toString()).toBe(plain)
})

test('what is kept of a compressed page keeps nothing else in memory', async () => {
  const site = open('guide-2025-05')
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await site.read('imprint/index.html', encoding)
    expect(packed.buffer.byteLength).toBe(packed.byteLength)
  }
})
