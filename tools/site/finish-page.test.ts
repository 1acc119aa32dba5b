import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishPage as finish } from './finish-page.ts'

const scripts = {
  start: (settings: unknown) => `start(${JSON.stringify(settings)})`,
  menu: 'helpMenu()',
}
const finishPage = (html: string) => finish(html, scripts)

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

describe.each([
  ['a working page', '', 'at-once'],
  ['a page whose program waits for the paint', ' data-program="painted"', 'painted'],
  ['a page that is read', ' data-program="idle"', 'idle'],
])('%s', (_title, mark, start) => {
  const { html, scriptHashes } = finishPage(page(mark))
  const settings = {
    program: start,
    files: ['/assets/manifest-1.js', '/assets/root-2.js'],
    fonts: [{ family: 'Text Variable', href: '/assets/text.woff2', weight: '400 600' }],
  }

  it('leaves program and fonts to the start script in its head', () => {
    const head = html.slice(0, html.indexOf('</head>'))
    const [, handed = ''] = /<script>start\((.*)\)<\/script>$/.exec(head) ?? []
    expect(JSON.parse(handed)).toEqual(settings)
  })

  it('runs and preloads nothing by itself', () => {
    expect(html).not.toContain('rel="modulepreload"')
    expect(html).not.toContain('type="module"')
    expect(html).toContain(`<script type="text/plain" data-program="">${program}</script>`)
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

  it('names every script that runs in its hashes, the program too, and no data block', () => {
    expect(scriptHashes).toContain(hash(program))
    expect(scriptHashes).toContain(hash('window.__reactRouterContext = {}'))
    expect(scriptHashes).not.toContain(hash('{"name":"Paris"}'))
    expect(scriptHashes).toHaveLength(4)
  })
})

describe('a page without a program', () => {
  const written = '<!DOCTYPE html><html lang="en"><head></head><body><h1>Page Not Found</h1></body></html>'

  it('gets one script, for its menu', () => {
    expect(finishPage(written)).toEqual({
      html: written.replace('</head>', `<script>${scripts.menu}</script></head>`),
      scriptHashes: [hash(scripts.menu)],
    })
  })
})
