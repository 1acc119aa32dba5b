import browserslist from 'browserslist'
import {
  browserslistToTargets,
  Features,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss'
import { root } from './site-paths.ts'

type CompileOptions = { unusedSymbols?: string[]; visitor?: Visitor<Record<string, never>> }

// Rules of which an old browser knows only one must not be merged.
const targets = browserslistToTargets(browserslist(null, { env: 'reads', path: root }))
/** The rules are written unchanged, because they are compiled already. */
const asItIs = Object.values(Features).reduce((all, one) => all | one, 0)

/** A declaration that stands twice or more in a row. */
const doubled = /([{;])([\w-]+:[^;{}"']*);(?:\2;)+/g

/** Returns compiled styles, minified again, after these changes. Throws if they cannot be parsed. */
export function compileStyles(styles: string, options: CompileOptions): string {
  const code = Buffer.from(styles)
  const compiled = transform({
    filename: 'styles.css',
    code,
    minify: true,
    targets,
    exclude: asItIs,
    ...options,
  })
  // It adds a prefixed declaration each time.
  return compiled.code.toString().trim().replaceAll(doubled, '$1$2;')
}

/** Returns the styles without everything that has one of these names. */
export const dropNames = (styles: string, unusedSymbols: string[]) => compileStyles(styles, { unusedSymbols })

/** Returns the variables that `var()` reads. */
export const variablesIn = (text: string) =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

type WithSelectors = Extract<SelectorComponent, { kind: 'is' | 'where' | 'not' | 'has' }>

/** Returns whether the part is `:is()` or one of its kin. */
export const hasSelectors = (part: SelectorComponent): part is WithSelectors =>
  part.type === 'pseudo-class' && /^(?:is|where|not|has)$/.test(part.kind)

/** Returns the classes in selectors, those within `:is()` and its kin included. */
export const classesIn = (styles: string) => selectorNames(styles, ({ type }) => type === 'class')

/** Returns the classes and ids in selectors. */
export const namesIn = (styles: string) =>
  selectorNames(styles, ({ type }) => type === 'class' || type === 'id')

function selectorNames(styles: string, isMeant: (part: SelectorComponent) => boolean): Set<string> {
  const names = new Set<string>()
  const note = (selector: Selector) => {
    for (const part of selector) {
      if (isMeant(part) && 'name' in part) names.add(part.name)
      if (hasSelectors(part)) part.selectors.forEach(note)
    }
  }
  transform({ filename: 'styles.css', code: Buffer.from(styles), visitor: { Selector: note } })
  return names
}
