import { createHash } from 'node:crypto'
import { operatorMarks } from '@retour/domain/content/legal/operator-settings'
import {
  editionMark,
  editionRecordMark,
  newerEditionMark,
  settingsMark,
  siteUrlMark,
} from '@retour/domain/wire/page-marks'
import type { InlineHashes } from '@retour/server/src/site/page-policy.ts'
import type { FontFile } from '../../packages/web/start-script/page-fonts.ts'
import type { ScriptStart } from '../../packages/web/start-script/start.ts'
import type { EarlyScript, PageSettings, StartScript } from './bundle-start-script.ts'

const modulePreload = /<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g
/** Matches a font that the start script loads. */
export const fetchedFont =
  /@font-face\{font-family:"?(?<family>[^;"]+)"?;src:url\((?<href>[^)]+)\)[^;]*;font-weight:(?<weight>[^;}]+)[^}]*\}/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

export type FinishedPage = InlineHashes & { html: string }

/** The last script of a page: everything that the scripts read is before it, so the document is complete. */
const completeScript = '<script>dispatchEvent(new Event("retour:complete"))</script>'

/** Completes a screen that React Router wrote: the start script runs its scripts, and loads `others` with them. */
export function finishScreen(sourceHtml: string, start: StartScript, others: string[]): FinishedPage {
  const html = sourceHtml
    .replaceAll(modulePreload, '')
    // The code stays where React expects it, as text; the start script runs it.
    .replace(
      moduleScript,
      (_, script: string) => `<script type="text/plain" data-scripts="">${script}</script>`,
    )
  const scripts = [...sourceHtml.matchAll(modulePreload)].map(([, href = '']) => href)
  return addStartScript(html, start, {
    scripts: 'at-once',
    files: [...scripts, ...others],
    isDocument: false,
  })
}

/**
 * Completes a document. `files` are the scripts of its islands, the entry module first. If they load at once, they are
 * requested before the styles. A document that says nothing about its scripts is only read, so most of its start script
 * is a file.
 */
export function finishDocument(
  sourceHtml: string,
  { start, begin, early }: { start: StartScript; begin: StartScript; early: EarlyScript },
  files: string[],
): FinishedPage {
  const scripts = scriptStart(sourceHtml)
  const isScript = (file: string) => file.endsWith('.js')
  const html =
    scripts === 'at-once'
      ? sourceHtml.replace('<style', () => `<script>${early(files.filter(isScript))}</script><style`)
      : sourceHtml
  return addStartScript(html, scripts ? start : begin, {
    scripts: scripts ?? 'idle',
    files,
    isDocument: true,
  })
}

/** Adds the start script. It also loads the fonts, which the styles would otherwise do. */
function addStartScript(
  html: string,
  start: StartScript,
  settings: Omit<PageSettings, 'fonts'>,
): FinishedPage {
  const faces = [...html.matchAll(fetchedFont)]
  const fonts = faces.map(({ groups = {} }) => groups as FontFile)
  const withoutScript = faces.map(([rule]) => rule).join('')
  const head = `<noscript><style>${withoutScript}</style></noscript><script>${start({ ...settings, fonts })}</script></head>`
  const finished = html
    .replaceAll(fetchedFont, '')
    .replace('</head>', () => head)
    .replace('</body>', `${completeScript}</body>`)
  return { html: finished, scriptHashes: hashScripts(finished), styleHashes: hashStyles(finished) }
}

/** Returns when the scripts of a document load, if it says so. */
const scriptStart = (html: string) =>
  /<html[^>]*\bdata-scripts="(at-once|idle)"/.exec(html)?.[1] as ScriptStart | undefined

/** Matches the mark of any setting. The server replaces these, which would invalidate the hash of a script. */
export const anyMark = new RegExp(
  [
    siteUrlMark,
    editionMark,
    editionRecordMark,
    newerEditionMark,
    settingsMark,
    ...Object.values(operatorMarks),
  ].join('|'),
)

/**
 * Returns the hashes of all inline scripts for the Content-Security-Policy, each once. Throws if one contains the mark
 * of a setting.
 */
function hashScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(inlineScript)) {
    if (attributes.includes('application/ld+json')) continue
    if (anyMark.test(source)) throw new Error(`A script names a setting: ${source.slice(0, 200)}`)
    hashes.add(hashOf(source))
  }
  return [...hashes]
}

/**
 * Returns the hashes of all style elements, including those in `noscript`. Throws if one contains the mark of a
 * setting.
 */
function hashStyles(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, source = '']) => source)
  const changed = styles.find((source) => anyMark.test(source))
  if (changed) throw new Error(`Styles name a setting: ${changed.slice(0, 200)}`)
  return [...new Set(styles.map(hashOf))]
}

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`
