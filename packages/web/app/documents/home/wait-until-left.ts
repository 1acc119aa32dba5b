/** No page stays on its way for longer without a word of the browser. */
const maxMs = 20_000

/**
 * Resolves when this page is shown again: the browser goes to another one and somebody comes back, or nothing came of it.
 * Until then whoever started the way waits.
 */
export function waitUntilLeft(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, maxMs)
  })
}
