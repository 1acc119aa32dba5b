import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rulesEditions } from '@retour/domain/vat/rules'
import { describe, expect, test } from 'vitest'
import { canonicalPaths } from '../../packages/web/app/routes/public-paths.ts'
import { checkContents } from './page-checks/check-contents.ts'
import { checkHeads } from './page-checks/check-heads.ts'
import { checkLinks } from './page-checks/check-links.ts'
import { checkOutlines } from './page-checks/check-outlines.ts'
import { checkAttractions, checkStructuredData } from './page-checks/check-structured-data.ts'
import { readSchemaVocabulary } from './page-checks/schema-vocabulary.ts'
import { isDocument, parsePage, readPages } from './page-checks/site-page.ts'
import { scriptsOf } from './measure-scripts.ts'
import { editionDirectory, siteDirectory } from './site-paths.ts'

const vocabulary = readSchemaVocabulary()
const pages = await readPages()
const files = new Set(
  (await readdir(siteDirectory, { recursive: true })).map((file) => file.replaceAll('\\', '/')),
)

describe('every page of the built site', () => {
  test('is there: places, articles, legal pages', () => {
    expect(pages.length).toBeGreaterThan(200)
  })
  test('is there: every address of the sitemap', () => {
    const paths = new Set(pages.map(({ path }) => path))
    expect(canonicalPaths.filter((path) => !paths.has(path))).toEqual([])
  })
  test('has a head of its own', () => expect(checkHeads(pages, files)).toEqual([]))
  test('has one outline without gaps', () => expect(checkOutlines(pages)).toEqual([]))
  test('leads only to what exists, and can be reached', () => expect(checkLinks(pages, files)).toEqual([]))
  test('has no leftovers of code, and words for each picture', () => expect(checkContents(pages)).toEqual([]))
  test('says in structured data what schema.org has words for', () =>
    expect(checkStructuredData(pages, vocabulary)).toEqual([]))
  test('brings at most 80 kB of script if it is a document, the calculator 100 kB', async () => {
    const documents = pages.filter(isDocument)
    const paths = documents.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/france',
        '/france/paris',
        '/france/cdg',
        '/italy/milano-centrale',
        '/privacy',
        '/vat-calculator',
        '/vat-calculator/spain/seville',
      ]),
    )
    const weighed = await Promise.all(
      documents.map(async ({ path, root }) => ({ path, ...(await scriptsOf(root.toString())) })),
    )
    const limit = (path: string) => (path.startsWith('/vat-calculator') ? 100_000 : 80_000)
    expect(weighed.filter(({ path, bytes, count }) => bytes > limit(path) || count === 0)).toEqual([])
  })
  // Includes styles and what the page holds of its start script.
  test.each([
    ['/', 22.1],
    ['/france/paris', 20],
    ['/france', 18.1],
    ['/how-vat-refund-works-in-france', 12.8],
    ['/privacy', 12.7],
  ])('%s has at most %f kB of HTML', async (path, kilobytes) => {
    const html = await readFile(join(siteDirectory, path, 'index.html'))
    expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(kilobytes * 1000)
  })
  // The head holds what the first view needs: styles, metadata and start script.
  test.each(['/trip', '/map-locations', '/france/paris/book-chauffeur', '/auth', '/dashboard', '/desk'])(
    '%s begins its body within 11.5 kB',
    async (path) => {
      const html = await readFile(join(siteDirectory, path, 'index.html'), 'utf8')
      const head = html.slice(0, html.indexOf('<body'))
      expect(brotliCompressSync(head).byteLength).toBeLessThanOrEqual(11_500)
    },
  )
  // Without the rules and the catalogue of places. Each further file is a round trip before anything can be typed.
  test('brings at most 150 kB of script in at most 20 files if it is the trip', async () => {
    const trip = pages.find(({ path }) => path === '/trip')
    const { bytes, count } = await scriptsOf(trip?.root.toString() ?? '')
    expect(count).toBeGreaterThan(10)
    expect(count).toBeLessThanOrEqual(20)
    expect(bytes).toBeLessThanOrEqual(150_000)
  })
  test('names attractions in the structured data of a guide', () =>
    expect(checkAttractions(pages)).toEqual([]))
})

const breadcrumbList = (...names: string[]) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
  })
