import type { FilledSite } from '@retour/server/src/site/fill-site.ts'
import type { Scene, ScenePage } from './scene.ts'

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

/** Reads the pages as they are served, each with the files in its HTML, so that the mix is that of the site. */
export async function readPages(site: FilledSite): Promise<Pick<Scene, 'pages' | 'frontPages' | 'starMaps'>> {
  const filesOf = async (file: string) => {
    const html = (await site.read(file, 'identity')).toString('utf8')
    return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|json)/g) ?? [])]
  }
  const home = new Set(await filesOf(site.pages.get('/')?.file ?? 'index.html'))
  const pages: ScenePage[] = []
  for (const [path, { file, etag }] of site.pages) {
    const address = `${path}.data`
    // Documents have no data file.
    const data = site.has(address.slice(1)) ? address : null
    const files = await filesOf(file)
    pages.push({ path, etag: `W/"${etag}"`, data, files, ownFiles: files.filter((name) => !home.has(name)) })
  }
  const frontPages = pages.filter(({ path }) => front.includes(path))
  if (frontPages.length !== front.length) throw new Error('a page of the load model is not in the build')
  return { pages, frontPages, starMaps: starMaps.map((place) => `/constellations/${place}.svg`) }
}
