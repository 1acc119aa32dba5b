import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene, ScenePage } from './scene.ts'

type Manifest = { pages: Record<string, { file: string; etag: string }> }

const front = [
  '/',
  '/vat-calculator',
  '/france',
  '/spain',
  '/italy',
  '/germany',
  '/france/paris',
  '/italy/milan',
]
const starMaps = ['france/paris', 'france/nice', 'france/cannes', 'spain/barcelona']

/** The built pages, each with the files that its HTML names. Reads the build, so that it can't be another mix than the site's. */
export function readPages(clientFolder: string): Pick<Scene, 'pages' | 'frontPages' | 'starMaps'> {
  const manifest = JSON.parse(readFileSync(join(clientFolder, 'site-manifest.json'), 'utf8')) as Manifest
  const filesOf = (file: string) => [
    ...new Set(
      readFileSync(join(clientFolder, file), 'utf8').match(/\/assets\/[\w.-]+\.(?:js|css|woff2|json)/g) ?? [],
    ),
  ]
  const home = new Set(filesOf(manifest.pages['/']?.file ?? 'index.html'))
  const pages = Object.entries(manifest.pages).map(([path, { file, etag }]): ScenePage => {
    const address = path === '/' ? '/_.data' : `${path}.data`
    const data = existsSync(join(clientFolder, address)) ? address : null
    const files = filesOf(file)
    return { path, etag: `W/"${etag}"`, data, files, ownFiles: files.filter((name) => !home.has(name)) }
  })
  const frontPages = pages.filter(({ path }) => front.includes(path))
  if (frontPages.length !== front.length) throw new Error('a page of the load model is not in the build')
  return { pages, frontPages, starMaps: starMaps.map((place) => `/constellations/${place}.svg`) }
}
