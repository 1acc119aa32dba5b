import { html } from 'hono/html'
import { isApiPath } from './api-error.ts'
import { plainPage, plainPagePolicy } from './plain-page.ts'

const refusal = { 'Retry-After': '1', 'Cache-Control': 'no-store' }

/**
 * Handles requests before the server is ready: 503 as JSON or, for browsers, as a page that reloads itself.
 * /health/live is 200.
 */
export async function answerWhileStarting(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/health/live') return Response.json({ status: 'live' })
  if (isApiPath(pathname) || !request.headers.get('Accept')?.includes('text/html'))
    return Response.json({ message: 'Starting' }, { status: 503, headers: refusal })
  const page = await plainPage(
    { title: 'Retour is starting', heading: 'Retour is starting' },
    html`<p>This takes a few seconds. The page then opens by itself.</p>`,
  )
  return new Response(String(page), {
    status: 503,
    headers: {
      ...refusal,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': plainPagePolicy(),
      Refresh: '2',
    },
  })
}
