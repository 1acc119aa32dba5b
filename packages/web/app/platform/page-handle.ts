/** What a route says about itself in `export const handle`; the build reads it from the finished page. */
export type PageHandle = {
  /**
   * When the page fetches its program, unless somebody touches the page before: once it is painted. Without it at once,
   * for a page that people come to in order to type.
   */
  program?: 'painted'
}
