// Finds features in the built scripts and styles, including libraries, that a supported browser lacks.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import postcss from 'postcss'
import { siteDirectory } from '../site/site-paths.ts'
import { findTooNew, servedBrowsers, type TooNew } from './browser-support.ts'

/** Features that may be used anyway, each with the reason why nothing breaks without it. */
const known: Record<string, string> = {
  'Error.captureStackTrace': 'asked for by Zod before it is used',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'passkeys of the accounts client, not used here',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'passkeys of the accounts client, not used here',
  'URL.canParse': 'asked for by Zod before it is used',
  'Symbol.dispose': 'asked for by the reader of codes before it is used',
  SpeechSynthesisUtterance: 'asked for by a card that can be read aloud, before it is used',
  VideoFrame: 'asked for by the map before it is used',
  copyTo: 'of VideoFrame',
  createContext: "React's own",
  getIds: "the map's own",
  getVoices: 'of speechSynthesis, which a card asks for before it is used',
  hidePopover: 'a script stands in for popovers (start-script/load-popover-polyfill.ts)',
  setStatus: "the reader of codes' own",
  skipTransition: 'of a view transition, which is not used here',
  startViewTransition: 'asked for by the router before it is used',
  toArray: "the map's own",

  ':details-content': 'on paper what is folded stays folded',
  ':open': 'within :is(), which leaves out what it does not know',
  ':popover-open': 'within :is(), which leaves out what it does not know',
  ':selection': 'decoration',
  '@starting-style': 'decoration: what appears does not fade in',
  'anchor-name': 'the account menu then hangs under the navigation',
  'animation-timeline': 'decoration: the end of a row does not fade',
  'break-after: avoid': 'on paper a heading may end a page',
  'content-visibility': 'of what is folded on paper, and so that a long list is laid out as it is seen',
  'cursor: crosshair': 'a phone has no pointer',
  'cursor: default': 'a phone has no pointer',
  'cursor: grab': 'a phone has no pointer',
  'cursor: grabbing': 'a phone has no pointer',
  'contain-intrinsic-size':
    'stands beside content-visibility alone; without them a row of the trip is laid out at once',
  'cursor: not-allowed': 'a phone has no pointer',
  'cursor: pointer': 'a phone has no pointer',
  'cursor: progress': 'a phone has no pointer',
  'field-sizing': 'a long text scrolls in its field',
  'font-family: ui-monospace': 'the next face of the row is taken',
  hyphens: 'stands beside overflow-wrap',
  'mask-image': 'decoration: the end of a row does not fade',
  'print-color-adjust': 'on paper the browser chooses',
  resize: 'a phone has no such handle',
  'scrollbar-width': 'a bar that scrolls shows it',
  'text-decoration: dotted': 'a line under words all the same',
  'text-wrap': 'decoration: lines break anywhere',
  'user-select': 'of the map, which writes the prefixed name too',
}

/** Returns the unsupported names in a script. Optional calls (`part.show?.()`) are left out. */
export function newInScript(source: string, tooNew: TooNew): Set<string> {
  const found = new Set<string>()
  const { program } = parseSync('script.js', source)
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier' || object.type !== 'Identifier') return
      const name = `${object.name}.${property.name}`
      if (tooNew.statics.has(name)) found.add(name)
    },
    CallExpression({ callee, optional }) {
      if (optional || callee.type !== 'MemberExpression' || callee.computed) return
      const { object, property } = callee
      if (property.type !== 'Identifier' || !tooNew.methods.has(property.name)) return
      const owner = object.type === 'Identifier' ? object.name : ''
      if (!tooNew.statics.has(`${owner}.${property.name}`)) found.add(property.name)
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && tooNew.globals.has(callee.name)) found.add(callee.name)
    },
  }).visit(program)
  return found
}

/** Returns the unsupported names in a stylesheet. Content of `@supports` is left out. */
export function newInStyles(css: string, tooNew: TooNew): Set<string> {
  const found = new Set<string>()
  postcss.parse(css).walk((node) => {
    for (let above = node.parent; above; above = above.parent as typeof node.parent)
      if (above.type === 'atrule' && (above as postcss.AtRule).name === 'supports') return
    if (node.type === 'atrule' && tooNew.atRules.has(node.name)) found.add(`@${node.name}`)
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g))
        if (tooNew.selectors.has(name)) found.add(`:${name}`)
    if (node.type !== 'decl' || node.prop.startsWith('-')) return
    if (tooNew.properties.has(node.prop)) found.add(node.prop)
    for (const [word] of node.value.matchAll(/[a-z][a-z-]+/g))
      if (tooNew.properties.has(`${node.prop}: ${word}`)) found.add(`${node.prop}: ${word}`)
  })
  return found
}

/** Returns one line for each unsupported name: where it is used and which browser lacks it. Empty if there is none. */
export async function findNewNames(folder: string): Promise<string[]> {
  const tooNew = findTooNew(servedBrowsers())
  const why = new Map(Object.values(tooNew).flatMap((names) => [...names]))
  const where = new Map<string, string[]>()
  const note = (names: Set<string>, file: string) => {
    for (const name of names) where.set(name, [...(where.get(name) ?? []), file])
  }
  const assets = (await readdir(join(folder, 'assets'))).map((name) => join('assets', name))
  for (const file of [...assets, 'sw.js'].filter((name) => name.endsWith('.js')))
    note(newInScript(await readFile(join(folder, file), 'utf8'), tooNew), file)
  // A screen contains the styles of the whole site.
  const screen = await readFile(join(folder, 'trip', 'index.html'), 'utf8')
  for (const [, css = ''] of screen.matchAll(/<style[^>]*>([^]*?)<\/style>/g))
    note(newInStyles(css, tooNew), 'styles')
  for (const file of assets.filter((name) => name.endsWith('.css')))
    note(newInStyles(await readFile(join(folder, file), 'utf8'), tooNew), file)
  const unused = Object.keys(known).filter((name) => !where.has(name))
  return [
    ...[...where]
      .filter(([name]) => !(name in known))
      .map(([name, files]) => `${name} (not in ${why.get(name.replace(/^[@:]/, ''))}): ${files.join(', ')}`),
    ...unused.map((name) => `${name} is listed as known and is not used any more`),
  ]
}

if (import.meta.main) {
  const lines = await findNewNames(siteDirectory).catch((error: Error) => [
    `the site is not built: ${error.message}`,
  ])
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  process.exitCode = lines.length === 0 ? 0 : 1
}
