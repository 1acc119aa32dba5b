type PagePolicyOptions = {
  /** Null: the streets come from the API's origin. */
  mapStyleUrl: string | null
  siteUrl: string
  /** The origins of the page's API calls, if they are not its own. */
  callUrls: string[]
}

/** Inline scripts and styles of a page, each as `sha256-…`. */
export type InlineHashes = {
  scriptHashes: string[]
  styleHashes: string[]
}

/**
 * Returns a function that creates the content security policy of a page. It allows scripts and styles from this origin
 * and inline ones by hash, WebAssembly (the barcode reader; it does not allow eval), map tiles and styles from the
 * map's host, and calls to the API's origin. It forbids frames. Style attributes are allowed, because each affects only
 * its element, and a screen that failed is shown with the styles that its script had set.
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

/** Creates the policy of a worker script, which has its own: it fetches from this origin and the map's host. */
export function createWorkerPolicy(options: MapHost): string {
  return ["default-src 'none'; script-src 'self'; connect-src 'self'", ...hostsOf(options)].join(' ')
}
