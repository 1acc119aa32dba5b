/** The maximum wait, in case the browser reports nothing about a navigation. */
const maxMs = 20_000

/**
 * Resolves when this page is shown again: the person came back from another page, or the navigation did not happen. The
 * control that started the navigation stays busy until then.
 */
export function waitUntilLeft(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, maxMs)
  })
}
