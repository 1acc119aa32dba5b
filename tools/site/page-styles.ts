import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import browserslist from 'browserslist'
import {
  browserslistToTargets,
  Features,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss'
import { type HTMLElement, parse } from 'node-html-parser'
import { root, siteDirectory } from './site-paths.ts'

/** Writes the styles of the whole site as a file, which documents load before an island acts. Returns its URL. */
export async function writeStyles(styles: string): Promise<string> {
  const name = `styles-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`
  await writeFile(join(siteDirectory, 'assets', name), styles)
  return `/assets/${name}`
}

/** Returns the part of the styles that a page with this HTML uses. */
export type StylePicker = (html: string) => string

/**
 * Returns a picker for the styles of the whole site. `scripts` is the text of the scripts that add elements before the
 * file of `writeStyles` has loaded. A rule is left out if it needs a class, an id or an element that neither the page
 * nor these scripts name; so are animations and variables that are then unused. Rules for attributes, states, media and
 * print all stay, in order.
 */
export function openStylePicker(styles: string, scripts: string): StylePicker {
  const others = new Set([...propertiesIn(styles), ...madeIn(styles)])
  // The compiler drops everything with an unused name, so classes that share their name with a property or animation
  // stay.
  const requested = [...namesIn(styles)].filter((name) => !others.has(name))
  const inScripts = new Set(scripts.split(/[\s"'`]+/))
  const made = [...scripts.matchAll(/createElement\(["'`](\w+)/g)].map(([, name = '']) => name)
  const picked = new Map<string, string>()
  const forElements = new Map<string, string>()
  return (html) => {
    // Includes the content of `noscript`, which the parser otherwise takes for text.
    const elements = parse(html, { blockTextElements: { script: true, style: true } }).querySelectorAll('*')
    const used = new Set([...inScripts, ...elements.flatMap(namesOf), ...variablesIn(html)])
    const unused = requested.filter((name) => !used.has(name))
    const tags = new Set([
      ...anywhere,
      ...made,
      ...elements.map(({ rawTagName }) => rawTagName.toLowerCase()),
    ])
    const tagsKey = [...tags].toSorted().join(' ')
    // Many pages use the same elements.
    const key = [tagsKey, unused, [...variablesIn(html)]].join(' ')
    const left = forElements.get(tagsKey) ?? dropElements(styles, tags)
    forElements.set(tagsKey, left)
    const known = picked.get(key) ?? pick(left, unused, used)
    picked.set(key, known)
    return known
  }
}

/** Elements that browsers add; `tbody` around rows. */
const anywhere = ['html', 'head', 'body', 'tbody']

/** A class that no page has, because the compiler drops classes, not elements. */
const nowhere = 'of-no-element'

/** Removes rules for elements other than these. */
function dropElements(styles: string, tags: ReadonlySet<string>): string {
  const Selector = (selector: Selector): Selector | undefined =>
    isAbsent(selector, tags) ? [{ type: 'class', name: nowhere }] : undefined
  const marked = compile(styles, { visitor: { Selector } })
  // The compiler drops a rule if all its selectors are unused, but keeps all selectors of a list otherwise.
  const others = marked.replaceAll(new RegExp(`\\.${nowhere},|,\\.${nowhere}(?=[,{])`, 'g'), '')
  return drop(others, [nowhere])
}

const isAbsent = (selector: Selector, tags: ReadonlySet<string>): boolean =>
  selector.some((part) => asksForOther(part, tags))

function asksForOther(part: SelectorComponent, tags: ReadonlySet<string>): boolean {
  if (part.type === 'type') return !tags.has(part.name.toLowerCase())
  if (part.type === 'pseudo-element') {
    const name = part.kind === 'custom' ? part.name : part.kind
    return ofFields.test(name) && !tags.has('input') && !tags.has('textarea')
  }
  if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return false
  return part.selectors.every((selector) => isAbsent(selector, tags))
}

/** Pseudo-elements that only form fields have. */
const ofFields =
  /^(?:placeholder$|file-selector-button$|-webkit-(?:search|date|calendar|inner-spin|outer-spin)-)/

/**
 * Removes the rules of unused classes and ids, then repeatedly everything that is no longer referenced, because one
 * variable can name another.
 */
function pick(styles: string, unused: string[], used: ReadonlySet<string>): string {
  const left = drop(styles, unused)
  const named = new Set([...used, ...variablesIn(left), ...animationsNamedIn(left)])
  const properties = new Set(propertiesIn(left))
  const unnamed = madeIn(left).filter(
    (name) => !named.has(name) && !unused.includes(name) && !properties.has(name),
  )
  return unnamed.length === 0 ? left : pick(styles, [...unused, ...unnamed], used)
}

// Rules of which an old browser knows only one must not be merged.
const targets = browserslistToTargets(browserslist(null, { env: 'reads', path: root }))
/** The remaining rules are written unchanged, because they are compiled already. */
const asItIs = Object.values(Features).reduce((all, one) => all | one, 0)

const drop = (styles: string, unusedSymbols: string[]) => compile(styles, { unusedSymbols })

function compile(
  styles: string,
  options: { unusedSymbols?: string[]; visitor?: Visitor<Record<string, never>> },
): string {
  const code = Buffer.from(styles)
  const compiled = transform({
    filename: 'styles.css',
    code,
    minify: true,
    targets,
    exclude: asItIs,
    ...options,
  })
  return compiled.code.toString().trim()
}

/** Returns the classes and ids in selectors. */
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
/** Returns the defined variables and animations. */
const madeIn = (styles: string) => [
  ...new Set(
    [...styles.matchAll(/(?<=[{;\s])--[\w-]+(?=[:{])|(?<=@keyframes )[\w-]+/g)].map(([name]) => name),
  ),
]

const namesOf = (element: HTMLElement) => [element.id, ...(element.getAttribute('class') ?? '').split(/\s+/)]
