import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Dependencies } from '#server/dependencies'
import { createProxyTrust } from '#server/gate/client-address'
import { chooseRequestId } from '#server/gate/name-requests'
import { isPlainHttp } from '#server/gate/redirect-to-https'
import { hasSecondHost } from '#server/gate/refuse-broken-address'
import { logRequest } from '#server/gate/request-log'
import { fileHead } from './send-file.ts'

/** Answers a request and returns true, or returns false and has done nothing. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

type Needed = Pick<Dependencies, 'config' | 'siteFiles' | 'readiness' | 'log' | 'metrics'>

const plainHost = /^[\w.-]+(?::\d+)?$/
/** What Hono's route for pages and files is called in the metrics. */
const siteRoute = '/*'

/**
 * Creates the first handler of the HTTP server: it answers requests for pages and files that are in memory because the
 * app has sent them before, with the same head. Everything unusual is left to the app. Pages and files are nine in ten
 * requests, and an app's request, response and middleware cost more than sending them.
 */
export function createMemoryAnswer({ config, siteFiles, readiness, log, metrics }: Needed): EarlyAnswer {
  const isTrusted = createProxyTrust(config.trustedProxies)
  const isEncrypted = config.apiUrl.startsWith('https:')

  return (request, response) => {
    const startedAt = performance.now()
    const { headers, method = '' } = request
    const path = readPath(request)
    const found = path === null ? undefined : siteFiles?.prepared(path)
    if (path === null || !found || !readiness.isAccepting) return false
    if (isEncrypted && isPlainHttp(headers['x-forwarded-proto']?.toString())) return false

    const { file, site } = found
    const given = headers['x-request-id']?.toString()
    const requestId = chooseRequestId(given, () => isTrusted(request.socket.remoteAddress ?? ''))
    const head = fileHead(file, {
      requestId,
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding']?.toString(),
    })
    const body = head.encoding && site.cached(file.path, head.encoding)
    if (body === undefined) return false

    if (body === null) response.writeHead(head.status, head.headers).end()
    else {
      response.writeHead(head.status, { ...head.headers, 'content-length': body.byteLength })
      response.end(method === 'HEAD' ? undefined : body)
    }
    const durationMs = performance.now() - startedAt
    logRequest(log, { requestId, method, path, status: head.status, durationMs })
    metrics.countRequest(method, siteRoute, head.status, durationMs)
    return true
  }
}

/** Returns the path of a usual GET or HEAD, without its query; null for other requests. */
function readPath({ headers, method, rawHeaders, url = '' }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null
  if (!plainHost.test(headers.host ?? '') || hasSecondHost(rawHeaders)) return null
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
