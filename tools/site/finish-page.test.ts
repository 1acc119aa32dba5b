import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishPage } from './finish-page.ts'

const program = 'import "/assets/manifest-1.js";'
const faces =
  '@font-face{font-family:"Text Variable";src:url(/assets/text.woff2)format("woff2");font-weight:400 600;font-display:swap}' +
  '@font-face{font-family:Text Fallback;src:local(Arial);font-weight:400}'
const page = (mark: string) =>
  `<!DOCTYPE html><html lang="en"${mark}><head><title>Paris</title>` +
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/>' +
  `<style>${faces}</style>` +
  '<script type="application/ld+json">{"name":"Paris"}</script></head><body><p>Paris</p>' +
  `<script>window.__reactRouterContext = {}</script><script type="module" async="">${program}</script></body></html>`

const hash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`

describe('a working page', () => {
  const { html, scriptHashes } = finishPage(page(''))

  it('keeps its program and its preloads', () => {
    expect(html).toContain(`<script type="module" async="">${program}</script>`)
    expect(html.match(/modulepreload/g)).toHaveLength(2)
  })

  it('leaves its fonts to the start script, and to the styles where no script runs', () => {
    const withScripts = html.replace(/<noscript>.*<\/noscript>/, '')
    expect(withScripts).not.toContain('font-family:"Text Variable"')
    expect(withScripts).toContain('[["Text Variable","/assets/text.woff2","400 600"]]')
    expect(html).toContain(`<noscript><style>${faces.slice(0, faces.indexOf('}') + 1)}</style></noscript>`)
  })

  it('keeps the fallback faces, which nothing fetches', () => {
    expect(html).toContain('<style>@font-face{font-family:Text Fallback;')
  })

  it('keeps early presses but fetches nothing itself', () => {
    expect(html).toContain('retour:live')
    expect(html).not.toContain('data-program="')
    expect(html).not.toContain('requestIdleCallback')
  })

  it('names every script that runs in its hashes, and no data block', () => {
    expect(scriptHashes).toContain(hash(program))
    expect(scriptHashes).toContain(hash('window.__reactRouterContext = {}'))
    expect(scriptHashes).not.toContain(hash('{"name":"Paris"}'))
    expect(scriptHashes).toHaveLength(3)
  })
})

describe.each(['painted', 'idle'])('a page whose program waits until it is %s', (mark) => {
  const { html, scriptHashes } = finishPage(page(` data-program="${mark}"`))

  it('runs no program and preloads nothing by itself', () => {
    expect(html).not.toContain('rel="modulepreload" href')
    expect(html).not.toContain('type="module" async')
  })

  it('asks for an idle browser only to be read', () => {
    expect(html.includes('requestIdleCallback')).toBe(mark === 'idle')
  })

  it('carries its program as text with what to preload', () => {
    expect(html).toContain(
      `<script type="text/plain" data-program="/assets/manifest-1.js /assets/root-2.js">${program}</script>`,
    )
  })

  it('allows the program by hash, because the start script inserts it', () => {
    expect(scriptHashes).toContain(hash(program))
  })
})

describe('a page without a program', () => {
  const written = '<!DOCTYPE html><html lang="en"><head></head><body><h1>Page Not Found</h1></body></html>'

  it('stays as it is written', () => {
    expect(finishPage(written)).toEqual({ html: written, scriptHashes: [] })
  })
})
