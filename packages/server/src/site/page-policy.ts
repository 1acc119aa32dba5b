type PagePolicyOptions = {
  /** null = the streets come from where calls go. */
  mapStyleUrl: string | null
  siteUrl: string
  /** Where the page's calls go, when not to its own origin. */
  callUrls: string[]
}

/** What a page runs and applies inline, each as `sha256-…`. */
export type InlineHashes = {
  scriptHashes: string[]
  styleHashes: string[]
}

/**
 * Content policy of a page: scripts and styles from this origin and the page's own inline ones by hash, WebAssembly (the
 * reader of barcodes; it lets no text become script), map tiles and style from the map's host where it is another, calls
 * to the API where it lies elsewhere, nothing framed. Style attributes are allowed: each counts for its own element alone, and a screen that
 * broke is shown as its script had drawn it.
 */
export function createPagePolicy(options: PagePolicyOptions): (hashes: InlineHashes) => string {
  const mapHosts = hostsOf(options)
  const called = new Set([...options.callUrls.map((url) => new URL(url).origin), ...mapHosts])
  called.delete(new URL(options.siteUrl).origin)
  return ({ scriptHashes, styleHashes }) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...quote(scriptHashes), "'wasm-unsafe-eval'"].join(' '),
      ["style-src 'self'", ...quote(styleHashes)].join(' '),
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data: blob:", ...mapHosts].join(' '),
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

const quote = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)

type MapHost = Pick<PagePolicyOptions, 'mapStyleUrl'>
const hostsOf = ({ mapStyleUrl }: MapHost) => (mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin])

/** Of a script that may run as a worker, which goes by its own policy: it fetches from here and from the map's host. */
export function createWorkerPolicy(options: MapHost): string {
  return ["default-src 'none'; script-src 'self'; connect-src 'self'", ...hostsOf(options)].join(' ')
}
