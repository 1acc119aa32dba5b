import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { SecurityHeaders } from '#server/gate/security-headers'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'
import type { FilledSite } from './fill-site.ts'

/** A file with all that its answers carry except their length and the request's id. */
export type SentFile = {
  path: string
  status: 200 | 404
  etag: string
  forms: Encoding[]
  /** Of 304. */
  heldHeaders: Record<string, string>
  headers: Record<Encoding, Record<string, string>>
}

type Sending = {
  /** The path asked for. */
  address: string
  status: 200 | 404
  cacheControl: string
  /** Absent = made from what is in the file. */
  etag?: string | undefined
  policy?: string | undefined
  buildId?: string | undefined
  secure: SecurityHeaders
}

/**
 * Puts together what the answers of a file carry, once for all of them. One weak ETag stands for all encodings of a
 * file. `path` must be a file that the site has, never a part of an address.
 */
export async function prepareFile(site: FilledSite, path: string, sending: Sending): Promise<SentFile> {
  const { address, buildId, cacheControl, policy, secure, status } = sending
  const forms = site.encodingsOf(path)
  const etag = weakTag(sending.etag ?? (await site.tagOf(path)))
  const shared = lowerCased({
    ...(buildId === undefined ? {} : { 'Retour-Build': buildId }),
    'Cache-Control': cacheControl,
    ETag: etag,
    ...(forms.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
  })
  const secured = (isOk: boolean) => lowerCased(secure({ path: address, isOk, policy }))
  const plain = { ...shared, ...secured(status === 200), 'content-type': contentType(path) }
  return {
    path,
    status,
    etag,
    forms,
    heldHeaders: { ...shared, ...secured(false) },
    headers: {
      identity: plain,
      br: { ...plain, 'content-encoding': 'br' },
      gzip: { ...plain, 'content-encoding': 'gzip' },
    },
  }
}

/** What a request says about the file that it wants. */
export type FileRequest = {
  requestId: string
  ifNoneMatch: string | undefined
  acceptEncoding: string | undefined
}

type FileHead = { status: 200 | 304 | 404; headers: Record<string, string>; encoding: Encoding | null }

/** Returns the head of an answer without its length: 304, with `encoding` null, when the caller has the file. */
export function fileHead(file: SentFile, { acceptEncoding, ifNoneMatch, requestId }: FileRequest): FileHead {
  const { etag, forms, headers, heldHeaders, status } = file
  if (status === 200 && isHeld(ifNoneMatch, etag))
    return { status: 304, headers: { ...heldHeaders, 'x-request-id': requestId }, encoding: null }
  const encoding = chooseEncoding(acceptEncoding, forms)
  return { status, headers: { ...headers[encoding], 'x-request-id': requestId }, encoding }
}

/** Sends a file of the site in the best encoding that there is, or 304 when the caller has it. */
export async function sendFile(c: Context, site: FilledSite, file: SentFile): Promise<Response> {
  const { encoding, headers, status } = fileHead(file, {
    requestId: c.get('requestId'),
    ifNoneMatch: c.req.header('if-none-match'),
    acceptEncoding: c.req.header('accept-encoding'),
  })
  if (encoding === null) return new Response(null, { status, headers })
  const body = await site.read(file.path, encoding)
  return new Response(body, { status, headers: { ...headers, 'content-length': String(body.byteLength) } })
}

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

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
