import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { settingsMark, siteUrlMark } from '@retour/domain/wire/page-marks'
import { writeStaticSite, type StaticSiteConfig } from './write-static-site.ts'

const config: StaticSiteConfig = {
  apiUrl: 'https://abc.supabase.co',
  ratesUrl: 'https://rates.example/v1',
  publishableKey: 'sb_publishable_0123456789abcdefghij',
  mapStyleUrl: 'https://tiles.example/style.json',
  mapTilesUrl: null,
  rulesEdition: 'guide-2025-05',
  siteUrl: 'https://retour.example',
  operatorEmail: null,
  features: { mailbox: false },
}
const settings = { config, operator: {} }
const styleHash = 'sha256-CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC='
const hash = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
const folders: string[] = []
let built: string
let target: string

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'retour-static-'))
  folders.push(folder)
  return folder
}
const pageText = (canonical: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="canonical" href="${canonical}"/></head></html>`
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(built, path)), { recursive: true })
  writeFileSync(join(built, path), text)
}
const build = () => {
  built = newFolder()
  const pages = Object.fromEntries(
    ['/', '/france', '/france/paris'].map((path) => {
      const file = join(path, 'index.html').slice(1)
      put(file, pageText(siteUrlMark + path))
      return [path, { file, etag: 'x', scriptHashes: [hash], styleHashes: [styleHash] }]
    }),
  )
  put('404/index.html', pageText(siteUrlMark))
  put('france/paris.data', '[]')
  put('france/paris.data.br', 'packed')
  put('assets/home-abc.js', 'run()')
  put('sw.js', `keep("/france","1${settingsMark}")`)
  const notFound = {
    file: '404/index.html',
    etag: 'x',
    scriptHashes: [],
    styleHashes: [],
  }
  const manifest = { rulesEdition: 'guide-2025-05', buildId: 'build-1', pages, notFound }
  put('site-manifest.json', JSON.stringify(manifest))
}
const read = (path: string) => readFileSync(join(target, path), 'utf8')

beforeEach(() => {
  build()
  target = join(newFolder(), 'site')
})
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

test('pages lie where plain hosts look for them, and nothing packed or of our server goes along', async () => {
  expect(await writeStaticSite(target, settings, built)).toEqual({ pageCount: 4, fileCount: 3 })
  const written = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(target, join(parentPath, name)))
  expect(new Set(written)).toEqual(
    new Set([
      'index.html',
      'france.html',
      'france/paris.html',
      '404.html',
      'france/paris.data',
      'assets/home-abc.js',
      'sw.js',
      'config.json',
      '_headers',
    ]),
  )
})

test('each page holds its policy, after its charset: own scripts by hash, calls to the backend and the rates', async () => {
  await writeStaticSite(target, settings, built)
  const [, policy = ''] =
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
      read('france/paris.html'),
    ) ?? []
  expect(policy).toContain(`script-src 'self' '${hash}' 'wasm-unsafe-eval'; style-src 'self' '${styleHash}';`)
  expect(policy).toContain(
    "connect-src 'self' https://abc.supabase.co https://rates.example https://tiles.example;",
  )
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).not.toContain('frame-ancestors')
})

test('config.json is what a server would say', async () => {
  await writeStaticSite(target, settings, built)
  expect(JSON.parse(read('config.json'))).toEqual(config)
})

test('a page that browsers keep has a new revision when its policy or its address is another', async () => {
  const revisionWith = async (change: Partial<StaticSiteConfig>) => {
    target = join(newFolder(), 'site')
    await writeStaticSite(target, { config: { ...config, ...change }, operator: {} }, built)
    return /"1([\w-]{8})"/.exec(read('sw.js'))?.[1] ?? ''
  }
  const revisions = [
    await revisionWith({}),
    await revisionWith({ apiUrl: 'https://def.supabase.co' }),
    await revisionWith({ siteUrl: 'https://other.example' }),
  ]
  expect(new Set(revisions).size).toBe(3)
  expect(revisions).not.toContain('')
  expect(await revisionWith({})).toBe(revisions[0])
})

test('canonical links name the address that is asked for', async () => {
  await writeStaticSite(target, settings, built)
  expect(read('france/paris.html')).toContain('href="https://retour.example/france/paris"')
})

test('headers for the host: framing, the name of the build, files that never change', async () => {
  await writeStaticSite(target, settings, built)
  const headers = read('_headers')
  expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Content-Security-Policy: frame-ancestors 'none'$/m)
  expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Retour-Build: build-1-[\w-]{8}$/m)
  expect(headers).toContain('Strict-Transport-Security')
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
})

test('a folder that holds something is refused, and nothing is written', async () => {
  mkdirSync(target)
  writeFileSync(join(target, 'mine.txt'), 'mine')
  await expect(writeStaticSite(target, settings, built)).rejects.toThrow('is not empty')
  expect(readdirSync(target)).toEqual(['mine.txt'])
})
