import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishPage } from './finish-page.ts'

const program = 'import "/assets/manifest-1.js";'
const page = (mark: string) =>
  `<!DOCTYPE html><html lang="en"${mark}><head><title>Paris</title>` +
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/>' +
  '<link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>' +
  '<script type="application/ld+json">{"name":"Paris"}</script></head><body><p>Paris</p>' +
  `<script>window.__reactRouterContext = {}</script><script type="module" async="">${program}</script></body></html>`

const hash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`

describe('a working page', () => {
  const { html, scriptHashes } = finishPage(page(''))

  it('keeps its program and its preloads', () => {
    expect(html).toContain(`<script type="module" async="">${program}</script>`)
    expect(html.match(/modulepreload/g)).toHaveLength(2)
  })

  it('lets its program come before its fonts', () => {
    expect(html).not.toContain('as="font"')
    expect(html).toContain('dataset.fonts="later"')
  })

  it('keeps early presses but fetches nothing itself', () => {
    expect(html).toContain('retour:live')
    expect(html).not.toContain('requestIdleCallback')
  })

  it('names every script that runs in its hashes, and no data block', () => {
    expect(scriptHashes).toContain(hash(program))
    expect(scriptHashes).toContain(hash('window.__reactRouterContext = {}'))
    expect(scriptHashes).not.toContain(hash('{"name":"Paris"}'))
    expect(scriptHashes).toHaveLength(3)
  })
})

describe('a page to read', () => {
  const { html, scriptHashes } = finishPage(page(' data-script="idle"'))

  it('runs no program and preloads nothing by itself', () => {
    expect(html).not.toContain('rel="modulepreload" href')
    expect(html).not.toContain('type="module" async')
  })

  it('fetches its fonts at once', () => {
    expect(html).toContain('href="/assets/text.woff2" as="font"')
    expect(html).not.toContain('dataset.fonts')
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
