import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { BuiltSite } from './built-site.ts'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'

type Sending = { status?: 200 | 404; cacheControl: string; etag?: string }

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Sends a listed file in the best encoding the build holds, or 304 when the caller has it. One weak ETag
 * stands for all encodings of a file. `path` must be a name of `site.files`, never a part of an address.
 */
export async function sendFile(
  c: Context,
  site: BuiltSite,
  path: string,
  sending: Sending,
): Promise<Response> {
  const made = (['br', 'gzip'] as const).filter((name) => site.files.has(path + suffixes[name]))
  const etag = weakTag(sending.etag ?? (await site.content.tagOf(path)))
  c.header('Cache-Control', sending.cacheControl)
  c.header('ETag', etag)
  if (made.length > 0) c.header('Vary', 'Accept-Encoding', { append: true })
  if ((sending.status ?? 200) === 200 && isHeld(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  const encoding = chooseEncoding(c.req.header('accept-encoding'), [...made])
  const body = await site.content.read(path + suffixes[encoding])
  c.header('Content-Type', contentType(path))
  c.header('Content-Length', String(body.byteLength))
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return c.body(body, sending.status ?? 200)
}

/** React Router's data files are its own text format; the rest goes by the usual table. */
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
