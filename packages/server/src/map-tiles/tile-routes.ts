import { Hono, type Context } from 'hono'
import { parse } from 'range-parser'
import type { TileArchive } from './open-archive.ts'

/** The archive is below this path, under a name that changes with its content. */
export const tilesPath = '/tiles'

const foreverControl = 'public, max-age=31536000, immutable'

/** Returns the path of an archive, from the API's origin. */
export const tilesAddress = ({ tag }: { tag: string }) => `${tilesPath}/${tag}.pmtiles`

/**
 * Returns the route of the archive, for GET and HEAD with byte ranges: 200 whole, 206 one range, 304 if the caller has
 * it, 416 beyond its end. Several or malformed ranges get the whole archive, as RFC 9110 (14.2) allows. Under its name
 * it never changes. A request for the previous archive gets the current one, with its ETag.
 */
export function tileRoutes(archive: TileArchive): Hono {
  const routes = new Hono()
  const etag = `"${archive.tag}"`
  routes.on(['GET', 'HEAD'], '/:name{[\\w-]+\\.pmtiles}', async (c) => {
    const isOwnName = c.req.param('name') === `${archive.tag}.pmtiles`
    c.header('Cache-Control', isOwnName ? foreverControl : 'no-cache')
    c.header('ETag', etag)
    c.header('Accept-Ranges', 'bytes')
    if (isHeld(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    c.header('Content-Type', 'application/vnd.pmtiles')
    const range = readRange(c, archive.size, etag)
    if (range === 'beyond') {
      c.header('Content-Range', `bytes */${archive.size}`)
      c.header('Cache-Control', 'no-store')
      return c.body(null, 416)
    }
    const { start, end } = range ?? { start: 0, end: archive.size - 1 }
    c.header('Content-Length', String(end - start + 1))
    if (range) c.header('Content-Range', `bytes ${start}-${end}/${archive.size}`)
    if (c.req.method === 'HEAD') return c.body(null, 200)
    return c.body(await archive.read(start, end), range ? 206 : 200)
  })
  return routes
}

/** Returns the requested range; null for the whole. */
function readRange(c: Context, size: number, etag: string) {
  const rangeHeader = c.req.header('range')
  const onlyIf = c.req.header('if-range')
  // A part of another archive would not match the parts that the caller has.
  if (!rangeHeader || c.req.method === 'HEAD' || (onlyIf !== undefined && onlyIf !== etag)) return null
  const { code, type, ranges } = parse(size, rangeHeader)
  // This bit means that a part of the header is not a range.
  if (type !== 'bytes' || (code & 1) === 1) return null
  if (ranges.length === 0) return 'beyond'
  return ranges.length === 1 ? (ranges[0] ?? null) : null
}

function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false
}
