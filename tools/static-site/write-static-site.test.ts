import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contentRevision } from '../site/content-revision.ts'
import { writeStaticSite, type StaticSiteConfig } from './write-static-site.ts'

const config: StaticSiteConfig = {
  apiUrl: 'https://abc.supabase.co',
  ratesUrl: 'https://rates.example/v1',
  publishableKey: 'sb_publishable_0123456789abcdefghij',
  mapStyleUrl: 'https://tiles.example/style.json',
  rulesEdition: 'guide-2025-05',
  siteUrl: 'https://retour.example',
  operatorEmail: null,
  features: { mailbox: false },
}
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
const buildFor = (origin: string) => {
  built = newFolder()
  const pages = Object.fromEntries(
    ['/', '/france', '/france/paris'].map((path) => {
      const file = join(path, 'index.html').slice(1)
      put(file, pageText(origin + path))
      return [path, { file, etag: 'x', scriptHashes: [hash] }]
    }),
  )
  put('404/index.html', pageText(''))
  put('france/paris.data', '[]')
  put('france/paris.data.br', 'packed')
  put('assets/home-abc.js', 'run()')
  put('sw.js', `keep("/france","${contentRevision(pageText(`${origin}/france`))}")`)
  const notFound = { file: '404/index.html', etag: 'x', scriptHashes: [] }
  const manifest = { rulesEdition: 'guide-2025-05', buildId: 'build-1', pages, notFound }
  put('site-manifest.json', JSON.stringify(manifest))
}
const read = (path: string) => readFileSync(join(target, path), 'utf8')

beforeEach(() => {
  buildFor('https://retour.example')
  target = join(newFolder(), 'site')
})
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

test('pages lie where plain hosts look for them, and nothing packed or of our server goes along', async () => {
  expect(await writeStaticSite(target, config, built)).toMatchObject({
    pageCount: 4,
    hasCanonicalOrigin: true,
  })
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
  await writeStaticSite(target, config, built)
  const [, policy = ''] =
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
      read('france/paris.html'),
    ) ?? []
  expect(policy).toContain(`script-src 'self' '${hash}' 'wasm-unsafe-eval';`)
  expect(policy).toContain(
    "connect-src 'self' https://abc.supabase.co https://rates.example https://tiles.example;",
  )
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).not.toContain('frame-ancestors')
})

test('config.json is what a server would say', async () => {
  await writeStaticSite(target, config, built)
  expect(JSON.parse(read('config.json'))).toEqual(config)
})

test('a page that browsers keep has a new revision when its policy is another', async () => {
  const revisionWith = async (apiUrl: StaticSiteConfig['apiUrl']) => {
    target = join(newFolder(), 'site')
    await writeStaticSite(target, { ...config, apiUrl }, built)
    expect(read('sw.js')).toContain(contentRevision(read('france.html')))
    return read('sw.js')
  }
  expect(await revisionWith('https://abc.supabase.co')).not.toBe(
    await revisionWith('https://def.supabase.co'),
  )
})

test('headers for the host: framing, the name of the build, files that never change', async () => {
  await writeStaticSite(target, config, built)
  const headers = read('_headers')
  expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Content-Security-Policy: frame-ancestors 'none'$/m)
  expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Retour-Build: build-1$/m)
  expect(headers).toContain('Strict-Transport-Security')
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
})

test('a site built for another address, and a folder that holds something, are refused; nothing is written', async () => {
  const other = { ...config, siteUrl: 'https://other.example' }
  await expect(writeStaticSite(target, other, built)).rejects.toThrow('was built for https://retour.example')
  expect(existsSync(target)).toBe(false)
  mkdirSync(target)
  writeFileSync(join(target, 'mine.txt'), 'mine')
  await expect(writeStaticSite(target, config, built)).rejects.toThrow('is not empty')
})

test('a site built without an address says so', async () => {
  buildFor('')
  expect(await writeStaticSite(target, config, built)).toMatchObject({ hasCanonicalOrigin: false })
})
