/** What a route says about itself in `export const handle`; the build reads it from the finished page. */
export type PageHandle = {
  /** The page ships no script at all. */
  static?: boolean
  /** A page to read: its script waits until the browser is idle or the reader touches something. */
  reading?: boolean
}
