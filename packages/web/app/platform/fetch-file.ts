import { elapse } from './elapse.ts'

/** A file that takes longer counts as missing; it may still come, and can be asked for again. */
const timeoutMs = 20_000

/** Fetches a script before a page imports it, or styles, which apply from then on; false when it does not come. */
export function fetchFile(href: string): Promise<boolean> {
  return inTime(href.endsWith('.css') ? apply(href) : isThere(href))
}

/** Fetches and runs a script; false when it does not come, so that no page is shown which would break without it. */
export function runScript(href: string): Promise<boolean> {
  const run = async () => (await isThere(href)) && (await import(/* @vite-ignore */ href).then(() => true))
  return inTime(run().catch(() => false))
}

/**
 * A link's error is no proof: Firefox fails a second link to a script that has come and has not run yet. The server is
 * asked then, because a browser may remember a failed import. One that knows no such links fetches all as it imports.
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

/** Until they are there they apply to nothing: some browsers paint nothing while a page waits for styles. */
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
