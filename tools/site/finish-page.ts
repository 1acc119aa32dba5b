import { createHash } from 'node:crypto'
import { startScript } from './start-script.ts'

const modulePreload = /<link rel="modulepreload"[^>]*>/g
const fontPreload = /<link rel="preload"[^>]*\bas="font"[^>]*>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

export type FinishedPage = { html: string; scriptHashes: string[] }

/**
 * Finishes one page that React Router wrote: a reading page (`<html data-script="idle">`) gets its program
 * when the browser is idle or the reader touches something. Any other one leaves its fonts to the styles, so
 * that they don't come before its program. Every page with a program keeps early taps.
 */
export function finishPage(written: string): FinishedPage {
  let html = written
  if (moduleScript.test(html)) {
    const isReading = /<html[^>]*\bdata-script="idle"/.test(html)
    html = isReading ? deferProgram(html) : html.replaceAll(fontPreload, '')
    html = html.replace('</head>', () => `<script>${startScript(isReading)}</script></head>`)
  }
  return { html, scriptHashes: hashScripts(html) }
}

/** The program stays where React expects it, as text that nothing runs until the start script does. */
function deferProgram(html: string): string {
  const preloads = [...html.matchAll(modulePreload)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
  return html
    .replaceAll(modulePreload, '')
    .replace(
      moduleScript,
      (_, program: string) =>
        `<script type="text/plain" data-program="${preloads.join(' ')}">${program}</script>`,
    )
}

/** What a Content-Security-Policy names to allow exactly these scripts, each once. */
function hashScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(inlineScript)) {
    if (attributes.includes('application/ld+json')) continue
    hashes.add(`sha256-${createHash('sha256').update(source).digest('base64')}`)
  }
  return [...hashes]
}
