type PagePolicyOptions = {
  mapStyleUrl: string
  siteUrl: string
  /** Where the page's calls go, when not to its own origin. */
  callUrls: string[]
}

/**
 * Content policy of a page: scripts from this origin and the page's own inline ones by hash, WebAssembly (the reader of
 * barcodes; it lets no text become script), map tiles and style from the map's host, calls to the API where it lies
 * elsewhere, nothing framed. Inline styles are allowed: finished pages carry their own.
 */
export function createPagePolicy(options: PagePolicyOptions): (hashes: string[]) => string {
  const mapHost = new URL(options.mapStyleUrl).origin
  const called = new Set([...options.callUrls.map((url) => new URL(url).origin), mapHost])
  called.delete(new URL(options.siteUrl).origin)
  return (hashes) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...hashes.map((hash) => `'${hash}'`), "'wasm-unsafe-eval'"].join(' '),
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${mapHost}`,
      ['connect-src', "'self'", ...called].join(' '),
      "worker-src 'self' blob:",
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...(options.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    ].join('; ')
}

/** Of a script that may run as a worker, which goes by its own policy: it fetches from here and from the map's host. */
export function createWorkerPolicy({ mapStyleUrl }: { mapStyleUrl: string }): string {
  return `default-src 'none'; script-src 'self'; connect-src 'self' ${new URL(mapStyleUrl).origin}`
}
