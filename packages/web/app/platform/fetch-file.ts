import { elapse } from './elapse.ts'

/** The timeout of a file. It may still arrive later and can be requested again. */
const timeoutMs = 20_000

/** Loads a script before a page imports it, or styles, which apply at once. Resolves to false if it fails. */
export function fetchFile(href: string): Promise<boolean> {
  return inTime(href.endsWith('.css') ? apply(href) : isThere(href))
}

/** Loads and runs a script. Resolves to false if it fails, so no page is shown that would break without it. */
export function runScript(href: string): Promise<boolean> {
  const run = async () => (await isThere(href)) && (await import(/* @vite-ignore */ href).then(() => true))
  return inTime(run().catch(() => false))
}

/**
 * A link's error is not conclusive: Firefox reports one for a second link to a script that is loaded but has not run.
 * The server is then asked, because a browser may cache a failed import. Browsers without such links load everything on
 * import.
 */
async function isThere(href: string): Promise<boolean> {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) return true
  link.rel = 'modulepreload'
  return (
    (await comes(link, href)) ||
    fetch(href).then(
      ({ ok }) => ok,
      () => false,
    )
  )
}

/** Styles apply to nothing until they are loaded, because some browsers do not paint while a page waits for styles. */
async function apply(href: string): Promise<boolean> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.media = 'not all'
  if (!(await comes(link, href))) return false
  link.media = 'all'
  return true
}

function comes(link: HTMLLinkElement, href: string): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => resolve(false))
    link.href = href
    document.head.append(link)
  })
}

const inTime = async (outcome: Promise<boolean>) =>
  (await Promise.race([outcome, elapse(timeoutMs)])) ?? false
