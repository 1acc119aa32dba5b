import { createHash } from 'node:crypto'
import { shareWrittenParts } from './share-written-parts.ts'
import { type FontFile, type ProgramStart, startScript } from './start-script.ts'

const modulePreload = /<link rel="modulepreload"[^>]*>/g
const fetchedFont =
  /@font-face\{font-family:"?(?<family>[^;"]+)"?;src:url\((?<href>[^)]+)\)[^;]*;font-weight:(?<weight>[^;}]+)[^}]*\}/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

export type FinishedPage = { html: string; scriptHashes: string[] }

/**
 * Finishes one page that React Router wrote: its program waits as the page says (`<html data-program>`), its
 * fonts come by the start script, written parts are carried once, and early taps are kept. A page without a
 * program stays as it is.
 */
export function finishPage(written: string): FinishedPage {
  let html = shareWrittenParts(written)
  if (moduleScript.test(html)) {
    const program = programStart(html)
    if (program !== 'at-once') html = deferProgram(html)
    const faces = [...html.matchAll(fetchedFont)]
    const fonts = faces.map(({ groups = {} }) => groups as FontFile)
    const withoutScript = faces.map(([rule]) => rule).join('')
    html = html
      .replaceAll(fetchedFont, '')
      .replace(
        '</head>',
        () =>
          `<noscript><style>${withoutScript}</style></noscript><script>${startScript(program, fonts)}</script></head>`,
      )
  }
  return { html, scriptHashes: hashScripts(html) }
}

function programStart(html: string): ProgramStart {
  const mark = /<html[^>]*\bdata-program="([^"]*)"/.exec(html)?.[1]
  return mark === 'idle' || mark === 'painted' ? mark : 'at-once'
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
