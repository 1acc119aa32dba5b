import { elapse } from './elapse.ts'

/** A script that takes longer counts as missing; it may still come, and can be asked for again. */
const patienceMs = 20_000

/** Fetches a script before a page imports it; false when it does not come. */
export function fetchScript(href: string): Promise<boolean> {
  return inTime(isThere(href))
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
  const loaded = new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => resolve(false))
  })
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
  return (
    (await loaded) ||
    fetch(href).then(
      ({ ok }) => ok,
      () => false,
    )
  )
}

const inTime = async (outcome: Promise<boolean>) =>
  (await Promise.race([outcome, elapse(patienceMs)])) ?? false
