import type { Selector, SelectorComponent } from 'lightningcss'
import { classesIn, compileStyles, hasSelectors } from './compile-styles.ts'

/** The short names of classes, by the names in the sources. */
export type ClassNames = ReadonlyMap<string, string>

const small = 'abcdefghijklmnopqrstuvwxyz'
const letters = small + small.toUpperCase()
/** Ad blockers hide elements with classes such as "ad" and "AD". */
const blocked = /^ad/i

/** Scripts and styles, whose text is left alone, or the first tag of an element. */
const tag = /<(script|style)\b[^>]*>[^]*?<\/\1>|<[a-z][^>]*>/g
const classAttribute = / class="([^"]*)"/

/**
 * Gives the classes of these pages short names, the most frequent ones the shortest. Only classes that the styles of
 * the site name get one: others have no effect on how a page looks, so something else must need them. Throws if there
 * are too many.
 */
export function shortenClasses(pages: readonly string[], styles: string): ClassNames {
  const styled = classesIn(styles)
  const counts = new Map<string, number>()
  for (const html of pages)
    for (const name of classesOf(html)) if (styled.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const unused = shortNames((name) => !styled.has(name))
  const sorted = [...counts].toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
  return new Map(sorted.map(([name]) => [name, next(unused)]))
}

const signs = (text: string) => text.split('')

function next(names: Generator<string, undefined>): string {
  const { value } = names.next()
  if (value === undefined) throw new Error('There are more classes than short names.')
  return value
}

function* shortNames(isFree: (name: string) => boolean): Generator<string, undefined> {
  // With few different letters at the second place they compress better.
  const pairs = signs(letters).flatMap((first) => signs(small).map((last) => first + last))
  const names = [...signs(letters), ...pairs]
  for (const name of names) if (!blocked.test(name) && isFree(name)) yield name
}

function classesOf(html: string): string[] {
  const tags = [...html.matchAll(tag)].flatMap(([text, element]) => (element ? [] : [text]))
  return tags.flatMap((text) => split(decode(classAttribute.exec(text)?.[1] ?? '')))
}

/** Returns the page with short class names, sorted by how frequent they are, so that it compresses well. */
export function renameInHtml(html: string, names: ClassNames): string {
  const order = new Map([...names.values()].map((name, index) => [name, index]))
  const place = (name: string) => order.get(name) ?? -1
  const renamed = (_: string, value: string) => {
    const list = renameList(decode(value), names).toSorted((a, b) => place(a) - place(b))
    return list.length === 0 ? '' : ` class="${encode(list.join(' '))}"`
  }
  return html.replaceAll(tag, (text, element?: string) =>
    element ? text : text.replace(classAttribute, renamed),
  )
}

/** Returns these classes by their short names. */
export const renameClasses = (classes: string, names: ClassNames) => renameList(classes, names).join(' ')

const renameList = (classes: string, names: ClassNames) =>
  split(classes).map((name) => names.get(name) ?? name)

/** Returns compiled styles for pages whose classes were renamed. */
export const renameInStyles = (styles: string, names: ClassNames) =>
  compileStyles(styles, {
    visitor: { Selector: (selector) => changeClasses(selector, (name) => [names.get(name) ?? name]) },
  })

/**
 * Returns compiled styles for classes by either name: written elements have the short ones, and what scripts render has
 * those of the sources. Each rule keeps its place and its specificity.
 */
export const addShortNames = (styles: string, names: ClassNames) =>
  compileStyles(styles, {
    visitor: {
      Selector: (selector) => {
        const classes = selector.filter(({ type }) => type === 'class')
        const hasNested = selector.some(hasSelectors)
        if (classes.length > 1 || hasNested)
          return changeClasses(selector, (name) => [name, names.get(name) ?? name])
        // Two selectors are shorter than `:is`, which is needed where two elements may have names of different kinds.
        const short = changeClasses(selector, (name) => [names.get(name) ?? name])
        return JSON.stringify(short) === JSON.stringify(selector) ? selector : [selector, short]
      },
    },
  })

/** `change` returns the names of which an element must have one instead. */
function changeClasses(selector: Selector, change: (name: string) => string[]): Selector {
  return selector.map((part): SelectorComponent => {
    if (part.type === 'class') {
      const [first = part.name, ...others] = new Set(change(part.name))
      if (others.length === 0) return { type: 'class', name: first }
      const either = [first, ...others].map((name): Selector => [{ type: 'class', name }])
      return { type: 'pseudo-class', kind: 'is', selectors: either }
    }
    if (!hasSelectors(part)) return withoutClasses(part)
    return { ...part, selectors: part.selectors.map((nested) => changeClasses(nested, change)) }
  })
}

/** Throws if a part of a selector asks for classes in a way that is not known here. */
function withoutClasses(part: SelectorComponent): SelectorComponent {
  const isOfClasses = part.type === 'attribute' && part.name === 'class'
  if (isOfClasses || JSON.stringify(part).includes('"type":"class"'))
    throw new Error(`Classes cannot be renamed in ${JSON.stringify(part)}.`)
  return part
}

const split = (classes: string) => classes.split(/\s+/).filter(Boolean)

/** The entities that React writes. */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' } as const
const encode = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign as keyof typeof entities])
const decode = (text: string) =>
  Object.entries(entities)
    .toReversed()
    .reduce((left, [sign, entity]) => left.replaceAll(entity, sign), text)
