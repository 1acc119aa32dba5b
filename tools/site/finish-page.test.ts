import { operatorMarks } from '@retour/domain/content/legal/operator-settings'
import { siteUrlMark } from '@retour/domain/wire/page-marks'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishDocument, finishScreen } from './finish-page.ts'

const start = (settings: unknown) => `start(${JSON.stringify(settings)})`
const early = (scripts: string[]) => `early(${JSON.stringify(scripts)})`
const begin = (settings: unknown) => `begin(${JSON.stringify(settings)})`
const scripts = { start, begin, early }

const script = 'import "/assets/manifest-1.js";'
const faces =
  '@font-face{font-family:"Text Variable";src:url(/assets/text.woff2)format("woff2");font-weight:400 600;font-display:swap}' +
  '@font-face{font-family:Text Fallback;src:local(Arial);font-weight:400}'
const fonts = [{ family: 'Text Variable', href: '/assets/text.woff2', weight: '400 600' }]
const data = '<script type="application/ld+json">{"name":"Paris"}</script>'
const screen =
  `<!DOCTYPE html><html lang="en"><head><title>Paris</title>` +
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/>' +
  `<style>${faces}</style>${data}</head><body><p>Paris</p>` +
  `<script>window.__reactRouterContext = {}</script><script type="module" async="">${script}</script></body></html>`
const documentAt = (mark: string) =>
  `<!DOCTYPE html><html lang="en"${mark}><head><title>Terms</title><style>${faces}</style>${data}</head><body><p>Terms</p></body></html>`

const hash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`

/** Returns the settings that the start script in the head receives. */
function settingsIn(html: string): unknown {
  const [, handed = ''] =
    /<script>(?:start|begin)\((.*)\)<\/script>$/.exec(html.slice(0, html.indexOf('</head>'))) ?? []
  return JSON.parse(handed)
}

const stylesFile = '/assets/styles-1.css'
const screenFiles = ['/assets/manifest-1.js', '/assets/root-2.js', stylesFile]
const islandScripts = ['/assets/islands-1.js', '/assets/react-2.js']
const islandFiles = [...islandScripts, stylesFile]

describe.each([
  ['a screen', finishScreen(screen, start, [stylesFile]), 'at-once', screenFiles],
  ['a document', finishDocument(documentAt(''), scripts, islandFiles), 'idle', islandFiles],
  [
    'a document with a form',
    finishDocument(documentAt(' data-scripts="idle"'), scripts, islandFiles),
    'idle',
    islandFiles,
  ],
  [
    'a document to type in',
    finishDocument(documentAt(' data-scripts="at-once"'), scripts, islandFiles),
    'at-once',
    islandFiles,
  ],
])('%s', (title, { html, scriptHashes }, when, files) => {
  const settings = { scripts: when, files, isDocument: title.startsWith('a document'), fonts }

  it('leaves scripts and fonts to the start script in its head', () => {
    expect(settingsIn(html)).toEqual(settings)
  })

  it('runs and preloads nothing by itself', () => {
    expect(html).not.toContain('rel="modulepreload"')
    expect(html).not.toContain('type="module"')
  })

  it('says with its last script that all of it has come', () => {
    expect(html).toMatch(/<script>dispatchEvent\(new Event\("retour:complete"\)\)<\/script><\/body><\/html>$/)
  })

  it('has its fonts in the styles only where no script runs', () => {
    const withScripts = html.replace(/<noscript>.*<\/noscript>/, '')
    expect(withScripts).not.toContain('font-family:"Text Variable"')
    expect(html).toContain(`<noscript><style>${faces.slice(0, faces.indexOf('}') + 1)}</style></noscript>`)
  })

  it('keeps the fallback faces, which nothing fetches', () => {
    expect(html).toContain('<style>@font-face{font-family:Text Fallback;')
  })

  it('names every script that runs in its hashes, and no data block', () => {
    const tags = [...html.matchAll(/<script(?! type="application)[^>]*>([^]*?)<\/script>/g)]
    expect(scriptHashes.toSorted()).toEqual(tags.map(([, source = '']) => hash(source)).toSorted())
    expect(scriptHashes).not.toContain(hash('{"name":"Paris"}'))
  })
})

it.each([
  ['a document that is only read', '', 'begin('],
  ['one with a form', ' data-scripts="idle"', 'start('],
  ['one to type in', ' data-scripts="at-once"', 'start('],
])('%s holds what it needs of the start script', (_, mark, script) => {
  const { html } = finishDocument(documentAt(mark), scripts, islandFiles)
  const written = ['begin(', 'start('].filter((call) => html.includes(`<script>${call}`))
  expect(written).toEqual([script])
})

it('a document to type in asks for its scripts before its styles, any other does not', () => {
  const { html } = finishDocument(documentAt(' data-scripts="at-once"'), scripts, islandFiles)
  expect(html).toContain(`<title>Terms</title><script>${early(islandScripts)}</script><style>`)
  expect(finishDocument(documentAt(''), scripts, islandFiles).html).not.toContain('early(')
})

it('styles are named in hashes, those without a script too', () => {
  const page = documentAt('').replace('<p>', '<noscript><style>.a>b{top:1px}</style></noscript><p>')
  const { html, styleHashes } = finishDocument(page, scripts, islandFiles)
  const tags = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, source = '']) => hash(source))
  expect(tags).toHaveLength(3)
  expect(styleHashes).toEqual(tags)
})

it('a screen keeps its script as text, and the policy allows it', () => {
  const { html, scriptHashes } = finishScreen(screen, start, [stylesFile])
  expect(html).toContain(`<script type="text/plain" data-scripts="">${script}</script>`)
  expect(scriptHashes).toContain(hash(script))
  expect(scriptHashes).toHaveLength(4)
})

it.each([siteUrlMark, operatorMarks.name])('a script that would say %s ends the build', (mark) => {
  const page = screen.replace('</body>', () => `<script>const a = "${mark}"</script></body>`)
  expect(() => finishScreen(page, start, [])).toThrow('names a setting')
})

it('styles that would say a setting end the build', () => {
  const page = screen.replace('</body>', `<style>p{content:"${siteUrlMark}"}</style></body>`)
  expect(() => finishScreen(page, start, [])).toThrow('Styles name a setting')
})
