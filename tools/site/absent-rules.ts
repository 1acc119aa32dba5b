import type { Selector, SelectorComponent } from 'lightningcss'
import { compileStyles, dropNames } from './compile-styles.ts'

/** What a page and its start script have. */
export type Present = {
  /** Elements. */
  tags: ReadonlySet<string>
  /** Classes and ids. */
  names: ReadonlySet<string>
  /** Types of `input`, and the attributes of fields that have parts of their own: `placeholder` and `list`. */
  fields: ReadonlySet<string>
  /** An element has a theme of its own. */
  hasTheme: boolean
}

/** A class that no page has, because the compiler drops classes, not elements. */
const nowhere = 'of-no-element'

/** Returns the styles without the rules that need an element, a class or an id that is not present. */
export function dropAbsent(styles: string, present: Present): string {
  const Selector = (selector: Selector): Selector | undefined =>
    isAbsent(selector, present) ? [{ type: 'class', name: nowhere }] : undefined
  const marked = compileStyles(styles, { visitor: { Selector } })
  // The compiler drops a rule if all its selectors are unused, but keeps all selectors of a list otherwise.
  const others = marked.replaceAll(new RegExp(`\\.${nowhere},|,\\.${nowhere}(?=[,{])`, 'g'), '')
  return dropNames(others, [nowhere])
}

const isAbsent = (selector: Selector, present: Present): boolean =>
  selector.some((part) => asksForOther(part, present))

function asksForOther(part: SelectorComponent, present: Present): boolean {
  const { tags, names, fields, hasTheme } = present
  if (part.type === 'type') return !tags.has(part.name.toLowerCase())
  if (part.type === 'class' || part.type === 'id') return !names.has(part.name)
  // Elements of a page are in no shadow tree.
  if (part.type === 'pseudo-class' && part.kind === 'host') return true
  if (part.type === 'attribute') return part.name === 'data-theme' && !hasTheme
  if (part.type === 'pseudo-element') {
    const name = part.kind === 'custom' ? part.name : part.kind
    const owners = fieldParts.find(([part]) => part.test(name))?.[1]
    return owners !== undefined && !owners.some((owner) => fields.has(owner))
  }
  if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return false
  return part.selectors.every((selector) => isAbsent(selector, present))
}

const dates = ['date', 'datetime-local', 'month', 'time', 'week']

/** Pseudo-elements that only form fields have, with the `fields` that have them. */
const fieldParts: [part: RegExp, owners: readonly string[]][] = [
  [/^placeholder$/, ['placeholder']],
  [/^file-selector-button$/, ['file']],
  [/^-webkit-search-/, ['search']],
  [/^-webkit-(?:inner|outer)-spin-/, ['number', ...dates]],
  [/^-webkit-date/, dates],
  [/^-webkit-calendar-/, ['list', ...dates]],
]
