import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { chooseEncoding } from './choose-encoding.ts'
import type { FilledSite } from './fill-site.ts'

type Sending = { status?: 200 | 404; cacheControl: string; etag?: string }

/**
 * Sends a file of the site in the best available encoding, or 304 if the client has it. All encodings of a file have
 * one weak ETag. `path` must be a file of the site, never a part of a URL.
 */
export async function sendFile(
  c: Context,
  site: FilledSite,
  path: string,
  sending: Sending,
): Promise<Response> {
  const made = site.encodingsOf(path)
  const etag = weakTag(sending.etag ?? (await site.tagOf(path)))
  c.header('Cache-Control', sending.cacheControl)
  c.header('ETag', etag)
  if (made.length > 0) c.header('Vary', 'Accept-Encoding', { append: true })
  if ((sending.status ?? 200) === 200 && isHeld(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  const encoding = chooseEncoding(c.req.header('accept-encoding'), made)
  const body = await site.read(path, encoding)
  c.header('Content-Type', contentType(path))
  c.header('Content-Length', String(body.byteLength))
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return c.body(body, sending.status ?? 200)
}

/** React Router's data files have their own text format. Other files have the usual content types. */
function contentType(path: string): string {
  if (path.endsWith('.data')) return 'text/x-script; charset=utf-8'
  return getMimeType(path) ?? 'application/octet-stream'
}

function weakTag(etag: string): string {
  return `W/"${etag.replace(/^W\//, '').replaceAll('"', '')}"`
}

function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || weakTag(tag.trim()) === etag)
}
