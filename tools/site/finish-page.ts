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
import type { ScriptStart, StartSettings } from '../../packages/web/start-script/start.ts'
import type { EarlyScript, StartScript } from './bundle-start-script.ts'

const modulePreload = /<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g
/** A face that the start script fetches. */
export const fetchedFont =
  /@font-face\{font-family:"?(?<family>[^;"]+)"?;src:url\((?<href>[^)]+)\)[^;]*;font-weight:(?<weight>[^;}]+)[^}]*\}/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

export type FinishedPage = InlineHashes & { html: string }

/** The last script of a page says that the document is complete: everything that the scripts read stands before it. */
const completeScript = '<script>dispatchEvent(new Event("retour:complete"))</script>'

/** Finishes a screen that React Router wrote: its scripts are left to the start script, which fetches `others` with it. */
export function finishScreen(sourceHtml: string, start: StartScript, others: string[]): FinishedPage {
  const html = sourceHtml
    .replaceAll(modulePreload, '')
    // It stays where React expects it, as text that nothing runs until the start script does.
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
 * Finishes a document, whose islands come with `files`, the module that hydrates them first. Where they are fetched at once
 * they are asked for before the styles.
 */
export function finishDocument(
  sourceHtml: string,
  { start, early }: { start: StartScript; early: EarlyScript },
  files: string[],
): FinishedPage {
  const scripts = scriptStart(sourceHtml)
  const isScript = (file: string) => file.endsWith('.js')
  const html =
    scripts === 'at-once'
      ? sourceHtml.replace('<style', () => `<script>${early(files.filter(isScript))}</script><style`)
      : sourceHtml
  return addStartScript(html, start, { scripts, files, isDocument: true })
}

/** The start script also brings the fonts: without it the styles do. */
function addStartScript(
  html: string,
  start: StartScript,
  settings: Omit<StartSettings, 'fonts' | 'popover'>,
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

/** At once on a document that says so of itself. */
const scriptStart = (html: string): ScriptStart =>
  /<html[^>]*\bdata-scripts="at-once"/.test(html) ? 'at-once' : 'idle'

/** What stands for a setting, which the server fills in: the hash of a script would no longer be its own. */
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
 * What a Content-Security-Policy names to allow exactly these scripts, each once. Throws where one of them would be
 * changed by a setting.
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

/** The same for its style elements, those for pages without a script included. Throws where a setting would change one. */
function hashStyles(html: string): string[] {
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, source = '']) => source)
  const changed = styles.find((source) => anyMark.test(source))
  if (changed) throw new Error(`Styles name a setting: ${changed.slice(0, 200)}`)
  return [...new Set(styles.map(hashOf))]
}

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`
