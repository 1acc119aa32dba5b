import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { dropAbsent } from './absent-rules.ts'
import { dropNames, namesIn, variablesIn } from './compile-styles.ts'
import { foldThemeVariables, foldUnsetVariables } from './fold-variables.ts'
import { siteDirectory } from './site-paths.ts'

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
 * print all stay, in order, except those for a theme that no element of the page has.
 */
export function openStylePicker(styles: string, scripts: string): StylePicker {
  const inScripts = scripts.split(/[\s"'`]+/)
  const inStyles = namesIn(styles)
  const made = [...scripts.matchAll(/createElement\(["'`](\w+)/g)].map(([, name = '']) => name)
  const picked = new Map<string, string>()
  return (html) => {
    // Includes the content of `noscript`, which the parser otherwise takes for text.
    const elements = parse(html, { blockTextElements: { script: true, style: true } }).querySelectorAll('*')
    const namesThere = [...inScripts, ...elements.flatMap(namesOf)]
    const names = new Set(namesThere.filter((name) => inStyles.has(name)))
    const tags = new Set([
      ...anywhere,
      ...made,
      ...elements.map(({ rawTagName }) => rawTagName.toLowerCase()),
    ])
    const fields = new Set(elements.flatMap(fieldsOf))
    const hasTheme = elements.some((element) => element.hasAttribute('data-theme'))
    const variables = variablesIn(html)
    const set = variablesSetIn(html)
    // Many pages are alike.
    const key = [
      [...tags].toSorted(),
      [...names].toSorted(),
      [...fields].toSorted(),
      hasTheme,
      variables,
      [...set],
    ].join(' ')
    const pick = () => {
      const used = [...names, ...variables]
      const present = dropUnreferenced(dropAbsent(styles, { tags, names, fields, hasTheme }), used)
      return dropUnreferenced(foldUnsetVariables(present, set), used).replace(license, '')
    }
    const known = picked.get(key) ?? pick()
    picked.set(key, known)
    return known
  }
}

/** The license of Tailwind is part of the file of `writeStyles`. */
const license = /^\/\*![^]*?\*\/\s*/

/** Returns a picker that also writes out the variables that have one value on every page with this HTML. */
export function openFoldingPicker(styles: string, scripts: string): StylePicker {
  const pickers = new Map<string, StylePicker>()
  return (html) => {
    const set = variablesSetIn(html)
    const key = [...set].join(' ')
    const picker = pickers.get(key) ?? openStylePicker(foldThemeVariables(styles, set), scripts)
    pickers.set(key, picker)
    return picker(html)
  }
}

/** Elements that browsers add; `tbody` around rows. */
const anywhere = ['html', 'head', 'body', 'tbody']

/**
 * Removes the variables and animations that nothing references, repeatedly, because one variable can name another.
 * `used`: what the page names itself; the compiler drops everything with a name.
 */
function dropUnreferenced(styles: string, used: readonly string[]): string {
  const named = new Set([...used, ...variablesIn(styles), ...animationsNamedIn(styles)])
  // An animation that shares its name with a property stays, because the compiler would drop both.
  const properties = new Set(propertiesIn(styles))
  const unnamed = madeIn(styles).filter((name) => !named.has(name) && !properties.has(name))
  const left = dropNames(styles, unnamed)
  return left === styles ? left : dropUnreferenced(left, used)
}

const propertiesIn = (styles: string) =>
  [...styles.matchAll(/(?<=[{;])(?!--)[\w-]+(?=:)/g)].map(([name]) => name)
const animationsNamedIn = (styles: string) =>
  [...styles.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/))
/** Returns the variables that a page's own attributes define. */
const variablesSetIn = (html: string) =>
  new Set([...html.matchAll(/--[\w-]+(?=\s*:)/g)].map(([name]) => name))
/** Returns the defined variables and animations. */
const madeIn = (styles: string) => [
  ...new Set(
    [...styles.matchAll(/(?<=[{;\s])--[\w-]+(?=[:{])|(?<=@keyframes )[\w-]+/g)].map(([name]) => name),
  ),
]

const namesOf = (element: HTMLElement) => [element.id, ...(element.getAttribute('class') ?? '').split(/\s+/)]

/** Returns the type of an `input`, and the attributes of a field that add parts to it. */
const fieldsOf = (element: HTMLElement) => [
  ...(element.rawTagName.toLowerCase() === 'input' ? [element.getAttribute('type') ?? 'text'] : []),
  ...['placeholder', 'list'].filter((name) => element.hasAttribute(name)),
]
