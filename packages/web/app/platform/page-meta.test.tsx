import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'

beforeAll(() => {
  vi.stubEnv('SITE_URL', 'https://retour.example')
})

type Description = Parameters<typeof import('./page-meta.ts').describePage>[0]

async function headOf(description: Description): Promise<string> {
  const { describePage } = await import('./page-meta.ts')
  const Page = createRoutesStub([{ path: '/', Component: Meta, meta: () => describePage(description) }])
  return renderToString(<Page initialEntries={['/']} />)
}

const dataIn = (head: string): unknown[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )

const page = { title: 'Paris', description: 'About Paris.', path: '/france/paris' }

test('a name that closes a script stays a name', async () => {
  const name = '</script><script>alert(1)</script>'
  const head = await headOf({
    ...page,
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name, path: '/france/paris' },
    ],
  })
  expect(head).not.toContain('<script>alert')
  expect(dataIn(head)).toEqual([
    expect.objectContaining({ itemListElement: [expect.anything(), expect.objectContaining({ name })] }),
  ])
})

test('addresses for machines are full ones', async () => {
  const head = await headOf(page)
  expect(head).toContain('<link rel="canonical" href="https://retour.example/france/paris"/>')
  expect(head).toContain('content="https://retour.example/social/france-paris.png"')
})

test('a single crumb is no way, so none is told', async () => {
  expect(dataIn(await headOf({ ...page, breadcrumbs: [{ name: 'Home', path: '/' }] }))).toEqual([])
})

test('the home page says who runs the site', async () => {
  const types = dataIn(await headOf({ ...page, path: '/' })).map(
    (data) => (data as { '@type': string })['@type'],
  )
  expect(types).toEqual(['Organization', 'WebSite'])
})

test('keywords and noindex stand only where they are given', async () => {
  expect(await headOf(page)).not.toMatch(/name="(?:keywords|robots)"/)
  const head = await headOf({ ...page, keywords: ['VAT', 'refund'], isHidden: true })
  expect(head).toContain('<meta name="keywords" content="VAT, refund"/>')
  expect(head).toContain('<meta name="robots" content="noindex"/>')
})