const card = (path: string, title: string, description: string) =>
  `<title>${title}</title><meta name="description" content="${description}"/><link rel="canonical" href="https://retour.example${path}"/>` +
  `<meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/><meta property="og:type" content="website"/>` +
  `<meta property="og:url" content="${path}"/><meta property="og:image" content="https://retour.example/social/home.png"/>` +
  '<meta name="twitter:card" content="summary_large_image"/><meta name="twitter:image" content="x"/>'
const write = (path: string, name: string, change: { head?: string; body?: string; lang?: string } = {}) =>
  parsePage(
    path,
    `<html lang="${change.lang ?? 'en'}"><head>${change.head ?? card(path, `${name}, a page of good length`, `${name}. ${'Words that say what stands on it. '.repeat(2)}`)}</head>` +
      `<body>${change.body ?? `<h1>${name}</h1>`}</body></html>`,
  )

const faults = (findings: { fault: string }[]) => findings.map(({ fault }) => fault)

describe('a planted fault is found:', () => {
  const good = write('/', 'Home')
  const pictures = new Set(['social/home.png'])

  test('none on a good page', () => {
    expect([
      ...checkHeads([good], pictures),
      ...checkOutlines([good]),
      ...checkLinks([good], new Set()),
    ]).toEqual([])
    expect([...checkContents([good]), ...checkStructuredData([good], vocabulary)]).toEqual([])
  })

  test.each([
    ['a page without a language', write('/a', 'A', { lang: '' }), 'no language'],
    [
      'a title of two letters',
      write('/a', 'A', { head: card('/a', 'Hi', 'Words. '.repeat(10)) }),
      'title of 2',
    ],
    [
      'a short description',
      write('/a', 'A', { head: card('/a', 'A title of good length', 'Short.') }),
      'description of 6',
    ],
    [
      'a canonical link to nowhere',
      write('/a', 'A', { head: card('/b', 'A title of good length', 'Words. '.repeat(10)) }),
      'canonical link to /b',
    ],
    [
      'a shared picture that does not exist',
      write('/a', 'A', {
        head: card('/a', 'A title of good length', 'Words. '.repeat(10)).replace('home.png', 'gone.png'),
      }),
      'no picture at /social/gone.png',
    ],
    [
      'the same title twice',
      write('/a', 'A', { head: card('/a', 'Home, a page of good length', 'Words. '.repeat(10)) }),
      'same title as /',
    ],
  ])('%s', (_, page, fault) => {
    expect(faults(checkHeads([good, page], pictures)).join('\n')).toContain(fault)
  })

  test.each([
    ['no heading of first rank', '<h2>Two</h2>', '0 headings of first rank'],
    ['two headings of first rank', '<h1>One</h1><h1>Two</h1>', '2 headings of first rank'],
    ['a rank left out', '<h1>One</h1><h3>Three</h3>', 'rank 3 after 1'],
    ['an empty heading', '<h1>One</h1><h2> </h2>', 'an empty heading of rank 2'],
    ['an anchor twice', '<h1 id="a">One</h1><p id="a">Two</p>', 'the anchor "a" twice'],
  ])('%s', (_, body, fault) => {
    expect(faults(checkOutlines([write('/', 'Home', { body })])).join('\n')).toContain(fault)
  })

  test.each([
    ['a dead link', '<h1>Home</h1><a href="/nowhere">Go</a>', 'dead link to /nowhere'],
    ['a dead anchor on another page', '<h1>Home</h1><a href="/a#gone">Go</a>', 'dead anchor /a#gone'],
    [
      'a dead anchor on the same page',
      '<h1>Home</h1><a href="/a">A</a><a href="#gone">Go</a>',
      'dead anchor /#gone',
    ],
    ['a page that nothing leads to', '<h1>Home</h1>', 'no way leads here'],
  ])('%s', (_, body, fault) => {
    const home = write('/', 'Home', { body })
    expect(faults(checkLinks([home, write('/a', 'A')], new Set())).join('\n')).toContain(fault)
  })

  test('links to files, to tabs, elsewhere and with a query are good', () => {
    const body =
      '<h1>Home</h1><a href="/guide.pdf">Guide</a><a href="/map-locations#list-view">List</a><a href="https://example.org/#x">Out</a><a href="/map-locations?type=all">All</a>'
    const found = checkLinks(
      [write('/', 'Home', { body }), write('/map-locations', 'Map')],
      new Set(['guide.pdf']),
    )
    expect(found).toEqual([])
  })

  test.each([
    ['an unfilled template', '<h1>One</h1><p>From ${minimum}</p>', '${'],
    ['a missing value', '<h1>One</h1><p>From undefined euros</p>', 'undefined'],
    ['no number', '<h1>One</h1><p>EUR NaN</p>', 'NaN'],
    ['an object in words', '<h1>One</h1><p aria-label="[object Object]">Hm</p>', '[object'],
    ['an image without words', '<h1>One</h1><img src="/a.png">', 'no alternative: /a.png'],
    ['a drawing without words', '<h1>One</h1><svg><path d="M0 0"/></svg>', 'no alternative: <svg>'],
  ])('%s', (_, body, fault) => {
    expect(faults(checkContents([write('/', 'Home', { body })])).join('\n')).toContain(fault)
  })

  test('code in a script and a silent drawing are no faults', () => {
    const body = '<h1>One</h1><script>const a = `${undefined}`</script><p aria-hidden="true"><svg></svg></p>'
    expect(checkContents([write('/', 'Home', { body })])).toEqual([])
  })

  test.each([
    ['data that is no JSON', '{"@type":', 'no object'],
    ['data without a context', '{"@type":"Airport","name":"Orly"}', 'the context undefined'],
    ['an unknown type', '{"@context":"https://schema.org","@type":"Touristspot"}', 'no type Touristspot'],
    [
      'a property of another type',
      '{"@context":"https://schema.org","@type":"Airport","headline":"Orly"}',
      'no property headline',
    ],
    [
      'an unknown type beside a known one',
      '{"@context":"https://schema.org","@type":["Airport","Touristspot"]}',
      'no type Touristspot',
    ],
    [
      'a property of neither type',
      '{"@context":"https://schema.org","@type":["Airport","TouristAttraction"],"headline":"Orly"}',
      'Airport and TouristAttraction has no property headline',
    ],
    [
      'an unknown type inside',
      '{"@context":"https://schema.org","@type":"Airport","containedInPlace":{"@type":"Land"}}',
      'no type Land',
    ],
    [
      'an empty list',
      '{"@context":"https://schema.org","@type":"TouristDestination","includesAttraction":[]}',
      'empty includesAttraction',
    ],
    ['a breadcrumb that is not shown', breadcrumbList('Home', 'France'), 'is shown as'],
  ])('%s', (_, json, fault) => {
    const body = `<h1>One</h1><script type="application/ld+json">${json}</script>`
    expect(faults(checkStructuredData([write('/', 'Home', { body })], vocabulary)).join('\n')).toContain(
      fault,
    )
  })

  test('a property of either of two types is good, and a guide without an attraction is not', () => {
    const guide = (type: string) =>
      write('/france/orly', 'Orly', {
        body: `<script type="application/ld+json">{"@context":"https://schema.org","@type":${type},"iataCode":"ORY"}</script>`,
      })
    const both = guide('["Airport","TouristAttraction"]')
    expect([...checkStructuredData([both], vocabulary), ...checkAttractions([both])]).toEqual([])
    expect(faults(checkAttractions([guide('"Airport"')]))).toEqual([
      'structured data without a tourist attraction',
    ])
    expect(checkAttractions([write('/privacy', 'Privacy')])).toEqual([])
  })

  test('properties that a type inherits are known', () => {
    expect(vocabulary.get('Airport')).toContain('containedInPlace')
    expect(vocabulary.get('Airport')).not.toContain('headline')
    expect(vocabulary.size).toBeGreaterThan(700)
  })
})

describe('the same site in another edition', () => {
  const read = (path: string) => readFile(join(editionDirectory('law-2026-11'), path), 'utf8')
  test('has pages of its own where a figure differs', async () => {
    expect(await read('index.html')).toContain(rulesEditions['law-2026-11'].name)
    expect(await read('italy/index.html')).toMatch(/EUR\s70/)
  })
  test('shares those without figures', async () => {
    await expect(read('privacy/index.html')).rejects.toThrow('ENOENT')
    await expect(read('trip/index.html')).rejects.toThrow('ENOENT')
  })
  test('keeps its own pages for use without a network', async () => {
    expect(await read('sw.js')).not.toBe(await readFile(join(siteDirectory, 'sw.js'), 'utf8'))
  })
})
