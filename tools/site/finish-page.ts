import { createHash } from 'node:crypto'
import { shareWrittenParts } from './share-written-parts.ts'
import type { FontFile } from '../../packages/web/start-script/page-fonts.ts'
import type { ProgramStart } from '../../packages/web/start-script/start.ts'
import type { StartScripts } from './bundle-start-scripts.ts'

const modulePreload = /<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g
const fetchedFont =
  /@font-face\{font-family:"?(?<family>[^;"]+)"?;src:url\((?<href>[^)]+)\)[^;]*;font-weight:(?<weight>[^;}]+)[^}]*\}/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

export type FinishedPage = { html: string; scriptHashes: string[] }

/** The last script of a page says that the document is complete: everything that the program reads stands before it. */
const completeScript = '<script>dispatchEvent(new Event("retour:complete"))</script>'

/**
 * Finishes one page that React Router wrote: its program is left to the start script, which also brings the fonts,
 * and written parts are carried once. A page without a program gets the script that helps its menu alone.
 */
export function finishPage(written: string, scripts: StartScripts): FinishedPage {
  let html = shareWrittenParts(written)
  if (moduleScript.test(html)) {
    const faces = [...html.matchAll(fetchedFont)]
    const start = scripts.start({
      program: programStart(html),
      files: [...html.matchAll(modulePreload)].map(([, href = '']) => href),
      fonts: faces.map(({ groups = {} }) => groups as FontFile),
    })
    const withoutScript = faces.map(([rule]) => rule).join('')
    html = html
      .replaceAll(fetchedFont, '')
      .replaceAll(modulePreload, '')
      // It stays where React expects it, as text that nothing runs until the start script does.
      .replace(
        moduleScript,
        (_, program: string) => `<script type="text/plain" data-program="">${program}</script>`,
      )
      .replace(
        '</head>',
        () => `<noscript><style>${withoutScript}</style></noscript><script>${start}</script></head>`,
      )
      .replace('</body>', `${completeScript}</body>`)
  } else {
    html = html.replace('</head>', () => `<script>${scripts.menu}</script></head>`)
  }
  return { html, scriptHashes: hashScripts(html) }
}

function programStart(html: string): ProgramStart {
  const mark = /<html[^>]*\bdata-program="([^"]*)"/.exec(html)?.[1]
  return mark === 'idle' || mark === 'painted' ? mark : 'at-once'
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
