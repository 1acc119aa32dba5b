import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import browserslist from 'browserslist'
import { browserslistToTargets, Features, type Selector, transform } from 'lightningcss'
import { parse } from 'node-html-parser'
import { root, siteDirectory } from './site-paths.ts'

/** Writes the styles of the whole site as a file, which documents fetch before an island acts. Gives its address. */
export async function writeStyles(styles: string): Promise<string> {
  const name = `styles-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`
  await writeFile(join(siteDirectory, 'assets', name), styles)
  return `/assets/${name}`
}

/** Gives what of the styles a page with this HTML uses. */
export type StylePicker = (html: string) => string

/**
 * Picks from the styles of the whole site; `scripts` is the text of those that add elements before the file of
 * `writeStyles` has come. A rule is left out when it asks for a class or an id that neither the page nor these scripts
 * name, and so are animations and variables that nothing names then. Rules for elements, attributes, states, media and
 * paper all stay, in their order.
 */
export function openStylePicker(styles: string, scripts: string): StylePicker {
  const others = new Set([...propertiesIn(styles), ...madeIn(styles)])
  // The compiler drops whatever has a name: a class that is called as a property or an animation is stays.
  const asked = [...namesIn(styles)].filter((name) => !others.has(name))
  const inScripts = new Set(scripts.split(/[\s"'`]+/))
  const picked = new Map<string, string>()
  return (html) => {
    const used = new Set([...inScripts, ...namesUsed(html), ...variablesIn(html)])
    const unused = asked.filter((name) => !used.has(name))
    // Many pages use the same.
    const key = [unused, [...variablesIn(html)]].join(' ')
    const known = picked.get(key) ?? pick(styles, unused, used)
    picked.set(key, known)
    return known
  }
}

/** Without the rules of unused classes and ids, and then without what nothing names: one variable can name another. */
function pick(styles: string, unused: string[], used: ReadonlySet<string>): string {
  const left = drop(styles, unused)
  const named = new Set([...used, ...variablesIn(left), ...animationsNamedIn(left)])
  const properties = new Set(propertiesIn(left))
  const unnamed = madeIn(left).filter(
    (name) => !named.has(name) && !unused.includes(name) && !properties.has(name),
  )
  return unnamed.length === 0 ? left : pick(styles, [...unused, ...unnamed], used)
}

// Rules of which an old browser knows one alone are not made one.
const targets = browserslistToTargets(browserslist(null, { env: 'reads', path: root }))
/** What stays is written as it was: it is compiled already. */
const asItIs = Object.values(Features).reduce((all, one) => all | one, 0)

function drop(styles: string, unusedSymbols: string[]): string {
  const code = Buffer.from(styles)
  const dropped = transform({
    filename: 'styles.css',
    code,
    minify: true,
    targets,
    exclude: asItIs,
    unusedSymbols,
  })
  return dropped.code.toString().trim()
}

/** Classes and ids that rules ask for. */
function namesIn(styles: string): Set<string> {
  const names = new Set<string>()
  const note = (selector: Selector) => {
    for (const part of selector) if (part.type === 'class' || part.type === 'id') names.add(part.name)
  }
  transform({ filename: 'styles.css', code: Buffer.from(styles), visitor: { Selector: note } })
  return names
}

const propertiesIn = (styles: string) =>
  [...styles.matchAll(/(?<=[{;])(?!--)[\w-]+(?=:)/g)].map(([name]) => name)
const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
const animationsNamedIn = (styles: string) =>
  [...styles.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/))
/** Variables and animations. */
const madeIn = (styles: string) => [
  ...new Set(
    [...styles.matchAll(/(?<=[{;\s])--[\w-]+(?=[:{])|(?<=@keyframes )[\w-]+/g)].map(([name]) => name),
  ),
]

function namesUsed(html: string): string[] {
  // What stands there for pages without a script too, which the parser otherwise takes for text.
  const elements = parse(html, { blockTextElements: { script: true, style: true } }).querySelectorAll('*')
  return elements.flatMap((element) => [element.id, ...(element.getAttribute('class') ?? '').split(/\s+/)])
}
