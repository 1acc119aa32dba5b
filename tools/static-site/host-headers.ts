import {
  anyFileHeaders,
  documentHeaders,
  encryptedHeaders,
} from '../../packages/server/src/gate/security-headers.ts'
import { createWorkerPolicy } from '../../packages/server/src/site/page-policy.ts'

/**
 * Returns the content of `_headers` for Netlify and Cloudflare Pages; other hosts need their own format. Files with a
 * hash are immutable; everything else is revalidated each time. Scripts carry the policy for workers.
 */
export function hostHeaders(
  buildId: string,
  config: { siteUrl: string; mapStyleUrl: string | null },
): string {
  const workerPolicy = createWorkerPolicy(config)
  const isEncrypted = config.siteUrl.startsWith('https:')
  const rules: Record<string, Record<string, string>> = {
    '/*': {
      ...anyFileHeaders,
      ...documentHeaders,
      ...(isEncrypted ? encryptedHeaders : {}),
      'Retour-Build': buildId,
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
    '/assets/*': {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': workerPolicy,
    },
    '/sw.js': { 'Cache-Control': 'no-cache', 'Content-Security-Policy': workerPolicy },
    '/config.json': { 'Cache-Control': 'no-cache' },
  }
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}
